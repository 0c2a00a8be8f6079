import type { Page, Route } from 'playwright'
import { settle, typefaces } from '../screenshots/settle.ts'

/**
 * Opens a page whose pictures, and then its typefaces, arrive late.
 * @returns what moved because of it; nothing where everything stays
 */
export async function shiftsWhenLate(page: Page, url: string): Promise<string[]> {
  const release = await holdBack(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  // What has not been painted yet cannot be seen to move.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await nextFrames(page)
  await release('image')
  // While a page is scrolled, the browser keeps in place what is on the screen.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await nextFrames(page)
  // Pages ask for typefaces once their first pictures are there.
  await page.waitForLoadState()
  await release('font')
  await typefaces(page)
  await nextFrames(page)
  await settle(page)
  const found = await shifts(page)
  await page.unrouteAll()
  const sum = found.reduce((total, { value }) => total + value, 0)
  // In thousandths, rounded down: a telephone number above the menu whose digits become wider is one at most.
  const thousandths = Math.floor(sum * 1000)
  return thousandths <= 1
    ? []
    : [`it shifts by ${thousandths / 1000}: ${found.flatMap(shift => shift.moved).join(' | ')}`]
}

/** Holds back every request of some types until it is told to let them go. */
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

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Chromium's own type of entry, which TypeScript's DOM library does not have. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}

/** Every shift that the browser counted, which it does from three pixels on, and what moved. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>(done => {
        const entries: PerformanceEntry[] = []
        const observer = new PerformanceObserver(list => entries.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was counted before comes in a task of its own.
        setTimeout(() => {
          const all = [...entries, ...observer.takeRecords()] as Shift[]
          observer.disconnect()
          done(
            all
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) =>
                  (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 90),
                ),
              })),
          )
        }, 100)
      }),
  )
