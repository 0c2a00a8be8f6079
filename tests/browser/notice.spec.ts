import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { documentPainted } from '../../scripts/quality/browser/settle.ts'
import { serveChangedSite } from './changedSite.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { openHydrated, waitForHydration } from './openHydrated.ts'
import { anyRoute } from './routes.ts'
import { watchShifts } from './watchShifts.ts'

const text = 'School opens at ten on Monday, because the road is being repaired.'

let origin: string
let close: () => void

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const link = { text: 'Which road?', link: '/about' }
  const notice = { text, link, from: '2020-01-01', until: '2999-12-31' }
  ;({ origin, close } = await serveChangedSite('notice-site', { '_site.json': { notice } }))
})

test.afterAll(() => close?.())

test.use({ viewport: { width: 360, height: 740 } })

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' })
const closeButton = (page: Page) => notice(page).getByRole('button', { name: 'Close' })

/** Waits until the notice has risen: a click on what moves may begin on it and end next to it. */
const risen = (page: Page) =>
  notice(page).evaluate(async element => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
  })

async function closeNotice(page: Page): Promise<void> {
  await risen(page)
  await closeButton(page).click()
}

test('it is shown on every page until it is closed; another one is shown again', async ({ page }) => {
  await openHydrated(page, `${origin}/blog`)
  await risen(page)
  await expect(notice(page)).toContainText(text)
  await notice(page).getByRole('link', { name: 'Which road?' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the school')
  await expect(notice(page)).toBeVisible()
  await closeNotice(page)
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await openHydrated(page, `${origin}/stages/ils`)
  await expect(notice(page)).toBeHidden()
  await page.route(`${origin}/blog`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(text, 'School is closed on Tuesday.')
    await route.fulfill({ response, body })
  })
  await page.goto(`${origin}/blog`)
  await expect(notice(page)).toBeVisible()
})

test('screen readers announce it once, and axe finds nothing meanwhile', async ({ page }) => {
  const status = notice(page).locator('[aria-live]')
  await page.clock.install()
  await page.goto(origin + anyRoute)
  await expect(closeButton(page)).toBeVisible()
  await expect(status).toBeEmpty()
  await page.clock.runFor(3000)
  await expect(status).toContainText(text)
  await risen(page)
  expect(await findings(page)).toEqual([])
  await page.clock.runFor(5000)
  await expect(status).toBeEmpty()
  await page.reload()
  await expect(closeButton(page)).toBeVisible()
  await page.clock.runFor(3000)
  // At once: what is said leaves again.
  expect(await status.textContent()).toBe('')
})

test('where the browser stores nothing it can be closed all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    }),
  )
  await page.goto(origin + anyRoute)
  await closeNotice(page)
  await expect(notice(page)).toBeHidden()
})

test('nothing moves on a page whose notice is new, or was closed before', async ({ page }) => {
  for (const isClosed of [false, true]) {
    const release = await holdBack(page, /assets\/notice-/)
    await page.goto(`${origin}/about`, { waitUntil: 'commit' })
    await documentPainted(page)
    const shifts = await watchShifts(page)
    release()
    await waitForHydration(page)
    await expect(notice(page)).toBeVisible({ visible: !isClosed })
    if (!isClosed) await risen(page)
    expect(await shifts(), isClosed ? 'closed before' : 'new').toBe(0)
    if (!isClosed) await closeNotice(page)
  }
})

test('it follows the skip link, covers no footer and no focus, and is not printed', async ({ page }) => {
  await openHydrated(page, origin + anyRoute)
  await expect(closeButton(page)).toBeVisible()
  /** Whether the notice covers any part of the element that has the focus. */
  const isCovered = () =>
    page.evaluate(() => {
      const [strip, focused] = [document.querySelector('[data-notice]'), document.activeElement]
      if (!strip || !focused || focused === document.body || strip.contains(focused)) return false
      return focused.getBoundingClientRect().bottom > strip.getBoundingClientRect().top + 1
    })
  const stops = await page.locator('main a, footer :is(a[href], input, button)').count()
  expect(stops).toBeGreaterThan(10)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link')).toBeFocused()
  const covered: string[] = []
  for (let stop = 0; stop < stops + 6; stop++) {
    await page.keyboard.press('Tab')
    if (await isCovered()) covered.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(covered).toEqual([])
  /** Between the end of the footer and the notice, in pixels. */
  const gap = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [strip, foot] = [
      await notice(page).boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ]
    return Math.abs((foot?.y ?? 0) + (foot?.height ?? 0) - (strip?.y ?? 0))
  }
  await expect.poll(gap).toBeLessThanOrEqual(1)
  expect((await closeButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.emulateMedia({ media: 'print' })
  await expect(notice(page)).toBeHidden()
})

withoutScript('without JavaScript, it can be read, and has no button that does nothing', async ({ page }) => {
  await page.goto(origin + anyRoute)
  await expect(notice(page)).toContainText(text)
  await expect(notice(page).getByRole('button')).toHaveCount(0)
})
