import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../browser/launchChromium.ts'
import { openPage } from '../browser/settle.ts'
import { type State, states } from '../browser/states.ts'
import { contactSheet, type Screenshot } from './contactSheet.ts'
import { pageAddresses } from './pageAddresses.ts'

interface Options {
  /** Folder of the built site. */
  site: string
  /** Where it is served, with a trailing slash. */
  origin: string
  /** Viewport widths in CSS pixels. */
  widths: readonly number[]
  /** The only page to take. Default: all. */
  route: string | undefined
  /** Folder for the pictures. */
  out: string
}

/**
 * Takes a full-page screenshot of every page, and one of each state on the first page that has it.
 * @returns the number of screenshots, and one line per state that could not be reached
 * @throws UsageError when there is no such page, or no browser
 */
export async function takeScreenshots({
  site,
  origin,
  widths,
  route,
  out,
}: Options): Promise<{ count: number; failures: string[] }> {
  const addresses = await pageAddresses(site, route)
  const browser = await launchChromium()
  try {
    const failures: string[] = []
    const taken = await Promise.all(
      widths.map(width => takeAtWidth(width, browser, origin, addresses, out, failures)),
    )
    const screenshots = taken.flat()
    await writeFile(join(out, 'index.html'), contactSheet(screenshots, widths))
    return { count: screenshots.length, failures }
  } finally {
    await browser.close()
  }
}

async function takeAtWidth(
  width: number,
  browser: Browser,
  origin: string,
  addresses: readonly string[],
  out: string,
  failures: string[],
): Promise<Screenshot[]> {
  const taken: Screenshot[] = []
  const remaining = new Set<State>(states)
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  })
  const page = await context.newPage()
  const take = async (address: string, state?: string) => {
    const name = `${address === '/' ? 'index' : address.slice(1)}${state ? `--${state}` : ''}`
    const file = `${width}/${name}.png`
    await mkdir(dirname(join(out, file)), { recursive: true })
    await page.screenshot({ path: join(out, file), fullPage: state === undefined, animations: 'disabled' })
    taken.push({ name, width, file })
  }
  for (const address of addresses) {
    const url = new URL(address, origin).href
    await openPage(page, url)
    await take(address)
    for (const state of await possibleStates(page, remaining)) {
      remaining.delete(state)
      try {
        await state.prepare?.(page)
        await openPage(page, url)
        await state.arrange(page)
        await take(address, state.name)
      } catch (error) {
        failures.push(`${address} at ${width} px, ${state.name}: ${error}`)
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
  await context.close()
  return taken
}

async function possibleStates(page: Page, states: ReadonlySet<State>): Promise<State[]> {
  const counts = await Promise.all([...states].map(({ needs }) => page.locator(needs).count()))
  return [...states].filter((_, index) => counts[index])
}

/** A typical screen height for a width. */
function heightOf(width: number): number {
  if (width < 600) return 780
  return width < 1024 ? 1024 : 900
}
