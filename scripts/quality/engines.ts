import '../lib/production.ts'
import { createServer } from 'node:http'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { pageAddresses, withBuiltSite, withServer } from './browser/withBuiltSite.ts'
import { chooseEngines, missing } from './engines/drivers.ts'
import { DESKTOP, moves, PHONE } from './engines/moves.ts'
import { Tab } from './engines/Tab.ts'

const usage =
  'npm run engines -- [--engine firefox|webkit] [--route /stages/ils] [--pages folder] [--public folder]'

const RECORDER = '/recorder-of-errors.js'

/**
 * Runs before all other code of a page, and keeps a list of what goes wrong on it. WebDriver tells nothing of that, and only a
 * script of the site's own origin may run.
 */
const recorder = `
const errors = (window.recordedErrors = [])
addEventListener('error', ({ message, target }) => errors.push(message ?? (target.currentSrc || target.src || target.href) + ' did not load'), true)
addEventListener('unhandledrejection', ({ reason }) => errors.push('unhandled: ' + reason))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => errors.push(effectiveDirective + ' forbids ' + blockedURI))
const { error } = console
console.error = (...values) => {
  errors.push('console: ' + values.join(' '))
  error(...values)
}
`

await run(async () => {
  const options = readOptions(
    { ...siteOptions, engine: { type: 'string' }, route: { type: 'string' } },
    usage,
  )
  const installed = chooseEngines(options.engine).map(engine => ({ engine, start: engine.find() }))
  for (const { engine, start } of installed) if (!start) console.error(missing(engine))
  const isMissing = options.engine !== undefined && installed.some(({ start }) => !start)
  if (isMissing || installed.every(({ start }) => !start)) return isMissing ? 1 : 0
  return withBuiltSite('engines-dist', options, async ({ out, origin }) => {
    const routes = await pageAddresses(out, options.route)
    // Other sites need not have everything.
    const hasAll = options.route === undefined && options.pages === siteOptions.pages.default
    let count = 0
    const report: Report = (where, found) => {
      for (const finding of found) console.error(`${where}: ${finding}`)
      count += found.length
    }
    for (const route of routes) {
      const { status } = await fetch(new URL(route, origin))
      if (status !== 200) report(route, [`answers with ${status}`])
    }
    for (const { engine, start } of installed) {
      if (!start) continue
      const started = Date.now()
      const driver = await start()
      try {
        await withRecorder(origin, async recorded => {
          const tab = new Tab(driver, recorded)
          const pages = await checkPages(engine.name, tab, routes, report)
          await tryMoves(engine.name, tab, pages, hasAll, report)
        })
      } finally {
        await driver.close()
      }
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${engine.name}: ${routes.length} pages at ${PHONE} and ${DESKTOP} px, ${seconds} s`)
    }
    console.log(`${count} findings`)
    return count > 0 ? 1 : 0
  })
})

/** Prints findings as they are found. */
type Report = (where: string, found: readonly string[]) => void

function place(engine: string, route: string, { width }: Tab): string {
  return `${engine}: ${route} at ${width} px`
}

/** @returns what moves need → the first page that has it */
async function checkPages(
  engine: string,
  tab: Tab,
  routes: readonly string[],
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const width of [DESKTOP, PHONE])
    for (const route of routes) {
      const found = await checkPage(tab, route, width)
      report(place(engine, route, tab), found)
      const selectors = moves.map(({ needs }) => needs)
      const there = await tab.evaluate(
        wanted => wanted.filter(selector => document.querySelector(selector)),
        selectors,
      )
      for (const needs of there) if (!pages.has(needs)) pages.set(needs, route)
    }
  return pages
}

async function tryMoves(
  engine: string,
  tab: Tab,
  pages: ReadonlyMap<string, string>,
  hasAll: boolean,
  report: Report,
): Promise<void> {
  for (const { title, width, needs, attempt } of moves) {
    const route = pages.get(needs)
    if (route === undefined) {
      const why = [`not tried, since no page has ${needs}: ${title}`]
      if (hasAll) report(engine, why)
      else console.log(`${engine}: ${why}`)
      continue
    }
    const found: string[] = []
    try {
      await tab.open(route, width)
      await attempt(tab)
    } catch (error) {
      found.push(`${title}: ${error instanceof Error ? error.message : error}`)
    }
    report(place(engine, route, tab), [...found, ...(await tab.takeErrors())])
  }
}

/** Opens a page and scrolls through it. @returns what is wrong with it */
async function checkPage(tab: Tab, route: string, width: number): Promise<string[]> {
  const found: string[] = []
  try {
    await tab.open(route, width)
    found.push(...(await tab.evaluate(findings)))
    await tab.until('headings and text are in the site’s own typefaces', hasTypefaces)
    await scrollThrough(tab)
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  }
  return [...found, ...(await tab.takeErrors())]
}

/** Runs in the page. */
function findings(): string[] {
  const found: string[] = []
  const headings = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility())
  if (headings.length !== 1) found.push(`${headings.length} visible headings of level 1`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} pixels too wide`)
  return found
}

/** Runs in the page: whether the first family of heading and text is a web font that has loaded. */
function hasTypefaces(): boolean {
  const nameOf = (family = '') => family.replace(/["']/g, '').trim()
  const loaded = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => nameOf(family))
  return [...document.querySelectorAll('main h1, main p:not(:empty)')]
    .slice(0, 2)
    .every(element => loaded.includes(nameOf(getComputedStyle(element).fontFamily.split(',')[0])))
}

/** Waits at each screenful for the pictures in view. */
async function scrollThrough(tab: Tab): Promise<void> {
  let isAtEnd = false
  while (!isAtEnd) {
    await tab.until('all pictures in view are there', () =>
      [...document.images].every(image => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isInView = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
        return !isInView || !image.checkVisibility() || (image.complete && image.naturalWidth > 0)
      }),
    )
    isAtEnd = await tab.evaluate(() => {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      return window.scrollY === before
    })
  }
}

/**
 * Serves a site once more, its pages with the recorder in them, while `work` runs.
 * @param origin of the site that is served
 */
async function withRecorder(origin: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(async ({ url = '/', headers, method }, response) => {
    if (url === RECORDER) return response.setHeader('content-type', 'text/javascript').end(recorder)
    const { range = 'bytes=0-' } = headers
    const answer = await fetch(new URL(url, origin), {
      method,
      redirect: 'manual',
      headers: headers.range ? { range } : {},
    })
    for (const [name, value] of answer.headers)
      if (!/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name))
        response.setHeader(name, value)
    response.statusCode = answer.status
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    if (isPage)
      response.end((await answer.text()).replace('<head>', `<head><script src="${RECORDER}"></script>`))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await withServer(server, work)
}
