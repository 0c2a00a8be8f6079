import type { Browser } from 'playwright'
import { type FirstView, watchFirstView } from './browser/typefaces.ts'

const routes = [
  '/',
  '/about',
  '/about/calendar',
  '/about/people',
  '/about/history',
  '/academics',
  '/admissions',
  '/admissions/apply',
  '/admissions/fees',
  '/admissions/visit',
  '/stages',
  '/stages/pre-school',
  '/stages/ils',
  '/blog',
  '/blog/1',
]

const widths = [360, 390, 412, 768, 1280]

/** A connection as most phones have it, by Lighthouse: 150 ms round trip, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** In milliseconds. What is not painted by then waits for the visitor. */
const LONGEST = { fast: 3000, slow: 12_000 }

/** The largest layout shift that typefaces may cause. */
const MOST_SHIFT = 0.02

/**
 * Prints for each page and width when its typefaces are painted, in milliseconds, and how much it moves.
 * @returns whether typefaces show on all, within a second on a fast link, and move little
 */
export async function printFirstViews(browser: Browser, baseURL: string, isSlow: boolean): Promise<boolean> {
  console.log(`ms until the typefaces are painted, and CLS, on a ${isSlow ? 'slow' : 'fast'} link`)
  console.log(''.padEnd(20) + widths.map(width => `${width} px`.padStart(14)).join(''))
  const all: FirstView[] = []
  for (const route of routes) {
    const row: FirstView[] = []
    for (const width of widths) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } })
      if (isSlow) {
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', SLOW)
      }
      row.push(await watchFirstView(page, route, isSlow ? LONGEST.slow : LONGEST.fast))
      await page.close()
    }
    console.log(route.padEnd(20) + row.map(cell).join(''))
    all.push(...row)
  }
  const times = all.map(({ painted = Number.POSITIVE_INFINITY }) => painted)
  const [latest, shift] = [Math.max(...times), Math.max(...all.map(view => view.shift))]
  console.log(`latest ${latest.toFixed(0)} ms, largest shift ${shift.toFixed(4)}`)
  return latest <= (isSlow ? LONGEST.slow : 1000) && shift <= MOST_SHIFT
}

const cell = ({ painted, shift }: FirstView) =>
  `${painted === undefined ? 'never' : painted.toFixed(0)} ${shift.toFixed(4)}`.padStart(14)
