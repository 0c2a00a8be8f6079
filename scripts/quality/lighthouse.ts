import '../lib/production.ts'
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArguments } from '../lib/chromium.mjs'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { chromiumPath } from './browser/launchChromium.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'

const usage = 'npm run lighthouse -- [--route /stages/ils] [--attempts 3] [--pages folder] [--public folder]'

// The last version that runs on Node 20. Its defaults emulate a mid-range phone on a slow network.
const VERSION = '12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const VITALS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

interface Audit {
  id: string
  title: string
  score: number | null
  numericValue?: number
  scoreDisplayMode: string
}

/** The part of Lighthouse's report that this command reads. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
}

await run(async () => {
  const options = readOptions(
    { ...siteOptions, route: { type: 'string' }, attempts: { type: 'string', default: '3' } },
    usage,
  )
  const browser = await chromiumPath()
  const tool = fetchLighthouse()
  return withBuiltSite('lighthouse-dist', options, async ({ out, origin }) => {
    let isPerfect = true
    console.log(['route'.padEnd(48), ...CATEGORIES.map(column), ...Object.keys(VITALS).map(column)].join(''))
    for (const route of await pageAddresses(out, options.route)) {
      // Lighthouse does not rate pages with status 404.
      if (options.route === undefined && /404|_missing/.test(route)) continue
      const report = await rate(tool, browser, origin.slice(0, -1) + route, Number(options.attempts))
      console.log(`${route.padEnd(48)}${figures(report).map(column).join('')}`)
      for (const audit of failedAudits(report)) console.log(`  ${audit}`)
      isPerfect &&= isPerfectReport(report)
    }
    return isPerfect ? 0 : 1
  })
})

/**
 * The best report of several attempts, because other work on the machine can only make a page slower. An attempt for which the
 * browser recorded no navigation (NO_NAVSTART) counts as one.
 */
async function rate(tool: string, browser: string, url: string, attempts: number): Promise<Report> {
  if (!(attempts >= 1)) throw new UsageError('--attempts takes a number from 1 on.')
  let best: Report | undefined
  let failure = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    const report = await reportOf(tool, browser, url)
    if (typeof report === 'string') failure = report
    else if (!best || total(report) > total(best)) best = report
    if (best && isPerfectReport(best)) break
  }
  if (!best) throw new UsageError(failure)
  return best
}

/** @returns the report, or the message of a NO_NAVSTART error @throws UsageError for any other error */
async function reportOf(tool: string, browser: string, url: string): Promise<Report | string> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tool, url, '--quiet', '--output=json', `--chrome-flags=--headless ${chromiumArguments.join(' ')}`],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 1 << 26 },
    )
    return JSON.parse(stdout) as Report // as Lighthouse 12 writes it
  } catch (error) {
    const { stderr = String(error) } = error as { stderr?: string } // what execFile throws
    const failure = `Lighthouse could not rate ${url}: ${stderr.trim()}`
    if (failure.includes('NO_NAVSTART')) return failure
    throw new UsageError(failure)
  }
}

function total({ categories }: Report): number {
  return CATEGORIES.reduce((sum, name) => sum + categories[name].score, 0)
}

function isPerfectReport(report: Report): boolean {
  return total(report) === CATEGORIES.length
}

/** Scores from 0 to 100, then milliseconds and the layout shift. */
function figures({ categories, audits }: Report): string[] {
  return [
    ...CATEGORIES.map(name => String(Math.round(categories[name].score * 100))),
    ...Object.values(VITALS).map(id => String(Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000)),
  ]
}

function column(text: string): string {
  return text.slice(0, 13).padStart(15)
}

/** The audits that keep a category below 100. */
function failedAudits({ categories, audits }: Report): string[] {
  return CATEGORIES.filter(name => categories[name].score < 1).flatMap(name =>
    categories[name].auditRefs
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ title, id }) => `${name}: ${title} (${id})`),
  )
}

/**
 * Installs Lighthouse into `.cache/tools`, so that `npm ci` need not fetch it. No install script runs.
 * @returns the path of its command
 * @throws UsageError when npm cannot install it
 */
function fetchLighthouse(): string {
  const folder = join(projectRoot, '.cache/tools/lighthouse')
  const lighthouse = join(folder, 'node_modules/lighthouse')
  const manifest = join(lighthouse, 'package.json')
  const command = join(lighthouse, 'cli/index.js')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION) return command
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, `lighthouse@${VERSION}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new UsageError('lighthouse could not be fetched.')
  return command
}
