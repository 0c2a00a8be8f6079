import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { launchChromium } from '../browser.ts'
import { inParallel } from '../inParallel.ts'
import { openPage } from '../screenshots/settle.ts'
import { states } from '../screenshots/states.ts'
import { findings } from './axe.ts'
import { contrastsOverPictures } from './contrast.ts'
import { losses } from './legibility.ts'
import { shiftsWhenLate } from './shifts.ts'

/** Widths in CSS pixels; 320 is what is left of 1280 at a zoom of 400 %. */
const WIDTHS = [1280, 390, 320]
const modes: Readonly<Record<string, BrowserContextOptions>> = {
  normal: {},
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
}
/** Under forced colours the visitor’s own hold for words and ground alike, and the style that axe reads still names ours. */
const exceptions: Readonly<Record<string, readonly string[]>> = { 'forced colours': ['color-contrast'] }
const overlays = states.filter(({ isOverlay }) => isOverlay)

/** What a check did, how often, and what it found. */
interface Check {
  runs: number
  found: string[]
}

export interface Report {
  axe: Check
  legibility: Check
  contrast: Check
  steadiness: Check
}

/**
 * Looks at every page at every width in every mode, with nothing and with each overlay over it.
 * @param origin where the site is served, with a slash at its end
 * @throws UsageError when there is no browser
 */
export async function lookAtPages(origin: string, addresses: readonly string[]): Promise<Report> {
  const nothing = (): Check => ({ runs: 0, found: [] })
  const report = { axe: nothing(), legibility: nothing(), contrast: nothing(), steadiness: nothing() }
  const tours = WIDTHS.flatMap(width => Object.keys(modes).map(mode => ({ width, mode })))
  await inParallel(tours, async ({ width, mode }) => {
    // One each: of several windows in one browser, only the foremost is painted, and can be photographed.
    const browser = await launchChromium()
    try {
      const page = await openWindow(browser, width, mode)
      for (const address of addresses) {
        const url = new URL(address, origin).href
        await lookAt(page, { url, address, width, mode }, report)
        const where = `${address} at ${width} px`
        if (mode === 'normal') await readPage(page, where, report)
        if (mode === 'reduced motion') await measurePage(page, url, where, report)
      }
    } finally {
      await browser.close()
    }
  })
  return report
}

async function openWindow(browser: Browser, width: number, mode: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
    ...modes[mode],
  })
  // tsx gives functions their names by means of this one, which is not there in a page.
  await context.addInitScript('globalThis.__name = value => value')
  return context.newPage()
}

interface View {
  url: string
  address: string
  width: number
  mode: string
}

/** Leaves the page as it opens. */
async function lookAt(page: Page, { url, address, width, mode }: View, { axe }: Report): Promise<void> {
  const look = async (state: string) => {
    await still(page)
    axe.runs += 1
    const found = await findings(page, 'html', exceptions[mode])
    axe.found.push(...found.map(finding => `${address} at ${width} px, ${mode}${state}: ${finding}`))
  }
  await openPage(page, url)
  await look('')
  for (const { name, needs, arrange } of overlays) {
    if ((await page.locator(needs).count()) === 0) continue
    await arrange(page)
    await look(`, ${name}`)
    await openPage(page, url)
  }
}

async function readPage(page: Page, where: string, { legibility }: Report): Promise<void> {
  legibility.runs += 1
  legibility.found.push(...(await losses(page)).map(loss => `${where}, ${loss}`))
}

async function measurePage(page: Page, url: string, where: string, { contrast, steadiness }: Report) {
  const { measured, found } = await contrastsOverPictures(page)
  contrast.runs += measured
  contrast.found.push(...found.map(finding => `${where}: ${finding}`))
  steadiness.runs += 1
  steadiness.found.push(...(await shiftsWhenLate(page, url)).map(shift => `${where}: ${shift}`))
}

/** Waits for what moves to arrive: what is half-way has colours of its own. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.all(ending.map(animation => animation.finished.catch(() => undefined)))
  })
