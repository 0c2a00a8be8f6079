import './lib/production.ts'
import { readBuiltSite } from './lib/audit/BuiltSite.ts'
import { lookAtPages } from './lib/audit/browser.ts'
import { checkFeeds } from './lib/audit/feeds.ts'
import { checkHtml, isJavaInstalled } from './lib/audit/html.ts'
import { checkLinks } from './lib/audit/links.ts'
import { checkSitemap } from './lib/audit/sitemap.ts'
import { checkStructuredData } from './lib/audit/structuredData.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { pageAddresses } from './lib/screenshots/pageAddresses.ts'
import { withBuiltSite } from './lib/withBuiltSite.ts'

const usage =
  'npm run audit -- [--route /stages/ils] [--without-browser] [--strict] [--pages folder] [--public folder]'

interface Part {
  title: string
  /** How many pages, states or lines were looked at. */
  runs: number
  found: readonly string[]
  /** Why nothing was looked at. */
  skipped?: string
}

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      'without-browser': { type: 'boolean', default: false },
      // What cannot be checked on this machine counts as a finding.
      strict: { type: 'boolean', default: false },
    },
    usage,
  )
  return withBuiltSite('audit-dist', options, async ({ out, origin }) => {
    const addresses = await pageAddresses(out, options.route)
    const parts = await checkDocuments(out)
    if (!options['without-browser']) parts.push(...(await look(origin, addresses)))
    for (const { found } of parts) for (const finding of found) console.error(finding)
    console.log(table(parts, addresses.length))
    const isMissing = options.strict && parts.some(({ skipped }) => skipped !== undefined)
    return isMissing || parts.some(({ found }) => found.length > 0) ? 1 : 0
  })
})

/** What can be told from the files alone. */
async function checkDocuments(out: string): Promise<Part[]> {
  const site = await readBuiltSite(out)
  const runs = site.pages.size
  const isChecked = isJavaInstalled()
  return [
    {
      title: 'HTML (Nu HTML checker)',
      runs: isChecked ? runs : 0,
      found: isChecked ? await checkHtml(out) : [],
      ...(!isChecked && { skipped: 'Java is not installed' }),
    },
    { title: 'Links and files', runs, found: checkLinks(site) },
    { title: 'Structured data', runs, found: checkStructuredData(site) },
    { title: 'Sitemap', runs: 1, found: await checkSitemap(site) },
    { title: 'Feeds', runs: 2, found: await checkFeeds(site) },
  ]
}

/** What only a browser shows. */
async function look(origin: string, addresses: readonly string[]): Promise<Part[]> {
  const { axe, legibility, contrast, steadiness } = await lookAtPages(origin, addresses)
  return [
    { title: 'Accessibility (axe)', ...axe },
    { title: 'Zoom, large text, spacing', ...legibility },
    { title: 'Lines over pictures', ...contrast },
    { title: 'Layout when files are late', ...steadiness },
  ]
}

function table(parts: readonly Part[], pages: number): string {
  const rows = parts.map(({ title, runs, found, skipped }) =>
    skipped
      ? `${title.padEnd(28)} not checked: ${skipped}`
      : `${title.padEnd(28)}${String(runs).padStart(6)}${String(found.length).padStart(10)}`,
  )
  return [
    `${'part'.padEnd(28)}${'runs'.padStart(6)}${'findings'.padStart(10)}`,
    ...rows,
    `${pages} pages`,
  ].join('\n')
}
