import type { Page } from 'playwright'
import { launchChromium } from '../browser/launchChromium.ts'
import { measureLines } from './measureLines.ts'
import type { DrawingPage } from './writeDrawings.ts'

export interface DrawingResult extends DrawingPage {
  /** The least contrast of all lines at all widths. */
  least: number
  /** The number of measured lines. */
  lines: number
  /** One text for each line with too little contrast. */
  faults: string[]
}

/** Viewport widths in CSS pixels. From the widest on, so that no larger picture has to load when the window shrinks. */
const WIDTHS = [1440, 768, 360] as const
/** Higher than the page, so that nothing has to be scrolled. */
const HEIGHT = 2000
const SECTIONS = '[data-section="hero"], [data-section="callToAction"]'

/**
 * Measures the text over drawings in a browser without JavaScript: it changes nothing in these sections, and web fonts apply at once.
 * @param origin of the served site, with a trailing slash
 * @param browsers how many browsers share the work, since a browser paints only its foremost window
 * @throws UsageError when there is no browser
 */
export async function measureDrawings(
  pages: readonly DrawingPage[],
  origin: string,
  browsers: number,
): Promise<DrawingResult[]> {
  const results: DrawingResult[] = pages.map(page => ({ ...page, least: 21, lines: 0, faults: [] }))
  const queue = results.values()
  const measureRest = async () => {
    const browser = await launchChromium()
    try {
      const page = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' })
      for (const result of queue) await measureAtAllWidths(page, origin, result)
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: browsers }, measureRest))
  return results
}

/** Adds what it finds to the result. */
async function measureAtAllWidths(page: Page, origin: string, result: DrawingResult): Promise<void> {
  const [widest] = WIDTHS
  await page.setViewportSize({ width: widest, height: HEIGHT })
  await page.goto(new URL(result.route, origin).href)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const lines = await measureLines(page, SECTIONS)
    result.lines += lines.length
    for (const { text, contrast, isLegible } of lines) {
      result.least = Math.min(result.least, contrast)
      if (!isLegible)
        result.faults.push(`${width} px wide: "${text}" has a contrast of ${contrast.toFixed(2)}`)
    }
  }
}
