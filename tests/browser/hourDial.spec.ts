import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { openHydrated, waitForHydration } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'
import { watchShifts } from './watchShifts.ts'

/** A page with the opening of the home page and nothing else. */
const route = `${sectionSite}/day`

const hero = (page: Page) => page.locator('[data-section="hero"] > section')
const dial = (page: Page) => page.getByRole('slider', { name: 'Turn the day' })
const wall = (page: Page) => hero(page).evaluate(element => getComputedStyle(element).backgroundColor)

/** The walls of the first light and of ten o'clock, as the theme has them by default. */
const [DAWN, BRIGHT] = ['rgb(20, 48, 61)', 'rgb(224, 163, 46)']

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T10:20:00Z'))

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the home page takes the light of the hour, without a layout shift', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdBack(page, /assets\/turnDay-/)
    await page.goto(route)
    await waitForHydration(page)
    await waitForWebFonts(page)
    const shifts = await watchShifts(page)
    release()
    await expect(dial(page)).toHaveAttribute('aria-valuetext', 'It is ten in the morning in Accra')
    await expect(hero(page)).toContainText('It is ten in the morning in Accra')
    await expect.poll(() => wall(page)).toBe(BRIGHT)
    expect(await shifts()).toBe(0)
  })
})

test('the day is turned by keyboard and by dragging, hour by hour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, route)
  await expect(dial(page)).toBeInViewport({ ratio: 1 })
  await dial(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Eleven in the morning')
  const eleven = await wall(page)
  await page.keyboard.press('ArrowRight')
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Noon')
  expect(await wall(page)).not.toBe(eleven)
  await page.keyboard.press('ArrowRight')
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'One in the afternoon')
  // It sinks as it rose.
  expect(await wall(page)).toBe(eleven)
  await page.keyboard.press('End')
  await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Eleven at night')

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await dial(page).fill('10')
    await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Ten in the morning')
    await dial(page).scrollIntoViewIfNeeded()
    const {
      x,
      y,
      width: length,
      height,
    } = (await dial(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // The thumb is as wide as 24 pixels, and its middle cannot reach the ends.
    const at = (hour: number) => x + 12 + ((length - 24) * hour) / 23
    await page.mouse.move(at(10), y + height / 2)
    await page.mouse.down()
    await page.mouse.move(at(15), y + height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(dial(page)).toHaveAttribute('aria-valuetext', 'Three in the afternoon')
    const words = await hero(page).getByRole('heading').boundingBox()
    expect(Math.abs(x - (words?.x ?? 0))).toBeLessThan(1)
  }
})

test('every word of the opening is legible at any hour, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, route)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 1100 })
    for (const hour of [3, 9, 12, 18]) {
      await dial(page).fill(`${hour}`)
      expect.soft(await findings(page, '[data-section="hero"]'), `${hour}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('visitors who save data get still walls', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
    )
  await page.goto(route)
  await expect.poll(moving).toBeGreaterThan(3)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.reload()
  await expect.poll(moving).toBe(0)
})

withoutScript('without JavaScript, the wall stays at dawn, and no slider is offered', async ({ page }) => {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  expect(await wall(page)).toBe(DAWN)
  await expect(hero(page).locator('> div:last-child')).toBeHidden()
})
