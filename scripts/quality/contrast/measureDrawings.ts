import type { Page } from 'playwright'
import { launchChromium } from '../browser/launchChromium.ts'
import { measureLines } from './measureLines.ts'
import type { DrawingPage } from './writeDrawings.ts'

interface Measures {
  /** The least contrast of all lines at all widths. */
  least: number
  /** The number of measured lines. */
  lines: number
  /** One text for each line with too little contrast. */
  faults: string[]
}

export type DrawingResult = DrawingPage & Measures

const nothing = (): Measures => ({ least: 21, lines: 0, faults: [] })

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
  const results: DrawingResult[] = pages.map(page => ({ ...page, ...nothing() }))
  const queue = results.values()
  const measureRest = async () => {
    let browser = await launchChromium()
    const newPage = () => browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' })
    try {
      let page = await newPage()
      for (const result of queue) {
        const measured = await measureAtAllWidths(page, origin, result).catch(async () => {
          // On a busy machine Chromium sometimes stops painting for ever. Another one does paint.
          await browser.close()
          browser = await launchChromium()
          page = await newPage()
          return measureAtAllWidths(page, origin, result)
        })
        Object.assign(result, measured)
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: browsers }, measureRest))
  return results
}

async function measureAtAllWidths(page: Page, origin: string, { route }: DrawingPage): Promise<Measures> {
  const [widest] = WIDTHS
  const measured = nothing()
  await page.setViewportSize({ width: widest, height: HEIGHT })
  await page.goto(new URL(route, origin).href)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const lines = await measureLines(page, SECTIONS)
    measured.lines += lines.length
    for (const { text, contrast, isLegible } of lines) {
      measured.least = Math.min(measured.least, contrast)
      if (!isLegible)
        measured.faults.push(`${width} px wide: "${text}" has a contrast of ${contrast.toFixed(2)}`)
    }
  }
  return measured
}
