import type { Page } from 'playwright/test'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { anyRoute } from './routes.ts'
import { tornWords } from './tornWords.ts'

const contactBar = (page: Page) => page.getByRole('complementary', { name: 'Contact details' })

test('R-LAY-2, R-LAY-3, R-LAY-4: contact bar and header are over or above the opening', async ({ page }) => {
  const [bar, banner, main] = [contactBar(page), page.getByRole('banner'), page.getByRole('main')]
  await page.goto('/about/achievements')
  await expect(bar, '/about/achievements').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(banner, '/about/achievements').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const over = await banner.boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((await main.boundingBox())?.y, '/about/achievements').toBe(0)
  expect(heading?.y, '/about/achievements').toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0))
  await page.goto('/blog')
  await expect(bar, '/blog').toHaveCSS('background-color', 'rgb(27, 36, 41)')
  await expect(banner, '/blog').toHaveCSS('background-color', 'rgb(20, 48, 61)')
  const place = await banner.boundingBox()
  expect((await main.boundingBox())?.y, '/blog').toBe((place?.y ?? 0) + (place?.height ?? 0))
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(bar).toBeHidden()
})

test('a link that comes first of all leads past the header', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

// How a style sheet of a visitor enlarges letters: media queries do not know it.
for (const width of [360, 768])
  test(`WCAG 1.4.4: with a root of twice the size, ${width} px wide, no title and no name of the school is torn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ['/', '/stages/secondary', '/admissions']) {
      await openHydrated(page, route)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const place of width < 700 ? ['main', 'header', 'footer'] : ['h1', 'header'])
        expect(await page.evaluate(tornWords, place), `${route} ${place}`).toEqual([])
    }
  })

test('headings of sections and the sentences below them begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  for (const route of ['/about/results', '/about/history']) {
    await page.goto(route)
    const texts = page.locator('main section :is(h2, h2 + p)')
    const starts = await texts.evaluateAll(all => all.map(text => text.getBoundingClientRect().left))
    expect([...new Set(starts)], route).toEqual([72])
  }
})

test('wherever words have a pane, wall, sill and floor of the drawing reach both edges', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const route of ['/offerings/cutting-edge-robotics', '/stages/ils']) {
    await page.goto(route)
    await waitForWebFonts(page)
    for (const width of [700, 768, 900, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1000 })
      for (const band of await page.locator('section:has(> [data-room][data-whole])').all()) {
        await band.scrollIntoViewIfNeeded()
        await expect(band.locator('[data-whole] img')).toHaveJSProperty('complete', true)
        const isWithoutPane = async () => {
          const [place, words] = [await band.boundingBox(), await band.getByRole('heading').boundingBox()]
          if (!place || !words) throw new Error('nothing is shown')
          const y = place.y + (await page.evaluate(() => window.scrollY))
          // The margin at the words has no words, but a part of their pane.
          const clip = { ...place, y, x: words.x - 18, width: 16 }
          const shown = await page.screenshot({ clip, fullPage: true })
          await page.evaluate(hideDrawn, true)
          const bare = await page.screenshot({ clip, fullPage: true })
          await page.evaluate(hideDrawn, false)
          return shown.equals(bare)
        }
        // A vector picture is drawn anew for each width, a moment after it has its place.
        await expect.poll(isWithoutPane, { message: `${route} at ${width}` }).toBe(true)
      }
    }
  }
})

/** Hides what style sheets draw before elements, in a way that the policy allows. */
function hideDrawn(hides: boolean) {
  const sheet = new CSSStyleSheet()
  if (hides) sheet.replaceSync('main *::before { display: none !important }')
  document.adoptedStyleSheets = [sheet]
}
