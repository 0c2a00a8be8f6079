import type { Locator } from 'playwright/test'
import { chromiumArguments } from '../../scripts/lib/chromium.mjs'
import { expect, test } from './fixtures.ts'
import { openLive } from './openLive.ts'

// Letters twice as large, as a visitor sets it in the browser.
test.use({
  launchOptions: {
    executablePath: process.env.CHALKLINE_CHROMIUM || undefined,
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const topOf = (item: Locator) => item.evaluate(element => element.getBoundingClientRect().top)

for (const width of [390, 1280, 2100]) {
  test(`WCAG 2.4.11: in large print, ${width} px wide, the fixed header covers neither the page nor what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, '/admissions/apply')
    const faq = page.locator('[data-section="faq"]')
    const question = faq.locator('summary').nth(2)
    await question.evaluate(element =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' }),
    )
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('position', 'fixed')
    const { height = 0 } = (await header.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(200)
    if (width === 2100) expect(await topOf(faq.getByRole('heading').first())).toBeGreaterThanOrEqual(height)
    await question.focus()
    await expect.poll(() => topOf(question)).toBeGreaterThanOrEqual(height)
  })
}
