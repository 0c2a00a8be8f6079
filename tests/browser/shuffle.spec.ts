import type { Page } from 'playwright/test'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { carouselPage, gallery, lightbox, openCarousel, pictures, thumbnails } from './galleries.ts'
import { holdBack } from './holdBack.ts'
import { openHydrated } from './openHydrated.ts'

const TEN_MINUTES = 600_000

const order = (page: Page) =>
  thumbnails(page).evaluateAll(links => links.map(link => link.getAttribute('href')))

test('R-GAL-11: the order is another on each load', async ({ page, request }) => {
  const written = [
    ...(await (await request.get(carouselPage)).text()).matchAll(
      /href="(\/assets\/images\/gallery\/[^"]+)"/g,
    ),
  ]
    .map(([, file]) => file)
    .slice(0, 8)
  expect(written).toHaveLength(8)
  await openCarousel(page)
  const first = await order(page)
  await page.reload()
  await openCarousel(page)
  const second = await order(page)
  // Each of the three is one of twenty million.
  expect(new Set([written, first, second].map(String)).size).toBe(3)
})

test('R-GAL-11: a new order comes every 600 000 ms', async ({ page }) => {
  await page.clock.install()
  // The clock goes on until it is paused, so the time is counted from when the gallery begins to.
  await page.addInitScript(milliseconds => {
    const { setInterval } = window
    const watched = (...[handler, interval]: Parameters<typeof setInterval>) => {
      if (interval === milliseconds) document.documentElement.dataset.shufflesFrom = `${Date.now()}`
      return setInterval(handler, interval)
    }
    Object.assign(window, { setInterval: watched })
  }, TEN_MINUTES)
  await page.mouse.move(1, 1)
  await openCarousel(page)
  await expect(page.locator('html')).toHaveAttribute('data-shuffles-from')
  const first = await order(page)
  const begun = Number(await page.locator('html').getAttribute('data-shuffles-from'))
  await page.clock.pauseAt(begun + TEN_MINUTES - 1)
  expect(await order(page)).toEqual(first)
  await page.clock.runFor(1)
  await expect.poll(() => order(page)).not.toEqual(first)
})

const uses: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  ['the pointer is on a picture', page => thumbnails(page).nth(2).hover(), page => page.mouse.move(1, 1)],
  [
    'a picture has the focus',
    page => thumbnails(page).nth(2).focus(),
    page => page.getByRole('contentinfo').getByRole('link').first().focus(),
  ],
  [
    'the lightbox is open',
    async page => {
      await pictures(page).first().click()
      await page.mouse.move(1, 1)
      await expect(lightbox(page)).toBeVisible()
    },
    async page => {
      await page.keyboard.press('Escape')
      await page.clock.runFor(1000)
      await page.getByRole('contentinfo').getByRole('link').first().focus()
    },
  ],
]
test('R-GAL-11: no new order comes while a picture is in use', async ({ page }) => {
  await page.clock.install()
  const release = await holdBack(page, '**/assets/Gallery.island-*.js')
  await page.goto(carouselPage)
  await thumbnails(page).last().hover()
  const written = await order(page)
  release()
  await expect(gallery(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
  expect(await order(page)).toEqual(written)
  await page.mouse.move(1, 1)
  await expect.poll(() => order(page)).not.toEqual(written)
  for (const [when, begin, end] of uses) {
    const first = await order(page)
    await begin(page)
    await page.clock.runFor(2 * TEN_MINUTES)
    expect(await order(page), when).toEqual(first)
    await end(page)
    await expect.poll(() => order(page), when).not.toEqual(first)
  }
})

test('R-GAL-11: a new order and the arrival of the code move nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] } // not in TypeScript's DOM library
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[data-section="gallery"]')) Object(window).moved.push(element.outerHTML)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved = () => page.evaluate(() => Object(window).moved)
  const release = await holdBack(page, '**/assets/Gallery.island-*.js')
  await page.clock.install()
  await openHydrated(page, carouselPage)
  // They move lines, too; a clock of the test's own can have the page live before they are there.
  await waitForWebFonts(page)
  const third = gallery(page).getByRole('group', { name: '3 of 12' })
  await third.evaluate(slide =>
    slide.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' }),
  )
  const before = await gallery(page).boundingBox()
  release()
  await expect(gallery(page).getByRole('status')).toContainText('3 of 12')
  await expect(gallery(page).getByRole('status')).toBeVisible()
  await expect(third).toBeInViewport({ ratio: 0.99 })
  await page.clock.runFor(TEN_MINUTES + 1000)
  expect(await gallery(page).boundingBox()).toEqual(before)
  expect(await moved()).toEqual([])
})

withoutScript('without JavaScript pictures with captions link to the full files', async ({ page }) => {
  await page.goto(carouselPage)
  const slides = gallery(page).getByRole('group', { name: / of 12$/ })
  await expect(slides.getByRole('link')).toHaveCount(12)
  await expect(slides.getByRole('paragraph').first()).toBeVisible()
  await expect(gallery(page).getByRole('button')).toHaveCount(0)
  const last = slides.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport()
  const file = (await last.getAttribute('href')) ?? ''
  await last.click()
  await page.waitForURL(`**${file}`)
})
