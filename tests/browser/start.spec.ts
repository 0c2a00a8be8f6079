import type { Page } from 'playwright/test'
import { typefaces } from '../../scripts/lib/screenshots/settle.ts'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { live, newsletter, openFoot, openLive, scrollDown, site } from './openLive.ts'

/** Opens a page whose code beyond the entry does not arrive before the visitor is let through. */
async function openHeld(page: Page, route: string): Promise<() => void> {
  const release = await hold(page)
  await page.goto(route)
  return release
}

/** Holds the code beyond the entry back. @returns lets it go */
const hold = (page: Page) => holdBack(page, /assets\/(?:core|client|foot)-.*\.js/)

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

test('until the page has loaded no code but its entry is fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/stages/a-level', { waitUntil: 'load' })
  const atLoad = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return name.endsWith('.js') && startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY)
      })
      .map(({ name }) => name.replace(/^.*\/([\w-]+)-.{8}\.js$/, '$1')),
  )
  expect(atLoad.filter(name => !['start', 'rolldown-runtime'].includes(name))).toEqual([])
  await live(page)
  expect(scripts.length).toBeGreaterThan(atLoad.length)
})

test.describe('typefaces', () => {
  const typeface = /\.woff2$/

  test('are asked for once the first view is painted, and before any code but the entry', async ({
    page,
  }) => {
    await openLive(page, '/stages/a-level')
    const { painted, faces, code } = await page.evaluate(() => {
      const starts = (pattern: RegExp) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => pattern.test(name))
          .map(({ startTime }) => startTime)
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        faces: starts(/\.woff2$/),
        code: starts(/assets\/core-/),
      }
    })
    expect(faces).toHaveLength(2)
    expect(painted).toBeGreaterThan(0)
    expect(Math.min(...faces)).toBeGreaterThan(painted)
    expect(Math.min(...code)).toBeGreaterThan(Math.max(...faces))
  })

  test('wait for a picture that hangs, but not for ever', async ({ page }) => {
    const release = await holdBack(page, /assets\/images\//)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/stages/a-level', { waitUntil: 'domcontentloaded' })
    expect(asked.filter(url => typeface.test(url))).toEqual([])
    await page.waitForRequest(typeface)
    await live(page)
    release()
  })

  test('that would move what is in view wait until the visitor does something', async ({ page }) => {
    // A stand-in that takes other room than the typeface.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.styleSheets[0]?.insertRule(`body { font-family: 'Cabin Variable', monospace !important }`)
      })
    })
    await openLive(page, '/stages/a-level')
    expect(await typefaces(page)).toBe('waiting')
    const words = page.locator('main p').first()
    const before = await words.boundingBox()
    await page.keyboard.press('Shift')
    await expect.poll(() => typefaces(page)).toBe('in')
    expect(await words.boundingBox()).not.toEqual(before)
  })

  test('that wait come in where the visitor has scrolled to, once nothing moves by it there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.styleSheets[0]?.insertRule(
          `[data-section="hero"] * { font-family: 'Cabin Variable', monospace !important }`,
        )
      })
    })
    await openLive(page, '/stages/a-level')
    expect(await typefaces(page)).toBe('waiting')
    await scrollDown(page, 100)
    await page.waitForTimeout(600)
    expect(await typefaces(page)).toBe('waiting')
    await page.evaluate(() => {
      new PerformanceObserver(list => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        for (const { value } of shifts) document.documentElement.dataset.moved = `${value}`
      }).observe({ type: 'layout-shift' })
    })
    await scrollDown(page, 1500)
    await expect.poll(() => typefaces(page)).toBe('in')
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.002)
  })

  test.describe('that do not come', () => {
    test.use({ allowsConsoleErrors: true })
    test('leave their place to the stand-ins, and the page goes on', async ({ page }) => {
      await page.route(typeface, route => route.abort())
      await openLive(page, '/stages/a-level')
      expect(await typefaces(page)).toBe('in')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('come with the page', async ({ page }) => {
      const asked = page.waitForRequest(typeface)
      await page.goto('/stages/a-level')
      await asked
    })
  })
})

test('a visitor who saves data gets no more until they do something', async ({ page }) => {
  await saveData(page)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/stages/a-level')
  await page.waitForLoadState('networkidle')
  // A turn of the browser's idle time in which everything else would have begun.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))))
  expect(asked.filter(url => /assets\/(?:core|client|site)-/.test(url))).toEqual([])
  await page.keyboard.press('Tab')
  await live(page)
})

test('a picture that is clicked before the code is there opens in the lightbox when it comes', async ({
  page,
}) => {
  const release = await openHeld(page, '/')
  await page.getByRole('region', { name: 'Gallery Highlights' }).locator('a[href]').first().click()
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(page.locator('.yarl__container')).toBeVisible()
})

test('a prospectus that is asked for before the code is there opens in the viewer', async ({ page }) => {
  const release = await openHeld(page, '/stages/pre-school')
  await page
    .getByRole('link', { name: /prospectus/i })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a form that is sent before the code is there is sent by it, with what was written', async ({
  page,
  context,
}) => {
  const release = await openHeld(page, '/')
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
  await expect(newsletter(page).getByRole('status')).toContainText('Your mail program has been opened')
})

test('a link that is followed before the code is there leads to its page', async ({ page }) => {
  const release = await openHeld(page, '/blog')
  await page
    .getByRole('main')
    .getByRole('link', { name: /read more/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/blog\/\d$/)
  release()
  await live(page)
})

test('going back before the code is there leads to the page of that address', async ({ page }) => {
  await page.goto('/about')
  await live(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News & Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  const release = await hold(page)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})

test('going back wakes the page for a visitor who saves data', async ({ page }) => {
  await saveData(page)
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await live(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News & Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})

test('an answer that was opened before the code is there stays open', async ({ page }) => {
  const release = await openHeld(page, '/stages/pre-school')
  const first = page.locator('[data-section="faq"] details').first()
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  release()
  await live(page)
  await expect(first).toHaveAttribute('open', '')
})

test('the foot becomes live when somebody comes near, and stays when pages change', async ({ page }) => {
  await page.goto('/')
  await live(page)
  await openFoot(page)
  await newsletter(page).getByRole('textbox').fill('ama@example.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(newsletter(page).getByRole('textbox')).toHaveValue('ama@example.com')
})
