// scripts/quality: what measures the built site: audit (rules of accessibility and standards), bench (time and
// bytes), screenshots; quality/browser also serves the browser tests. No product code imports it.

import '../lib/production.ts'
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { JSDOM } from 'jsdom'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { inParallel } from '../lib/inParallel.ts'
import { listFiles } from '../lib/listFiles.ts'
import { findings } from './browser/axe.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { shiftsWhenLate } from './browser/shifts.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'

const usage = 'npm run audit -- [--route /stages/ils] [--strict] [--pages folder] [--public folder]'

interface Check {
  title: string
  /** One line per fault. */
  found: readonly string[]
  /** Reason why this check did not run. */
  skipped?: string
}

/** Viewport widths in CSS pixels. */
const WIDTHS = [360, 768, 1440]

/** Path of the Nu HTML checker, which is written in Java. The package has no types. */
const vnu: string = createRequire(import.meta.url)('vnu-jar')

/**
 * False positives of the checker. Its CSS parser supports neither container queries and their units, nor scroll-driven animations,
 * nor a math function within `minmax()`. It does not know that rows which are blocks on phones may have roles of a table.
 */
const FALSE_POSITIVES = [
  /CSS: “(?:container-type|animation-timeline|animation-range|view-timeline-name|view-timeline-inset)”/,
  /CSS: “(?:height|width|font|font-size|padding-[a-z-]+)”: (?:Unknown dimension|Parse Error|The types are incompatible|“\/” is not a “font” value)/,
  /CSS: “grid-template-columns”: Parse Error\.$/,
  /The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/,
]

/** Elements with URLs, and the attribute that holds them. The last two hold several, each followed by a descriptor. */
const PLACES: readonly [selector: string, attribute: string][] = [
  ['a[href], link[href]', 'href'],
  ['[src]', 'src'],
  ['meta[property="og:image"]', 'content'],
  ['[srcset]', 'srcset'],
  ['[imagesrcset]', 'imagesrcset'],
]

/** Properties of structured data whose text must be on the page, and those that hold URLs. */
const [WORDS, URLS] = [
  ['name', 'headline', 'description', 'address', 'telephone', 'email'],
  ['url', 'item', 'image'],
]

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      // Fails when a check cannot run on this machine.
      strict: { type: 'boolean', default: false },
    },
    usage,
  )
  return withBuiltSite('audit-dist', options, async ({ out, origin }) => {
    const addresses = await pageAddresses(out, options.route)
    const site = await readBuiltSite(out)
    const checks: Check[] = [
      await checkHtml(out),
      { title: 'Links and files', found: site.pages.flatMap(page => linkFaults(page, site)) },
      { title: 'Structured data', found: site.pages.flatMap(page => dataFaults(page, site)) },
      ...(await checkInBrowser(origin, addresses)),
    ]
    for (const { title, found, skipped } of checks) {
      for (const fault of found) console.error(fault)
      console.log(`${title}: ${skipped ? `not checked, since ${skipped}` : `${found.length} faults`}`)
    }
    console.log(`${addresses.length} pages`)
    const isMissing = options.strict && checks.some(({ skipped }) => skipped !== undefined)
    return isMissing || checks.some(({ found }) => found.length > 0) ? 1 : 0
  })
})

async function checkHtml(folder: string): Promise<Check> {
  const title = 'HTML (Nu HTML checker)'
  if (spawnSync('java', ['-version']).status !== 0)
    return { title, found: [], skipped: 'Java is not installed' }
  const args = ['-jar', vnu, '--errors-only', '--skip-non-html', folder]
  // It exits with 1 when it finds errors, and prints them to stderr.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 }).catch(
    (found: { stderr: string }) => found,
  )
  const lines = stderr.split('\n').filter(line => line !== '')
  return { title, found: lines.filter(line => !FALSE_POSITIVES.some(pattern => pattern.test(line))) }
}

interface BuiltSite {
  origin: string
  pages: BuiltPage[]
  /** The file that answers at a path. */
  fileAt(path: string): string | undefined
}

interface BuiltPage {
  address: string
  document: Document
  /** The visible text, with single spaces. */
  text: string
}

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const names = (await listFiles(folder)).filter(name => name.endsWith('.html')).sort()
  const pages = await Promise.all(
    names.map(async name => {
      const address = `/${name.replace(/(?:^|\/)index\.html$/, '')}`
      // No check needs the styles, and jsdom takes ten times longer with them.
      const html = (await readFile(join(folder, name), 'utf8')).replace(/(<style[^>]*>)[^<]*/g, '$1')
      const { document } = new JSDOM(html).window
      const body = document.body.cloneNode(true) as HTMLElement // cloneNode is typed as Node
      for (const code of body.querySelectorAll('script, style')) code.remove()
      return { address, document, text: plain(body.textContent ?? '') }
    }),
  )
  const home = pages.find(({ address }) => address === '/')
  const canonical = home?.document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  return {
    origin: new URL(canonical).origin,
    pages,
    fileAt: path =>
      [join(path, 'index.html'), path].find(
        file => /\.\w+$/.test(file) && existsSync(join(folder, decodeURI(file))),
      ),
  }
}

/** Collapses white space of any kind to single spaces. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Internal links that are broken: there is no such page or file, or no such id on the page. */
function linkFaults({ address, document }: BuiltPage, site: BuiltSite): string[] {
  const written = PLACES.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].flatMap(element => {
      const value = element.getAttribute(attribute) ?? ''
      if (!attribute.endsWith('srcset')) return [value]
      return value.split(/,?\s+/).filter(part => part !== '' && !/^\d+(?:\.\d+)?[wx]$/.test(part))
    }),
  )
  return [...new Set(written)].flatMap(url => {
    const { origin, protocol, pathname, hash } = new URL(url, site.origin + address)
    if (!/^https?:$/.test(protocol) || origin !== site.origin) return []
    const file = site.fileAt(pathname)
    if (!file) return [`${address}: ${url} leads nowhere`]
    if (hash.length < 2 || !file.endsWith('.html')) return []
    const target = site.pages.find(page => page.address === file.replace(/(.)?\/?index\.html$/, '$1'))
    const isThere = target?.document.getElementById(decodeURIComponent(hash.slice(1)))
    return isThere ? [] : [`${address}: ${url} names a place that is not on that page`]
  })
}

interface Thing {
  [property: string]: unknown
}

/** The format of the JSON-LD of a page is checked by its types (schema-dts). Here: whether the page shows the same facts. */
function dataFaults({ address, document, text }: BuiltPage, site: BuiltSite): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts
    .map((script): Thing => JSON.parse(script.textContent ?? ''))
    .flatMap(thing => {
      const entries: Thing[] = Array.isArray(thing.itemListElement) ? thing.itemListElement : []
      const nested = [thing.author, thing.publisher].filter(
        (one): one is Thing => typeof one === 'object' && one !== null,
      )
      // A trail has the titles of other pages.
      const shown = [thing, ...nested, ...(thing['@type'] === 'BreadcrumbList' ? [] : entries)]
      return [
        ...shown
          .flatMap(one => WORDS.map(name => one[name]))
          .filter(fact => fact !== undefined && !text.includes(plain(String(fact))))
          .map(fact => `"${fact}" is not on the page`),
        ...[thing, ...nested, ...entries]
          .flatMap(one => URLS.map(name => one[name]))
          .filter(url => url !== undefined && !isOnSite(String(url), site))
          .map(url => `${url} leads nowhere`),
        ...(thing.datePublished && !document.querySelector(`time[datetime="${thing.datePublished}"]`)
          ? [`the day ${thing.datePublished} is not on the page`]
          : []),
      ]
    })
    .map(fault => `${address}: ${fault}`)
}

function isOnSite(url: string, site: BuiltSite): boolean {
  return url.startsWith(`${site.origin}/`) && site.fileAt(new URL(url).pathname) !== undefined
}

/** axe on every page at every width, and whether a page shifts when its pictures and typefaces are late. */
async function checkInBrowser(origin: string, addresses: readonly string[]): Promise<Check[]> {
  const axe: string[] = []
  const shifts: string[] = []
  await inParallel(WIDTHS, async width => {
    // A browser per width, because a browser paints only its foremost window.
    const browser = await launchChromium()
    try {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
      })
      // esbuild, which tsx uses, wraps functions in calls of __name. Functions that run in a page need it, too.
      await page.addInitScript('globalThis.__name = value => value')
      for (const address of addresses) {
        const url = new URL(address, origin).href
        const where = (fault: string) => `${address} at ${width} px: ${fault}`
        await openPage(page, url)
        axe.push(...(await findings(page)).map(where))
        shifts.push(...(await shiftsWhenLate(page, url)).map(where))
      }
    } finally {
      await browser.close()
    }
  })
  return [
    { title: 'Accessibility (axe)', found: axe },
    { title: 'Layout when files are late', found: shifts },
  ]
}
