import './lib/production.ts'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { launchChromium } from './lib/browser.ts'
import { readOptions, run } from './lib/cli.ts'
import { projectRoot } from './lib/root.ts'
import { UsageError } from './lib/usageError.ts'
import { withBuiltSite } from './lib/withBuiltSite.ts'

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 4

/** Of shorter answers browsers keep no record: they count as this long. In milliseconds, the least that they let one ask for. */
const LEAST = 16

interface Interaction {
  name: string
  route: string
  /** What is tapped, one after another, before Escape closes it, each with what it shows. */
  taps: (readonly [target: string, shown: string])[]
}

/** A page that does nothing but what the browser does: what any answer takes on this machine, with what else it has to do. */
const FLOOR =
  '<!doctype html><title>Floor</title><main id="root" data-live><details><summary>Floor</summary>Floor</details></main>'

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
    taps: [['[data-section="callToAction"] [role="button"]', 'dialog[open]']],
  },
]

/** What is tapped stands on the project's own pages. */
const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

await run(async () => {
  const { runs, most } = readOptions(
    { runs: { type: 'string', default: '5' }, most: { type: 'string', default: 'Infinity' } },
    'npm run vitals -- [--runs 5] [--most 8]',
  )
  if (Number.isNaN(Number(most)) || !(Number(runs) >= 1))
    throw new UsageError('--runs and --most are numbers.')
  const times = Array.from({ length: Number(runs) })
  return withBuiltSite('vitals-dist', folders, async ({ origin }) => {
    const browser = await launchChromium()
    try {
      console.log(`milliseconds, median of ${runs}, and the least`)
      const medians: number[] = []
      for (const interaction of interactions) {
        const all: number[] = []
        for (const _ of times) all.push(await longestResponse(browser, origin, interaction))
        medians.push(
          tell(`${interaction.name}, longest response at a processor ${SLOWDOWN} times slower`, all),
        )
      }
      const [firsts, seconds]: [number[], number[]] = [[], []]
      for (const _ of times) {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 1350, height: 900 } })
        await openLive(page, '/stages/pre-school')
        firsts.push(await hoverToContent(page, '/stages/iprimary'))
        seconds.push(await hoverToContent(page, '/stages/ils'))
        await page.close()
      }
      tell('from the pointer on a link to the next page, with its first code', firsts)
      tell('from there to another page of the kind', seconds)
      return isWithin(medians, Number(most)) ? 0 : 1
    } finally {
      await browser.close()
    }
  })
})

/** Whether no answer takes more than so many times what a bare page takes on the same machine, at the same time. */
function isWithin([bare = LEAST, ...others]: readonly number[], most: number): boolean {
  const worst = Math.max(...others) / bare
  if (worst <= most) return true
  console.error(
    `The slowest answer takes ${worst.toFixed(1)} times as long as a bare page's; ${most} times are allowed.`,
  )
  return false
}

/** @returns the median */
function tell(name: string, all: number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  console.log(`${name.padEnd(64)}${median.toFixed(0).padStart(6)}${least.toFixed(0).padStart(6)}`)
  return median
}

/** The longest time from an input to the frame that answers it (INP). Browsers count in steps of 8 ms. */
async function longestResponse(browser: Browser, baseURL: string, { route, taps }: Interaction) {
  const page = await browser.newPage({ baseURL, viewport: { width: 412, height: 823 }, hasTouch: true })
  await page.route('**/floor', request => request.fulfill({ contentType: 'text/html', body: FLOOR }))
  await openLive(page, route)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(least => {
    const durations: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit) // not in TypeScript's DOM library
    Object.assign(window, { durations })
  }, LEAST)
  // The entry of an input comes with the frame after it.
  const settle = () => page.evaluate(() => new Promise(resolve => setTimeout(resolve, 700)))
  for (const [selector, shown] of taps) {
    const target = page.locator(selector).first()
    // A visitor has come to rest before the tap: what scrolling paints and fetches is no part of the answer.
    await target.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await settle()
    await target.waitFor()
    await tap(devtools, await target.boundingBox())
    await page.locator(shown).first().waitFor({ timeout: 5000 })
    await settle()
  }
  await page.keyboard.press('Escape')
  await settle()
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.close()
  return Math.max(LEAST, ...durations)
}

/** A finger on the middle of a box. Sent by the browser itself: Playwright's own taps ask the page questions first, which it pays for. */
async function tap(
  devtools: CDPSession,
  box: { x: number; y: number; width: number; height: number } | null,
) {
  if (!box) throw new Error('What is to be tapped is not to be seen')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise(resolve => setTimeout(resolve, 80))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A visitor who points at a link in the page and clicks at once. */
async function hoverToContent(page: Page, route: string): Promise<number> {
  const link = page.locator(`main a[href="${route}"]`).first()
  await link.scrollIntoViewIfNeeded()
  // What scrolling brings in has come.
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

async function openLive(page: Page, route: string) {
  await page.goto(route)
  await page.locator('#root[data-live]').waitFor()
}
