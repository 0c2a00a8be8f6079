import '../lib/production.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { inParallel } from '../lib/inParallel.ts'
import { findings } from './audit/axe.ts'
import {
  checkFeeds,
  checkHtml,
  checkLinks,
  checkSitemap,
  checkStructuredData,
  isJavaInstalled,
  readBuiltSite,
} from './audit/checkFiles.ts'
import { losses } from './audit/legibility.ts'
import { shiftsWhenLate } from './audit/shifts.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { states } from './browser/states.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'

const usage =
  'npm run audit -- [--route /stages/ils] [--without-browser] [--strict] [--pages folder] [--public folder]'

interface Row {
  title: string
  /** Number of pages, states or lines that were checked. */
  runs: number
  found: readonly string[]
  /** Reason why this check did not run. */
  skipped?: string
}

/** Viewport widths in CSS pixels. A zoom of 400 % turns 1280 into 320. */
const WIDTHS = [1280, 390, 320]
const modes: Readonly<Record<string, BrowserContextOptions>> = {
  normal: {},
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
}
/** Mode → axe rules to skip. With forced colours, the computed styles that axe reads are not the colours on the screen. */
const exceptions: Readonly<Record<string, readonly string[]>> = { 'forced colours': ['color-contrast'] }
const overlays = states.filter(({ isOverlay }) => isOverlay)

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      'without-browser': { type: 'boolean', default: false },
      // Fails when a check cannot run on this machine.
      strict: { type: 'boolean', default: false },
    },
    usage,
  )
  return withBuiltSite('audit-dist', options, async ({ out, origin }) => {
    const addresses = await pageAddresses(out, options.route)
    const rows = await checkFiles(out)
    for (const { found } of rows) for (const finding of found) console.error(finding)
    // It prints what it finds as it finds it.
    if (!options['without-browser']) rows.push(...(await auditPages(origin, addresses)))
    console.log(table(rows, addresses.length))
    const isMissing = options.strict && rows.some(({ skipped }) => skipped !== undefined)
    return isMissing || rows.some(({ found }) => found.length > 0) ? 1 : 0
  })
})

/** The checks that need only the files of the site. */
async function checkFiles(out: string): Promise<Row[]> {
  const site = await readBuiltSite(out)
  const runs = site.pages.size
  const html = isJavaInstalled()
    ? { runs, found: await checkHtml(out) }
    : { runs: 0, found: [], skipped: 'Java is not installed' }
  return [
    { title: 'HTML (Nu HTML checker)', ...html },
    { title: 'Links and files', runs, found: checkLinks(site) },
    { title: 'Structured data', runs, found: checkStructuredData(site) },
    { title: 'Sitemap', runs: 1, found: await checkSitemap(site) },
    { title: 'Feeds', runs: 2, found: await checkFeeds(site) },
  ]
}

function table(rows: readonly Row[], pages: number): string {
  const line = (title: string, runs: unknown, found: unknown) =>
    `${title.padEnd(28)}${String(runs).padStart(6)}${String(found).padStart(10)}`
  const lines = rows.map(({ title, runs, found, skipped }) =>
    skipped ? `${title.padEnd(28)} not checked: ${skipped}` : line(title, runs, found.length),
  )
  return [line('part', 'runs', 'findings'), ...lines, `${pages} pages`].join('\n')
}

/** The results of the checks on all pages, in the order in which they are printed. */
function noResults() {
  return {
    axe: { title: 'Accessibility (axe)', runs: 0, found: [] as string[] },
    legibility: { title: 'Zoom, large text, spacing', runs: 0, found: [] as string[] },
    steadiness: { title: 'Layout when files are late', runs: 0, found: [] as string[] },
  }
}

type Report = ReturnType<typeof noResults>

/**
 * Checks every page at every width in every mode, as it is and with each overlay open.
 * @param origin of the served site, with a trailing slash
 * @throws UsageError when there is no browser
 */
async function auditPages(origin: string, addresses: readonly string[]): Promise<Report[keyof Report][]> {
  const report = noResults()
  const passes = WIDTHS.flatMap(width => Object.keys(modes).map(mode => ({ width, mode })))
  await inParallel(passes, async ({ width, mode }) => {
    // A browser per pass, because a browser paints only its foremost window.
    const browser = await launchChromium()
    try {
      const page = await openWindow(browser, width, mode)
      for (const address of addresses) {
        const url = new URL(address, origin).href
        const where = `${address} at ${width} px`
        await checkAccessibility(page, url, where, mode, report)
        if (mode === 'normal') add(report.legibility, `${where}, `, await losses(page))
        if (mode !== 'reduced motion') continue
        add(report.steadiness, `${where}: `, await shiftsWhenLate(page, url))
      }
    } finally {
      await browser.close()
    }
  })
  return Object.values(report)
}

async function openWindow(browser: Browser, width: number, mode: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
    ...modes[mode],
  })
  // esbuild, which tsx uses, wraps functions in calls of __name. Functions that run in a page need it, too.
  await context.addInitScript('globalThis.__name = value => value')
  return context.newPage()
}

function add(check: Report[keyof Report], where: string, found: readonly string[], runs = 1): void {
  check.runs += runs
  const findings = found.map(finding => where + finding)
  check.found.push(...findings)
  // At once: the whole takes twenty minutes.
  for (const finding of findings) console.error(finding)
}

/** Leaves the page as it was opened. */
async function checkAccessibility(
  page: Page,
  url: string,
  where: string,
  mode: string,
  { axe }: Report,
): Promise<void> {
  const runAxe = async (state: string) =>
    add(axe, `${where}, ${mode}${state}: `, await findings(page, 'html', exceptions[mode]))
  await openPage(page, url)
  await runAxe('')
  for (const { name, needs, arrange } of overlays) {
    if ((await page.locator(needs).count()) === 0) continue
    await arrange(page).catch((cause: unknown) => {
      throw new Error(`${where}, ${mode}: "${name}" did not come about`, { cause })
    })
    await runAxe(`, ${name}`)
    await openPage(page, url)
  }
}
