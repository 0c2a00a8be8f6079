import type { Locator } from 'playwright/test'
import { chromiumArguments } from '../../scripts/lib/chromium.mjs'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { tornWords } from './tornWords.ts'

// Letters twice as large, as a visitor sets it in the browser.
test.use({
  launchOptions: {
    executablePath: process.env.CHALKLINE_CHROMIUM || undefined,
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const topOf = (item: Locator) => item.evaluate(element => element.getBoundingClientRect().top)

test('WCAG 2.4.11: in large print the fixed header covers neither page nor focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, '/admissions/apply')
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
  await question.focus()
  await expect.poll(() => topOf(question)).toBeGreaterThanOrEqual(height)
})

test('WCAG 1.4.4: with letters twice as large, 360 px wide, no word is torn apart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const torn: string[] = []
  for (const address of ['/stages/a-level', '/accessibility']) {
    // Live, it has its typefaces: before, words stand in the visitor's own.
    await openHydrated(page, address)
    torn.push(...(await page.evaluate(tornWords, 'body')).map(word => `${address}: ${word}`))
  }
  expect(torn).toEqual([])
  // Should another word be longer than its line, it has a hyphen, where the browser has a dictionary; an address must not.
  if (!page.url().endsWith('/accessibility')) await page.goto('/accessibility')
  await expect(page.locator('main p').first()).toHaveCSS('hyphens', 'auto')
  await expect(page.locator('main a[href^="mailto:"]').first()).toHaveCSS('hyphens', 'manual')
})
