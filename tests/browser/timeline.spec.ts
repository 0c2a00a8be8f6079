import type { Page } from 'playwright/test'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'
import { atRest, openHydrated, scrollDown, site } from './openHydrated.ts'

const route = '/academics'
const timeline = (page: Page) => page.locator('[data-section="timeline"]')
const stages = (page: Page) => timeline(page).locator('ol > li')

test('R-TML-1, R-TML-2, R-TML-5: stages are listed below each other, children in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your Academic Journey at ${site.name}`)
  const count = await stages(page).count()
  expect(count).toBeGreaterThanOrEqual(5)
  let above = 0
  for (let index = 0; index < count; index++) {
    const head = stages(page).nth(index).locator('summary').first()
    await expect(head.locator('svg').first()).toBeVisible()
    await expect(head.getByRole('heading')).not.toBeEmpty()
    await expect(head.locator('span').first()).not.toBeEmpty()
    const { y } = (await head.boundingBox()) ?? { y: 0 }
    expect(y).toBeGreaterThan(above)
    above = y
  }

  await waitForWebFonts(page)
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const names of [
      ['ILS', 'JHS'],
      ['IGCSE', 'SHS'],
    ]) {
      const routes = names.map(name =>
        stages(page)
          .locator('ul > li')
          .filter({ has: page.getByRole('heading', { name, exact: true }) }),
      )
      const boxes = await Promise.all(routes.map(one => one.boundingBox()))
      expect(boxes[0]?.y).toBe(boxes[1]?.y)
      expect(boxes[0]?.x).not.toBe(boxes[1]?.x)
    }
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('R-TML-2, R-TML-3, R-TML-4: every stage leads to its page and says which; a click opens its long text, another closes it, and others stay', async ({
      page,
    }) => {
      if (javaScriptEnabled) await openHydrated(page, route)
      else await page.goto(route)
      const links = timeline(page).getByRole('link', { name: 'Learn more' })
      await expect(links).not.toHaveCount(0)
      for (const link of await links.all()) await expect(link).toBeVisible()
      const [first, second] = [stages(page).nth(0).locator('details'), stages(page).nth(1).locator('details')]
      await first.locator('summary').click()
      await expect(first.locator('> div p').first()).toBeVisible()
      await atRest(page)
      await second.locator('summary').click()
      await expect(second).toHaveAttribute('open', '')
      await expect(first).toHaveAttribute('open', '')
      await atRest(page)
      await first.locator('summary').click()
      await expect(first).not.toHaveAttribute('open')
      await expect(second).toHaveAttribute('open', '')
      await timeline(page).getByRole('link', { name: 'Learn more about JHS' }).click()
      await expect(page).toHaveURL(/\/stages\/jhs$/)
    })
  })
}

for (const hasScrollTimelines of [true, false]) {
  test(`R-TML-6: the line grows with the scroll position from 0 to 100 %${hasScrollTimelines ? '' : ', without scroll-driven animations'}`, async ({
    page,
  }) => {
    if (!hasScrollTimelines) await withoutScrollTimelines(page)
    await openHydrated(page, route)
    const top = await stages(page)
      .first()
      .evaluate(stage => stage.getBoundingClientRect().top + window.scrollY)
    const bottom = await stages(page)
      .last()
      .evaluate(stage => stage.getBoundingClientRect().bottom + window.scrollY)
    const readingHeight = await page.evaluate(() => window.innerHeight * 0.6)
    const at = async (share: number) => {
      await scrollDown(page, top + (bottom - top) * share - readingHeight)
      return shownPercent(page)
    }
    await expect.poll(() => at(-0.2)).toBe(0)
    await expect.poll(() => at(0.25)).toBe(25)
    await expect.poll(() => at(0.75)).toBe(75)
    await expect.poll(() => at(0.5)).toBe(50)
    await expect.poll(() => at(1.05)).toBe(100)
  })
}

/** How much of the line is not covered, in whole per cent. */
const shownPercent = (page: Page) =>
  timeline(page)
    .locator('[data-progress-cover]')
    .evaluate(cover => {
      const { height } = cover.getBoundingClientRect()
      const whole = cover.parentElement?.clientHeight ?? 0
      return 100 - Math.round((height / whole) * 100)
    })

/** Makes the browser one of those that do not know scroll-driven animations. */
async function withoutScrollTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...condition: [string] | [string, string]) =>
      !condition[0].startsWith('animation-timeline') && supports(...(condition as [string]))
  })
  await page.route('**/academics', async route => {
    const response = await route.fetch()
    const html = await response.text()
    // The policy names the style as it was built, and this test changes it.
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll('(animation-timeline', '(unknown-timeline')
    await route.fulfill({ response, headers, body })
  })
}
