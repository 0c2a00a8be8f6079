import '../lib/production.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Browser, Page } from 'playwright'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { type State, states } from './browser/states.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'
import { takeGuidePictures } from './guidePictures.ts'
import { takeStudioPictures } from './studioPictures.ts'

const usage =
  'npm run screenshots -- [--route /stages/ils] [--width 360] [--out folder] [--guide] [--studio] [--pages folder] [--public folder]'
const WIDTHS = [360, 768, 1440]

await run(async () => {
  const { route, width, out, guide, studio, ...folders } = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      width: { type: 'string' },
      guide: { type: 'boolean', default: false },
      studio: { type: 'boolean', default: false },
      out: { type: 'string', default: join(projectRoot, 'screenshots') },
    },
    usage,
  )
  if (guide || studio) {
    const folder = join(projectRoot, '.github/guide')
    const count = await (guide ? takeGuidePictures : takeStudioPictures)(folders, folder)
    console.log(`${count} pictures of the guide → ${relative(process.cwd(), folder)}`)
    return 0
  }
  const widths = width === undefined ? WIDTHS : [Number(width)]
  if (!widths.every(one => Number.isInteger(one) && one >= 240 && one <= 4000))
    throw new UsageError(`"${width}" is not a width. Give a number of pixels from 240 to 4000.`)

  return withBuiltSite('screenshots-dist', folders, async ({ out: site, origin }) => {
    const { count, failures } = await takeScreenshots({ site, origin, widths, route, out })
    for (const failure of failures) console.error(failure)
    console.log(`${count} screenshots → ${relative(process.cwd(), join(out, 'index.html'))}`)
    return failures.length === 0 ? 0 : 1
  })
})

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
async function takeScreenshots({
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

interface Screenshot {
  name: string
  width: number
  /** Relative to the folder of all screenshots, with forward slashes. */
  file: string
}

/** An HTML page with all screenshots: a row per page or state, a column per width. */
function contactSheet(screenshots: readonly Screenshot[], widths: readonly number[]): string {
  const names = [...new Set(screenshots.map(({ name }) => name))].sort()
  const cell = (name: string, width: number) => {
    const found = screenshots.find(one => one.name === name && one.width === width)
    if (!found) return '<td></td>'
    return `<td><a href="${found.file}"><img src="${found.file}" alt="${name} at ${width} px" loading="lazy"></a></td>`
  }
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd }
table { border-spacing: 1rem }
th { text-align: left; vertical-align: top; position: sticky; top: 0; background: #ddd }
td { vertical-align: top }
img { display: block; max-width: 26vw; max-height: 80vh; object-fit: cover; object-position: top; box-shadow: 0 0 0 1px #999 }
</style>
<h1>${screenshots.length} screenshots</h1>
<table>
<thead><tr><th></th>${widths.map(width => `<th>${width} px</th>`).join('')}</tr></thead>
<tbody>
${names.map(name => `<tr><th>${name}</th>${widths.map(width => cell(name, width)).join('')}</tr>`).join('\n')}
</tbody>
</table>
</html>
`
}
