import type { Browser, CDPSession, Page } from 'playwright'
import { median } from '../lib/median.ts'
import { tap } from './browser/tap.ts'

/** What a visitor on a phone looks at, one page after another, each by a link in the main part of the one before. */
const ROUTES = ['/', '/stages/ils', '/admissions/apply', '/admissions/fees'] as const

/** Bytes a second, and milliseconds until the first comes. */
const NETWORKS = {
  'slow, 400 kbit/s': { throughput: 50_000, latency: 400 },
  'mobile, 1.6 Mbit/s': { throughput: 200_000, latency: 150 },
}

const SLOWDOWN = 4

interface Step {
  milliseconds: number
  bytes: number
}

/**
 * Prints how long each page of a journey takes from the tap to its heading, and what it costs: by the navigation of the site, and
 * by plain documents.
 */
export async function printJourneys(browser: Browser, origin: string, runs: number): Promise<void> {
  for (const [network, conditions] of Object.entries(NETWORKS)) {
    const ways = { navigation: [] as Step[][], documents: [] as Step[][] }
    for (let run = 0; run < runs; run++)
      for (const way of ['navigation', 'documents'] as const)
        ways[way].push(await journey(browser, origin, conditions, way === 'documents'))
    console.log(`\n${network}, processor ${SLOWDOWN} times slower: milliseconds and kB, median of ${runs}`)
    for (const [way, journeys] of Object.entries(ways)) {
      const columns = [...ROUTES, 'back to /'].map((route, index) => {
        const steps = journeys.flatMap(steps => steps[index] ?? [])
        const [time, bytes] = [
          median(steps.map(step => step.milliseconds)),
          median(steps.map(step => step.bytes)),
        ]
        return `${route} ${time.toFixed(0)} ms ${(bytes / 1000).toFixed(1)} kB`
      })
      const all = median(journeys.map(steps => steps.reduce((sum, { bytes }) => sum + bytes, 0)))
      console.log(`${way.padEnd(12)}${columns.join(', ')}; in all ${(all / 1000).toFixed(1)} kB`)
    }
  }
}

async function journey(
  browser: Browser,
  origin: string,
  { throughput, latency }: (typeof NETWORKS)[keyof typeof NETWORKS],
  isPlain: boolean,
): Promise<Step[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  // The navigation of the site hears of no click.
  if (isPlain)
    await page.addInitScript(() =>
      window.addEventListener('click', event => event.stopImmediatePropagation(), { capture: true }),
    )
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const steps: Step[] = []
  const measure = async (go: () => Promise<unknown>, route: string) => {
    bytes = 0
    const started = await measured(page, go, new URL(route, origin).href)
    await page.waitForLoadState('networkidle')
    steps.push({ milliseconds: started, bytes })
  }
  await measure(() => page.goto(origin), ROUTES[0])
  for (const route of ROUTES.slice(1)) {
    await reveal(page, route)
    await measure(() => tapLink(page, devtools, route), route)
  }
  await measure(() => page.evaluate(() => window.history.go(-3)), ROUTES[0])
  await context.close()
  return steps
}

/** Milliseconds until the heading of the page at an address is there, and painted. */
async function measured(page: Page, go: () => Promise<unknown>, address: string): Promise<number> {
  const before = await page.evaluate(() => document.querySelector('h1')?.textContent)
  const started = performance.now()
  await go()
  await page.waitForFunction(
    ([address, before]) =>
      window.location.href === address && document.querySelector('main h1')?.textContent !== before,
    [address, before] as const,
    { polling: 'raf' },
  )
  return performance.now() - started
}

/** A link as a visitor reaches it: in view, with whatever scrolling there loads. */
async function reveal(page: Page, route: string) {
  await page.locator(`main a[href="${route}"]`).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const tapLink = (page: Page, devtools: CDPSession, route: string) =>
  tap(devtools, page.locator(`main a[href="${route}"]`).first())
