import type { Page } from 'playwright'
import { nextFrames } from './settle.ts'

export interface FirstView {
  /** Milliseconds from the navigation until headings and text were painted in web fonts; undefined where they were not. */
  painted: number | undefined
  /** Cumulative layout shift (CLS) of the whole time. */
  shift: number
}

/**
 * Opens a page, touches nothing, and watches what is painted: not which fonts have been fetched, but which ones the browser
 * draws the letters with.
 * @param within how long to wait for the typefaces, in milliseconds
 */
export async function watchFirstView(page: Page, url: string, within: number): Promise<FirstView> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    new PerformanceObserver(list => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    Object.assign(window, { shifts })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await typefacesPainted(page, within)
  await page.waitForLoadState('networkidle')
  await nextFrames(page)
  const shift = await page.evaluate(() =>
    (Object(window).shifts as PerformanceEntry[]).reduce((sum, entry) => sum + Object(entry).value, 0),
  )
  return { painted, shift }
}

/** @returns milliseconds from the navigation; undefined when they are not painted in time */
async function typefacesPainted(page: Page, within: number): Promise<number | undefined> {
  await page.locator('main h1').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const fontsOf = async (selector: string) => {
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts
  }
  const isPainted = async (selector: string) => {
    // The page may replace the element between two of the questions. It is asked for again then.
    const fonts = await fontsOf(selector).catch(() => [])
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
  }
  for (;;) {
    const now = await page.evaluate(() => performance.now())
    if ((await isPainted('main h1')) && (await isPainted('main p:not(:empty)'))) {
      await nextFrames(page)
      return now
    }
    if (now > within) return undefined
    await nextFrames(page)
  }
}
