import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openLive } from './openLive.ts'

const route = '/stages/igcse'
const items = (page: Page) => page.locator('[data-section="learningApproaches"] li')

/** Keeps a list of all entrances of the page: what appears, when, and for how long. In milliseconds. */
const watchEntrances = (page: Page) =>
  page.addInitScript(() => {
    const entrances: unknown[] = []
    Object.assign(window, { entrances })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && this.closest('[data-section]')) {
        const { duration, delay } = options
        entrances.push({ text: this.textContent, isItem: this.tagName === 'LI', duration, delay })
      }
      return animate.call(this, frames, options)
    }
  })

interface Entrance {
  text: string
  isItem: boolean
  duration: number
  delay: number
}
const entrances = (page: Page) => page.evaluate((): Entrance[] => Object(window).entrances)

test('R-STG-12: a section enters in 0.5 s as it is scrolled to, its items 0.1 s apart', async ({ page }) => {
  await watchEntrances(page)
  await openLive(page, route)
  expect(await entrances(page)).toEqual([])
  await items(page).last().scrollIntoViewIfNeeded()
  const texts = await items(page).allTextContents()
  await expect
    .poll(async () => (await entrances(page)).filter(({ text }) => texts.includes(text)).length)
    .toBe(texts.length)
  const all = await entrances(page)
  expect(new Set(all.map(({ duration }) => duration))).toEqual(new Set([500]))
  const delays = all.filter(({ text }) => texts.includes(text)).map(({ delay }) => delay)
  expect(delays.slice(1).map((delay, index) => Math.round(delay - (delays[index] ?? 0)))).toEqual(
    delays.slice(1).map(() => 100),
  )
  await expect(items(page).last()).toHaveCSS('opacity', '1')
})

test('R-STG-12: the first screen is there at once, and what has entered stays', async ({ page }) => {
  await watchEntrances(page)
  await openLive(page, route)
  await items(page).last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await entrances(page)).length).toBeGreaterThan(0)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const before = (await entrances(page)).length
  await page.evaluate(() => window.scrollTo(0, 0))
  await items(page).last().scrollIntoViewIfNeeded()
  const after = await entrances(page)
  expect(after.length).toBe(before)
  expect(after.filter(({ text }) => text.includes(title))).toEqual([])
})

test('R-STG-12: a page that is navigated to has its entrances too', async ({ page }) => {
  await watchEntrances(page)
  await openLive(page, '/stages')
  await page.getByRole('main').getByRole('link', { name: /IGCSE/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`${route}$`))
  await items(page).last().scrollIntoViewIfNeeded()
  const texts = await items(page).allTextContents()
  await expect
    .poll(async () => (await entrances(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(texts))
})

test('R-STG-12: nothing waits to be seen: below the screen all is opaque, and print too', async ({
  page,
}) => {
  await openLive(page, route)
  const faint = () =>
    page
      .locator('main *')
      .evaluateAll(all =>
        all.filter(element => getComputedStyle(element).opacity === '0').map(e => e.outerHTML),
      )
  expect(await faint()).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await faint()).toEqual([])
})

test.describe('when motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('R-STG-12: nothing enters', async ({ page }) => {
    await watchEntrances(page)
    await openLive(page, route)
    await items(page).last().scrollIntoViewIfNeeded()
    await expect(items(page).last()).toBeInViewport()
    expect(await entrances(page)).toEqual([])
  })
})
