import './lib/production.ts'
import { baseOf, dayOption, originOf, readOptions, run, siteOptions } from './lib/cli.ts'
import { formatOf, formatOption, formatUsage, printReport } from './lib/report/printReport.ts'
import { dayOf } from './lib/today.ts'
import { UsageError } from './lib/usageError.ts'
import { buildSite } from './site/buildSite.ts'
import { targetOf } from './site/hosting/writeHosting.ts'
import { addStudio } from './studio/server/addStudio.ts'

const usage = `npm run build -- [--pages folder] [--public folder] [--out folder] [--origin https://…] [--base /folder/] [--target host] [--root /folder/on/the/host] [--today 2026-11-21] ${formatUsage}`

await run(async () => {
  const started = performance.now()
  const options = readOptions(
    {
      ...siteOptions,
      ...formatOption,
      out: { type: 'string', default: 'dist' },
      origin: { type: 'string' },
      base: { type: 'string', default: '/' },
      target: { type: 'string' },
      root: { type: 'string' },
      ...dayOption,
    },
    usage,
  )
  const format = formatOf(options.format)
  const { problems, texts, pages, cannot } = await buildSite({
    pages: options.pages,
    public: options.public,
    out: options.out,
    base: baseOf(options.base),
    today: dayOf(options.today, options.pages),
    target: options.target ? targetOf(options.target) : undefined,
    ...(options.root && { root: rootOf(options.root) }),
    origin: options.origin ? originOf(options.origin) : undefined,
    addStudio,
  })
  await printReport(format, { problems, texts, folders: options })
  if (pages === undefined) return 1
  // Programs read the report from stdout, so everything else goes to stderr.
  console.error(`${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s → ${options.out}`)
  for (const limit of cannot ?? []) console.error(`  ${options.target}: ${limit}`)
  return 0
})

/** It is written in quotation marks in the configuration of a host. */
function rootOf(option: string): string {
  if (!/^\/[^"\\$`\n{}]*$/.test(option))
    throw new UsageError(
      `"${option}" cannot be where a site lies. Write a folder of the host: --root /var/www/site`,
    )
  return option
}
