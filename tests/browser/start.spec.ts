import type { Page } from 'playwright/test'
import { nextFrames } from '../../scripts/quality/browser/settle.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import {
  footerLink,
  heading,
  newsletter,
  openFooter,
  openHydrated,
  scrollDown,
  site,
  waitForHydration,
  waitForIsland,
} from './openHydrated.ts'
import { anyRoute } from './routes.ts'
import { sectionSite } from './sectionSite.ts'

/** Code that only islands and rare behaviours need. */
const furtherCode = /\/assets\/(?!entry-|rolldown-runtime-)[^/]*\.js$/

/** Opens a page whose code beyond the entry script is held back. @returns releases it */
async function openHeld(page: Page, route: string): Promise<() => void> {
  const release = await holdBack(page, furtherCode)
  await page.goto(route)
  await waitForHydration(page)
  return release
}

/** Collects the addresses that a page asks for from now on. */
function collectRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  return asked
}

/** Waits until what the browser does when it has nothing else to do would have asked for its files, and they are there. */
async function idle(page: Page): Promise<void> {
  await nextFrames(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
}

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** A request for a typeface, but that of the headings, which is asked for ahead. The test site has it in `besley`. */
const laterTypeface = /\/(?!besley-)[^/]*\.woff2$/

test.describe('web fonts', () => {
  const typeface = /\.woff2$/

  test('are requested once the first view is painted, and that of the headings with the page', async ({
    page,
  }) => {
    await openHydrated(page, '/stages/a-level')
    const { painted, faces } = await page.evaluate(async () => {
      // The fonts can be there before the browser has noted its first paint.
      await new Promise<void>(noted =>
        new PerformanceObserver(list => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) noted()
        }).observe({ type: 'paint', buffered: true }),
      )
      return {
        // The end of the paint in the page's own process. When the screen shows it depends on how busy the machine is.
        painted: Object(performance.getEntriesByName('first-contentful-paint')[0]).paintTime,
        faces: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ startTime, name }) => ({ startTime, name })),
      }
    })
    expect(faces).toHaveLength(2)
    expect(painted).toBeGreaterThan(0)
    for (const { name, startTime } of faces)
      expect([name, startTime > painted]).toEqual([name, laterTypeface.test(name)])
  })

  test('wait for a picture that hangs, for a few seconds at most', async ({ page }) => {
    await page.clock.install()
    const release = await holdBack(page, /assets\/images\//)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/stages/a-level', { waitUntil: 'domcontentloaded' })
    expect(asked.filter(url => laterTypeface.test(url))).toEqual([])
    const typefaces = page.waitForRequest(laterTypeface)
    await page.clock.runFor(4000)
    await typefaces
    await waitForHydration(page)
    release()
  })

  test.describe('that fail to load', () => {
    test.use({ allowsConsoleErrors: true })
    test('leave the fallback fonts in place, and the page works', async ({ page }) => {
      await page.route(typeface, route => route.abort())
      await openHydrated(page, anyRoute)
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('error')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  withoutScript('without JavaScript, are loaded with the page', async ({ page }) => {
    const asked = page.waitForRequest(typeface)
    await page.goto(anyRoute)
    await asked
  })
})

test.describe('with Save-Data', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('nothing more is fetched until the visitor turns to what needs it', async ({ page }) => {
    await saveData(page)
    const asked = collectRequests(page)
    const needless = () =>
      asked.filter(url => furtherCode.test(url) || /island/.test(url) || laterTypeface.test(url))
    await page.goto(`${sectionSite}/galleries/6`)
    await waitForHydration(page)
    const documents = () => asked.filter(url => !/\.\w+$/.test(url)).length
    expect(documents()).toBe(1)
    await page.keyboard.press('Tab')
    await page.locator('main p').first().tap()
    await footerLink(page, 'About').focus()
    const gallery = page.locator('[data-section="gallery"]')
    await gallery.scrollIntoViewIfNeeded()
    await scrollDown(page, 10_000)
    await idle(page)
    expect(needless()).toEqual([])
    expect(documents()).toBe(1)
    await gallery.locator('a[href]').first().tap()
    await expect(page.locator('.yarl__container')).toBeVisible()
    expect(needless()).not.toEqual([])
  })

  test('pages are shown as usual, going back and reloading included', async ({ page }) => {
    await saveData(page)
    const asked = collectRequests(page)
    await page.goto('/about')
    await waitForHydration(page)
    await idle(page)
    const screens = () => asked.filter(url => /\/screens-[^/]*\.json$/.test(url)).length
    expect(screens(), 'what replaces pages comes with the first that is loaded').toBe(0)
    await footerLink(page, 'News & Events').tap()
    await expect(heading(page)).toContainText('Blog')
    expect(screens()).toBe(1)
    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(heading(page)).toContainText('About')
    expect(asked.filter(url => laterTypeface.test(url))).toEqual([])
  })
})

test('a page without an island in reach fetches no React, however long it is open', async ({ page }) => {
  await page.clock.install()
  const asked = collectRequests(page)
  // The dial of the home page is none.
  await openHydrated(page, '/')
  await expect(page.locator('[data-turned]')).toBeVisible()
  await openHydrated(page, '/stages/ils')
  await page.clock.runFor('10:00')
  await page.locator('main p').first().click()
  await page.mouse.wheel(0, 500)
  await page.keyboard.press('Tab')
  await idle(page)
  expect(asked.filter(url => /\/assets\/react-/.test(url))).toEqual([])
  // It is known by its name: a form fetches it.
  await openFooter(page)
  expect(asked.filter(url => /\/assets\/react-/.test(url))).toHaveLength(1)
})

test('viewer, lightbox and galleries are fetched when they are needed, not before', async ({ page }) => {
  const asked = collectRequests(page)
  for (const route of ['/stages/pre-school', '/blog/3', '/']) {
    await page.goto(route)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter(url => /PdfViewer|pdf\.worker|Lightbox|Gallery\.island|\.pdf$/.test(url))).toEqual([])
  await page.getByRole('region', { name: 'Gallery Highlights' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter(url => /Gallery\.island/.test(url)).length).toBeGreaterThan(0)
})

test('a prospectus link that is clicked before its code is there works later', async ({ page }) => {
  const release = await openHeld(page, '/stages/pre-school')
  const first = page.locator('[data-section="faq"] details').first()
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  await page
    .getByRole('button', { name: /prospectus/i })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(first).toHaveAttribute('open', '')
})

test('a form that is submitted before its code is there is sent later', async ({ page, context }) => {
  const release = await openHeld(page, anyRoute)
  await newsletter(page).getByRole('textbox').fill('ama@example.com')
  await newsletter(page).getByRole('textbox').press('Enter')
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const request = new Promise<string>(resolve => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
  release()
  const message = new URL(await request)
  expect(message.protocol + message.pathname).toBe(`mailto:${site.contact.email}`)
  expect(message.searchParams.get('body')).toContain('ama@example.com')
  await expect(newsletter(page).locator('[aria-live]').first()).toContainText(
    'Your email app should be open now',
  )
})

test.describe('before the entry script has run', () => {
  const entry = /\/assets\/entry-[^/]*\.js$/

  test('a link leads to its page', async ({ page }) => {
    const release = await holdBack(page, entry)
    await page.goto('/blog', { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('link', { name: /read more/i })
      .first()
      .click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/blog\/\d$/)
    release()
    await waitForHydration(page)
  })

  test('going back leads to the page of that address', async ({ page }) => {
    await openHydrated(page, '/about')
    await footerLink(page, 'News & Events').click()
    await expect(heading(page)).toContainText('Blog')
    const release = await holdBack(page, entry)
    await page.reload({ waitUntil: 'commit' })
    await expect(heading(page)).toContainText('Blog')
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL(/\/about$/)
    release()
    await expect(heading(page)).toContainText('About')
  })

  test('a form that is being filled in is hydrated when it has, with what was written', async ({ page }) => {
    const release = await holdBack(page, entry)
    await page.goto(anyRoute, { waitUntil: 'commit' })
    await newsletter(page).getByRole('textbox').fill('ama@example.com')
    release()
    await waitForIsland(newsletter(page))
    await expect(newsletter(page).getByRole('textbox')).toHaveValue('ama@example.com')
    await expect(newsletter(page).getByRole('textbox')).toBeFocused()
  })
})

test('the newsletter is hydrated when a visitor turns to it, and outlives navigation', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await expect(newsletter(page).locator('xpath=..')).not.toHaveAttribute('data-hydrated')
  await openFooter(page)
  await newsletter(page).getByRole('textbox').fill('ama@example.com')
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(newsletter(page).getByRole('textbox')).toHaveValue('ama@example.com')
})
