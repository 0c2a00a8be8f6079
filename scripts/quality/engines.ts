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
    let count = 0
    for (const route of routes) {
      const { status } = await fetch(new URL(route, origin))
      if (status !== 200) report('server', route, undefined, [`answers with ${status}`])
    }
    for (const { engine, start } of installed) {
      if (!start) continue
      const started = Date.now()
      const driver = await start()
      try {
        await withRecorder(origin, recorded => checkIn(engine.name, new Tab(driver, recorded), routes))
      } finally {
        await driver.close()
      }
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${engine.name}: ${routes.length} pages at ${PHONE} and ${DESKTOP} px, ${seconds} s`)
    }
    console.log(`${count} findings`)
    return count > 0 ? 1 : 0

    function report(
      engine: string,
      route: string,
      width: number | undefined,
      found: readonly string[],
    ): void {
      const where = width === undefined ? route : `${route} at ${width} px`
      for (const finding of found) console.error(`${engine}: ${where}: ${finding}`)
      count += found.length
    }

    async function checkIn(engine: string, tab: Tab, routes: readonly string[]): Promise<void> {
      /** Selector → the first page with such an element. */
      const places = new Map<string, string>()
      for (const width of [DESKTOP, PHONE])
        for (const route of routes) {
          report(engine, route, tab.width, await checkPage(tab, route, width))
          for (const needs of await tab.evaluate(
            wanted => wanted.filter(selector => document.querySelector(selector)),
            moves.map(({ needs }) => needs),
          ))
            if (!places.has(needs)) places.set(needs, route)
        }
      for (const { title, width, needs, attempt } of moves) {
        const route = places.get(needs)
        if (route === undefined) {
          console.log(`${engine}: not tried, since no page has what it needs: ${title}`)
          continue
        }
        const found: string[] = []
        try {
          await tab.open(route, width)
          await attempt(tab)
        } catch (error) {
          found.push(`${title}: ${error instanceof Error ? error.message : error}`)
        }
        report(engine, route, tab.width, [...found, ...(await tab.takeErrors())])
      }
    }
  })
})
