import type { Page } from 'playwright/test'
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
