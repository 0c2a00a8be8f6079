import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'

const route = '/stages/igcse'
const items = (page: Page) => page.locator('[data-section="learningApproaches"] li')

/** Records what is observed for its entrance, and every entrance animation; durations and delays in milliseconds. */
const watchEntrances = (page: Page) =>
  page.addInitScript(() => {
    const entrances: unknown[] = []
    const observed = new WeakSet<Element>()
    Object.assign(window, { entrances, observed })
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      observed.add(element)
      observe.call(this, element)
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const section = this.closest('[data-section]')
      if (typeof options === 'object' && section) {
        const { duration, delay } = options
        const isFirst = section === document.querySelector('[data-section]')
        entrances.push({ text: this.textContent, isFirst, duration, delay })
      }
      return animate.call(this, frames, options)
    }
  })

interface Entrance {
  text: string
  /** Whether it is of the first screen. */
  isFirst: boolean
  duration: number
  delay: number
}
const entrances = (page: Page) => page.evaluate((): Entrance[] => Object(window).entrances)

/** Scrolls to the last item, once the code that animates entrances observes it. */
async function scrollToItems(page: Page): Promise<void> {
  const last = items(page).last()
  await expect.poll(() => last.evaluate(item => Object(window).observed.has(item))).toBe(true)
  await last.scrollIntoViewIfNeeded()
}

test('R-STG-12: a section fades in once, in 0.5 s, its items 0.1 s apart', async ({ page }) => {
  await watchEntrances(page)
  await openHydrated(page, route)
  expect(await entrances(page)).toEqual([])
  const faint = () =>
    page
      .locator('main *')
      .evaluateAll(all =>
        all.filter(element => getComputedStyle(element).opacity === '0').map(e => e.outerHTML),
      )
  expect(await faint()).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await faint()).toEqual([])
  await page.emulateMedia({ media: null })
  await scrollToItems(page)
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

  const before = (await entrances(page)).length
  await page.evaluate(() => window.scrollTo(0, 0))
  await items(page).last().scrollIntoViewIfNeeded()
  const after = await entrances(page)
  expect(after.length).toBe(before)
  expect(after.filter(({ isFirst }) => isFirst)).toEqual([])
})

test('R-STG-12: entrances are animated after client-side navigation too', async ({ page }) => {
  await watchEntrances(page)
  await openHydrated(page, '/stages')
  await page.getByRole('main').getByRole('link', { name: /IGCSE/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`${route}$`))
  await scrollToItems(page)
  const texts = await items(page).allTextContents()
  await expect
    .poll(async () => (await entrances(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(texts))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('R-STG-12: nothing is animated', async ({ page }) => {
    await watchEntrances(page)
    await openHydrated(page, route)
    await items(page).last().scrollIntoViewIfNeeded()
    await expect(items(page).last()).toBeInViewport()
    expect(await entrances(page)).toEqual([])
  })
})
