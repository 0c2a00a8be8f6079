import '../lib/production.ts'
import { join } from 'node:path'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { readOptions, run } from '../lib/cli.ts'
import { median } from '../lib/median.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { withBuiltSite } from './browser/withBuiltSite.ts'

/** CPU throttling rate. */
const SLOWDOWN = 4

/** Minimum `durationThreshold` of event timing, in milliseconds. Shorter interactions have no entry and count as this long. */
const MIN_DURATION = 16

interface Interaction {
  name: string
  route: string
  /** The elements to tap one after another, each with the element that then appears. */
  taps: (readonly [target: string, shown: string])[]
  /** Whether a pointer is on the link first, which prefetches its page. */
  isPrefetched?: boolean
}

/** A page without any code. It measures how long the browser itself takes on this machine. */
const FLOOR =
  '<!doctype html><title>Floor</title><main><details><summary>Floor</summary>Floor</details></main>'

const interactions: Interaction[] = [
  { name: 'a bare page', route: '/floor', taps: [['summary', 'details[open]']] },
  {
    name: 'menu',
    route: '/',
    taps: [
      ['header details > summary', 'header details > summary + *'],
      ['header details details > summary', 'header details details > summary + *'],
    ],
  },
  {
    name: 'accordion',
    route: '/stages/pre-school',
    taps: [['[data-section="faq"] summary', '[data-section="faq"] summary + *']],
  },
  {
    name: 'gallery',
    route: '/',
    taps: [['[data-section="gallery"] :not([inert]) > a[href]', '[role="dialog"]']],
  },
  {
    name: 'viewer',
    route: '/stages/pre-school',
    taps: [['[data-section="callToAction"] [data-island] a:not([download])', 'dialog[open]']],
  },
  {
    name: 'next page',
    route: '/stages/pre-school',
    taps: [['main a[href="/stages/ils"]', 'main h1:focus']],
    isPrefetched: true,
  },
]

/** The selectors above refer to the project's own pages. */
const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

await run(async () => {
  const { runs, most } = readOptions(
    { runs: { type: 'string', default: '5' }, most: { type: 'string', default: 'Infinity' } },
    'npm run vitals -- [--runs 5] [--most 8]',
  )
  if (Number.isNaN(Number(most)) || !(Number(runs) >= 1))
    throw new UsageError('--runs and --most are numbers.')
  const attempts = Array.from({ length: Number(runs) })
  return withBuiltSite('vitals-dist', folders, async ({ origin }) => {
    const browser = await launchChromium()
    try {
      console.log(`milliseconds, median of ${runs}, and the least`)
      const medians: number[] = []
      for (const interaction of interactions) {
        const all: number[] = []
        for (const _ of attempts) all.push(await longestResponse(browser, origin, interaction))
        medians.push(
          printTimes(`${interaction.name}, longest response at a processor ${SLOWDOWN} times slower`, all),
        )
      }
      const [firstVisits, furtherVisits]: [number[], number[]] = [[], []]
      for (const _ of attempts) {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 1350, height: 900 } })
        await page.goto('/stages/pre-school')
        firstVisits.push(await hoverToContent(page, '/stages/iprimary'))
        furtherVisits.push(await hoverToContent(page, '/stages/ils'))
        await page.close()
      }
      printTimes('from the pointer on a link to the next page', firstVisits)
      printTimes('from there to a third page', furtherVisits)
      return isWithin(medians, Number(most)) ? 0 : 1
    } finally {
      await browser.close()
    }
  })
})

/** Whether no interaction takes more than `most` times as long as on the bare page. */
function isWithin([bare = MIN_DURATION, ...others]: readonly number[], most: number): boolean {
  const worst = Math.max(...others) / bare
  if (worst <= most) return true
  console.error(
    `The slowest answer takes ${worst.toFixed(1)} times as long as a bare page's; ${most} times are allowed.`,
  )
  return false
}

/** Prints the median and the minimum. @returns the median */
function printTimes(name: string, all: number[]): number {
  const middle = median(all)
  const columns = [middle, Math.min(...all)].map(time => time.toFixed(0).padStart(6))
  console.log(name.padEnd(64) + columns.join(''))
  return middle
}

/** Interaction to Next Paint (INP), in milliseconds. Browsers round it to 8 ms. */
async function longestResponse(browser: Browser, baseURL: string, interaction: Interaction) {
  const { route, taps, isPrefetched = false } = interaction
  const page = await browser.newPage({ baseURL, viewport: { width: 412, height: 823 }, hasTouch: true })
  await page.route('**/floor', request => request.fulfill({ contentType: 'text/html', body: FLOOR }))
  await page.goto(route)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(least => {
    const durations: number[] = []
    new PerformanceObserver(list => {
      // `as`: it observes only entries of type "event".
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit) // not in TypeScript's DOM library
    Object.assign(window, { durations })
  }, MIN_DURATION)
  // Entries arrive after the next frame.
  const settle = () => page.evaluate(() => new Promise(resolve => setTimeout(resolve, 700)))
  for (const [selector, shown] of taps) {
    const target = page.locator(selector).first()
    // Scrolling and what it loads are not part of the interaction.
    await target.scrollIntoViewIfNeeded()
    if (isPrefetched) await target.hover()
    await page.waitForLoadState('networkidle')
    // A trial waits until the element is stable.
    await target.click({ trial: true })
    await settle()
    await tap(devtools, target)
    await page.locator(shown).first().waitFor({ timeout: 5000 })
    await settle()
  }
  await page.keyboard.press('Escape')
  await settle()
  // `as`: the observer above has set it.
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.close()
  return Math.max(MIN_DURATION, ...durations)
}

/** Milliseconds from hovering over a link to the content of the next page, with a click right after the hover. */
async function hoverToContent(page: Page, route: string): Promise<number> {
  const link = page.locator(`main a[href="${route}"]`).first()
  await link.scrollIntoViewIfNeeded()
  // Wait for what scrolling loads.
  await page.waitForLoadState('networkidle')
  const taken = await page.evaluateHandle(target => {
    const heading = document.querySelector('main h1')
    let started = 0
    document.addEventListener(
      'pointerover',
      ({ target: over, timeStamp }) => {
        if (over instanceof Element && over.closest(`a[href="${target}"]`)) started ||= timeStamp
      },
      { capture: true },
    )
    const shown = new Promise<number>(resolve => {
      new MutationObserver(() => {
        if (document.querySelector('main h1') !== heading) resolve(performance.now() - started)
      }).observe(document.body, { childList: true, subtree: true })
    })
    return { shown }
  }, route)
  await link.click()
  return taken.evaluate(({ shown }) => shown)
}

/** Taps the middle of an element through the DevTools protocol, because Playwright's own taps run code in the page first. */
async function tap(devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to tap is not visible')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise(resolve => setTimeout(resolve, 80))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
