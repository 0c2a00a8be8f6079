import type { Page } from 'playwright/test'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'

/**
 * Sums up the layout shifts from now on, once the web fonts have arrived.
 * @returns gives the sum
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await waitForWebFonts(page)
  return shiftsFromNow(page)
}

/**
 * Sums up the layout shifts of a document that has been painted. What moves before is another matter: a slow machine paints a
 * document in parts.
 * @returns gives the sum
 */
export async function shiftsFromNow(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(async () => {
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return { shifts, observer }
  })
  return () =>
    watch.evaluate(async ({ shifts, observer }) => {
      await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return [...shifts, ...observer.takeRecords()].reduce((sum, shift) => sum + Object(shift).value, 0)
    })
}
