import type { Locator, Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { atRest, openHydrated, scrollDown } from './openHydrated.ts'
import { heightAtOnce, recordHeights } from './recordHeights.ts'
import { anyRoute } from './routes.ts'

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true })

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => menu(page).locator('summary').filter({ hasText: /^Menu/ })
const expand = (page: Page, parent: string) =>
  menu(page)
    .locator('summary')
    .filter({ hasText: `${parent}: ` })
/** An entry, whose name may go on with the age of a stage. */
const link = (page: Page, label: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${label}(?: |$)`) })

test('R-HDR-6, R-HDR-7: a toggle opens the menu, with at most one parent expanded', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await expect(link(page, 'Blog')).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, 'Blog')).toBeVisible()
  await toggle(page).tap()
  await expect(link(page, 'Blog')).toBeHidden()
  for (const pixels of [0, 600]) {
    await scrollDown(page, pixels)
    await toggle(page).tap()
    await expect(link(page, 'History')).toBeHidden()
    await expand(page, 'About').tap()
    await expect(link(page, 'History')).toBeVisible()
    await atRest(page)
    await expand(page, 'Stages').tap()
    await expect(link(page, 'ILS')).toBeVisible()
    await expect(link(page, 'History')).toBeHidden()
    await atRest(page)
    // Fixed it has walls of its own, over whatever the page shows.
    expect(await findings(page, 'header'), `${pixels} pixels down`).toEqual([])
    await expand(page, 'Stages').tap()
    await expect(link(page, 'ILS')).toBeHidden()
    await toggle(page).tap()
    await expect(link(page, 'Blog')).toBeHidden()
    await atRest(page)
  }
})

test('R-HDR-6: the menu opens and closes in 0.3 s, and at once with reduced motion', async ({ page }) => {
  await openHydrated(page, anyRoute)
  const details = menu(page).locator('details').first()
  const opening = await recordHeights(details)
  expect(opening.taken).toBe(300)
  // It has a line above and one below.
  expect(opening.heights[0]).toBe(2)
  expect(opening.heights).toEqual([...new Set(opening.heights)].toSorted((a, b) => a - b))
  await expect(details.locator('> div')).toHaveCSS('animation-name', 'none')
  expect((await recordHeights(details.locator('details').last())).taken).toBe(300)
  await expect(link(page, 'ILS')).toBeVisible()

  const closing = await recordHeights(details)
  expect(closing.taken).toBe(300)
  expect(closing.heights.at(-1)).toBe(0)
  expect(closing.heights).toEqual(closing.heights.toSorted((a, b) => b - a))
  // At the end there are only its lines left.
  expect(new Set(closing.heights).size).toBeGreaterThan(15)
  await expect(link(page, 'Blog')).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { height, movements } = await heightAtOnce(details)
  expect(height).toBe(closing.heights[0])
  expect(movements).toBe(0)
  expect(await heightAtOnce(details)).toEqual({ height: 0, movements: 0 })
})

/** Waits for the end of the animations of an element's opening. @returns their durations in seconds */
async function openingOf(content: Locator): Promise<() => Promise<number>> {
  const opening = await content.evaluateHandle((element: HTMLElement) => ({
    ended: new Promise<number>(resolve =>
      element.addEventListener('animationend', event => resolve(event.elapsedTime)),
    ),
  }))
  return () => opening.evaluate(({ ended }) => ended)
}

test('R-HDR-6: the menu opens in 0.3 s before any code has loaded', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(anyRoute, { waitUntil: 'commit' })
  await expect(toggle(page)).toBeVisible()
  // A layout of what is hidden started its animation, which was over when the menu opened.
  const measured = await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) element.getBoundingClientRect()
    return Number(document.timeline.currentTime)
  })
  await page.waitForFunction(since => Number(document.timeline.currentTime) > since + 400, measured)
  const panel = menu(page).locator('details > div').first()
  const taken = await panel.evaluateHandle(element => ({
    time: new Promise<number>(resolve =>
      element.addEventListener('animationstart', start =>
        element.addEventListener('animationend', end => resolve(end.timeStamp - start.timeStamp)),
      ),
    ),
  }))
  for (const summary of [toggle(page), expand(page, 'Stages')]) {
    const opening = await openingOf(summary.locator('xpath=following-sibling::*'))
    await summary.tap()
    expect(await opening()).toBe(0.3)
  }
  expect(await taken.evaluate(({ time }) => time)).toBeGreaterThan(200)
  await expect(link(page, 'ILS')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toggle(page).tap()
  await expect(link(page, 'Blog')).toBeHidden()
  const opening = await openingOf(panel)
  await toggle(page).tap()
  expect(await opening()).toBeLessThan(0.001)
  release()
})

test('R-HDR-6: the menu opens by keyboard; Escape, leaving and choosing close it', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Home')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()
  await expect(link(page, 'Blog')).toBeHidden()

  await page.keyboard.press('Enter')
  await menu(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Blog')).toBeHidden()
  await atRest(page)

  await toggle(page).tap()
  await link(page, 'About').tap()
  await expect(page).toHaveURL(/\/about$/)
  await expect(link(page, 'Blog')).toBeHidden()

  await toggle(page).tap()
  await expand(page, 'Stages').tap()
  await expect(link(page, "A' Level")).toBeVisible()
  const small = await menu(page)
    .locator('a:visible, summary:visible')
    .evaluateAll(targets =>
      targets
        .filter(
          target => target.getBoundingClientRect().height < 44 || target.getBoundingClientRect().width < 44,
        )
        .map(target => target.textContent),
    )
  expect(small).toEqual([])
  await link(page, 'ILS').tap()
  await expect(link(page, 'Blog')).toBeHidden()
  await expect(page).toHaveURL(/\/stages\/ils$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // A link to the page itself has the browser load it anew.
  const anew = page.waitForEvent('load')
  await toggle(page).tap()
  await expand(page, 'Stages').tap()
  await link(page, 'ILS').tap()
  await anew
  await expect(link(page, 'Blog')).toBeHidden()
})

withoutScript('R-HDR-6: without JavaScript the menu opens, expands, calls and leads on', async ({ page }) => {
  await page.goto(anyRoute)
  await expect(page.getByRole('banner').locator('[href^="tel:"]:visible')).toHaveAccessibleName(/^Telephone/)
  await toggle(page).tap()
  await expect(toggle(page)).toHaveAccessibleName('Close')
  await expect(menu(page).locator('[href^="tel:"]')).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expand(page, 'About').tap()
  await expect(link(page, 'History')).toBeVisible()
  await expand(page, 'Stages').tap()
  await expect(link(page, 'History')).toBeHidden()
  await link(page, 'ILS').tap()
  await expect(page).toHaveURL(/\/stages\/ils$/)
})
