import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { newsletter, openFooter, openHydrated, site, waitForHydration } from './openHydrated.ts'
import { anyRoute } from './routes.ts'

/** Opens a page whose code beyond the entry script is held back. @returns releases it */
async function openHeld(page: Page, route: string): Promise<() => void> {
  const release = await hold(page)
  await page.goto(route)
  return release
}

/** Holds back the code beyond the entry script. @returns releases it */
const hold = (page: Page) => holdBack(page, /assets\/(?:core|hydrateFooter)-.*\.js/)

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

test.describe('web fonts', () => {
  const typeface = /\.woff2$/

  test('are requested once the first view is painted, and then code other than the entry script, once the page has loaded', async ({
    page,
  }) => {
    await page.goto('/stages/a-level')
    await waitForHydration(page)
    const { painted, loaded, faces, code } = await page.evaluate(async () => {
      // A page can be hydrated before the browser has noted its first paint.
      await new Promise<void>(noted =>
        new PerformanceObserver(list => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) noted()
        }).observe({ type: 'paint', buffered: true }),
      )
      const starts = (pattern: RegExp) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => pattern.test(name))
          .map(({ startTime }) => startTime)
      return {
        // The end of the paint in the page's own process. When the screen shows it depends on how busy the machine is.
        painted: Object(performance.getEntriesByName('first-contentful-paint')[0]).paintTime,
        loaded: Object(performance.getEntriesByType('navigation')[0]).loadEventStart,
        faces: starts(/\.woff2$/),
        code: starts(/assets\/(?!start-|rolldown-runtime-)[^/]*\.js$/),
      }
    })
    expect(faces).toHaveLength(2)
    expect(painted).toBeGreaterThan(0)
    expect(loaded).toBeGreaterThan(0)
    expect(code.length).toBeGreaterThan(0)
    expect(Math.min(...code)).toBeGreaterThan(loaded)
    expect(Math.min(...faces)).toBeGreaterThan(painted)
    expect(Math.min(...code)).toBeGreaterThan(Math.max(...faces))
  })

  test('wait for a picture that hangs, for a few seconds at most', async ({ page }) => {
    await page.clock.install()
    const release = await holdBack(page, /assets\/images\//)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/stages/a-level', { waitUntil: 'domcontentloaded' })
    expect(asked.filter(url => typeface.test(url))).toEqual([])
    const typefaces = page.waitForRequest(typeface)
    await page.clock.runFor(4000)
    await typefaces
    await waitForHydration(page)
    release()
  })

  test.describe('that fail to load', () => {
    test.use({ allowsConsoleErrors: true })
    test('leave the fallback fonts in place, and the page hydrates', async ({ page }) => {
      await page.route(typeface, route => route.abort())
      await openHydrated(page, anyRoute)
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('error')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('are loaded with the page', async ({ page }) => {
      const asked = page.waitForRequest(typeface)
      await page.goto(anyRoute)
      await asked
    })
  })
})

test('with Save-Data nothing more is fetched, no web font either, until the visitor acts, which going back is too', async ({
  page,
}) => {
  await saveData(page)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  // The idle callback in which hydration would have begun.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))))
  expect(asked.filter(url => /assets\/(?:core|site)-|\.woff2$/.test(url))).toEqual([])
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News & Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  expect(asked.filter(url => url.endsWith('.woff2'))).toEqual([])
})

test('a picture that is clicked before hydration opens in the lightbox after it', { tag: '@sweep' }, async ({
  page,
}) => {
  const release = await openHeld(page, '/')
  await page.getByRole('region', { name: 'Gallery Highlights' }).locator('a[href]').first().click()
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(page.locator('.yarl__container')).toBeVisible()
})

test('a prospectus link that is clicked before hydration opens the viewer after it, and an opened answer stays open', async ({
  page,
}) => {
  const release = await openHeld(page, '/stages/pre-school')
  const first = page.locator('[data-section="faq"] details').first()
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  await page
    .getByRole('link', { name: /prospectus/i })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(first).toHaveAttribute('open', '')
})

test('a form that is submitted before hydration is sent after it, with what was written', async ({
  page,
  context,
}) => {
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

test('a link that is followed before hydration leads to its page', async ({ page }) => {
  const release = await openHeld(page, '/blog')
  await page
    .getByRole('main')
    .getByRole('link', { name: /read more/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/blog\/\d$/)
  release()
  await waitForHydration(page)
})

test('going back before hydration leads to the page of that address', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News & Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  const release = await hold(page)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})

test('the footer is hydrated when it comes near the screen, and keeps its state when pages change', async ({
  page,
}) => {
  await page.goto(anyRoute)
  await waitForHydration(page)
  await openFooter(page)
  await newsletter(page).getByRole('textbox').fill('ama@example.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(newsletter(page).getByRole('textbox')).toHaveValue('ama@example.com')
})
