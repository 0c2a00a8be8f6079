import '../lib/production.ts'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { checkPage } from './engines/checkPage.ts'
import { chooseEngines, missing } from './engines/engines.ts'
import { DESKTOP, moves, PHONE } from './engines/moves.ts'
import { Tab } from './engines/Tab.ts'
import { withRecorder } from './engines/withRecorder.ts'
import { pageAddresses } from './screenshots/pageAddresses.ts'
import { withBuiltSite } from './withBuiltSite.ts'

const usage =
  'npm run engines -- [--engine firefox|webkit] [--route /stages/ils] [--pages folder] [--public folder]'

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
