import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/audit/axe.ts'
import { expect } from './fixtures.ts'

/** On each page of a site, at 1440 and 360 px, axe finds nothing, and the page does not scroll sideways. */
export async function expectAccessible(
  page: Page,
  routes: readonly string[],
  open: (page: Page, route: string) => Promise<unknown>,
): Promise<void> {
  for (const route of routes) {
    await open(page, route)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await findings(page), `${route} at ${width} px`).toEqual([])
    }
  }
}
