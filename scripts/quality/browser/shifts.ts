import type { Page, Route } from 'playwright'
import { documentPainted, nextFrames, settle, waitForWebFonts } from './settle.ts'

/**
 * Opens a page whose pictures and web fonts arrive late, and measures the layout shifts.
 * @returns one line with the sum and the elements that moved, or an empty list
 */
export async function shiftsWhenLate(page: Page, url: string): Promise<string[]> {
  const release = await holdBack(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await documentPainted(page)
  const start = await page.evaluate(() => performance.now())
  await release('image')
  // Scrolling before all pictures have arrived would hide shifts, because of scroll anchoring.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await nextFrames(page)
  const pictures = await shiftsSince(page, start)
  const middle = await page.evaluate(() => performance.now())
  await release('font')
  // Pages request the others once their first pictures and the typeface of the headings have arrived.
  await page.waitForLoadState()
  await waitForWebFonts(page)
  await nextFrames(page)
  await settle(page)
  const fonts = await shiftsSince(page, middle)
  await page.unrouteAll()
  return [...tooMuch(pictures, MOST.pictures), ...tooMuch(fonts, MOST.fonts)]
}

/** In thousandths. Web fonts may break a line elsewhere: that is better than reading in another typeface. */
const MOST = { pictures: 1, fonts: 20 }

function tooMuch(found: readonly Moved[], most: number): string[] {
  // Rounded down.
  const thousandths = Math.floor(found.reduce((total, { value }) => total + value, 0) * 1000)
  return thousandths <= most
    ? []
    : [`it shifts by ${thousandths / 1000}: ${found.flatMap(shift => shift.moved).join(' | ')}`]
}

interface Moved {
  value: number
  moved: string[]
}

/** Holds back all requests for pictures and fonts. @returns a function that releases those of one type */
async function holdBack(page: Page): Promise<(type: 'font' | 'image') => Promise<unknown>> {
  const held: Route[] = []
  const released = new Set<string>()
  await page.route('**', route => {
    const type = route.request().resourceType()
    if (!['font', 'image'].includes(type) || released.has(type)) return route.continue()
    held.push(route)
  })
  return type => {
    released.add(type)
    const going = held.filter(route => route.request().resourceType() === type)
    return Promise.all(going.map(route => route.continue()))
  }
}

/** A LayoutShift entry, which TypeScript's DOM library does not declare. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}

/**
 * The layout shifts since a time, which Chromium counts from three pixels on, with the elements that moved.
 * @param start in milliseconds since the page's navigation
 */
const shiftsSince = (page: Page, start: number) =>
  page.evaluate(
    since =>
      new Promise<Moved[]>(done => {
        const entries: PerformanceEntry[] = []
        const observer = new PerformanceObserver(list => entries.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries arrive in a later task. `as`: it observes only layout shifts.
        setTimeout(() => {
          const all = [...entries, ...observer.takeRecords()] as Shift[]
          observer.disconnect()
          done(
            all
              .filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) =>
                  (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 90),
                ),
              })),
          )
        }, 100)
      }),
    start,
  )
