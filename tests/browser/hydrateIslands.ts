import type { Page } from 'playwright/test'
import { waitForHydration, waitForIsland } from './openHydrated.ts'

/** Turns to every island of a page, as a visitor does with a mouse, and waits until React has hydrated it. */
export async function hydrateIslands(page: Page): Promise<void> {
  await waitForHydration(page)
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await waitForIsland(island)
  }
}
