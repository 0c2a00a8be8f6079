import type { Locator, Page } from 'playwright/test'

/** How often a browser paints, in milliseconds. */
export const frame = 16

/** Begins a clock that `recordHeights` can halt. Call it before the page is opened. */
export const installClock = (page: Page): Promise<void> =>
  page.clock.install({ time: '2026-11-21T10:00:00Z' })

/**
 * Clicks the summary of a `<details>`, and follows the height of its content in pixels, 0 while it is closed, for half a second, frame by frame of a
 * clock that waits for each.
 */
export async function recordHeights(page: Page, details: Locator): Promise<number[]> {
  // Far enough ahead: no test has run for an hour before.
  await page.clock.pauseAt('2026-11-21T11:00:00Z')
  await details.evaluate(element => element.querySelector('summary')?.click())
  const heights: number[] = []
  for (let past = 0; past < 500; past += frame) {
    heights.push(
      await details.evaluate((element: HTMLDetailsElement) =>
        element.open ? (element.lastElementChild?.getBoundingClientRect().height ?? 0) : 0,
      ),
    )
    await page.clock.runFor(frame)
  }
  return heights
}
