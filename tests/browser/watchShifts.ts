import type { Page } from 'playwright/test'
import { nextFrames } from '../../scripts/quality/browser/settle.ts'

/**
 * Sums up the layout shifts from now on. Call it once what may move the page for another reason has come: the document
 * (`documentPainted`), and mostly the web fonts.
 * @returns gives the sum
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return { shifts, observer }
  })
  return async () => {
    await nextFrames(page)
    return watch.evaluate(({ shifts, observer }) =>
      [...shifts, ...observer.takeRecords()].reduce((sum, shift) => sum + Object(shift).value, 0),
    )
  }
}
