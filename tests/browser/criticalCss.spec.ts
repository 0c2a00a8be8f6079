import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'

test(`/stages/pre-school: no rule that was prerendered is inserted a second time`, async ({ page }) => {
  await openHydrated(page, '/stages/pre-school')
  const [prerendered, inserted] = await page.evaluate(() => {
    const rulesOf = (selector: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      )
    return [rulesOf('style[data-critical]'), rulesOf('style:not([data-critical])')] as const
  })
  expect(prerendered.length).toBeGreaterThan(100)
  expect(inserted.filter(rule => prerendered.includes(rule))).toEqual([])
})
