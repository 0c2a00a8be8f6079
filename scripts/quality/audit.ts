import '../lib/production.ts'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { auditPages } from './audit/auditPages.ts'
import { readBuiltSite } from './audit/BuiltSite.ts'
import { checkFeeds } from './audit/feeds.ts'
import { checkHtml, isJavaInstalled } from './audit/html.ts'
import { checkLinks } from './audit/links.ts'
import { checkSitemap } from './audit/sitemap.ts'
import { checkStructuredData } from './audit/structuredData.ts'
import { pageAddresses } from './screenshots/pageAddresses.ts'
import { withBuiltSite } from './withBuiltSite.ts'

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
