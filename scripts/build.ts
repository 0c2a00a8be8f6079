import './lib/production.ts'
import { isError } from '../schema/problems/problem.ts'
import { dayOf } from './lib/calendarDay.ts'
import { baseOf, dayOption, originOf, readArguments, readOptions, run, siteOptions } from './lib/cli.ts'
import { formatOf, formatOption, formatUsage, printReport } from './lib/report/printReport.ts'
import { UsageError } from './lib/usageError.ts'
import { buildSite } from './site/buildSite.ts'
import { targetOf } from './site/hosting/writeHosting.ts'
import { replacedLines } from './site/release/editedFiles.ts'
import { keptLines } from './site/release/madeFiles.ts'
import { mergeShards, shardOf } from './site/shards.ts'

const mergeUsage = 'npm run build -- --merge folder folder … [--out folder]'
const outOption = { out: { type: 'string', default: 'dist' } } as const
const usage = `npm run build -- [--pages folder] [--public folder] [--out folder] [--origin https://…] [--base /folder/] [--target host] [--root /folder/on/the/host] [--today 2026-11-21] [--shard 3/16] ${formatUsage}\n       ${mergeUsage}`

await run(async () => {
  if (process.argv.includes('--merge')) return merge()
  const started = performance.now()
  const options = readOptions(
    {
      ...siteOptions,
      ...formatOption,
      ...outOption,
      origin: { type: 'string' },
      base: { type: 'string', default: '/' },
      target: { type: 'string' },
      root: { type: 'string' },
      ...dayOption,
      shard: { type: 'string' },
    },
    usage,
  )
  if (options.shard && options.target)
    throw new UsageError(
      'A shard has no configuration for a host: leave out --shard or --target. What a host is told is written for a whole site.',
    )
  const format = formatOf(options.format)
  const {
    problems,
    texts,
    pages,
    cannot,
    replaced = [],
    kept = [],
  } = await buildSite({
    pages: options.pages,
    public: options.public,
    out: options.out,
    base: baseOf(options.base),
    today: dayOf(options.today, options.pages),
    target: options.target ? targetOf(options.target) : undefined,
    ...(options.root && { root: rootOf(options.root) }),
    origin: options.origin ? originOf(options.origin) : undefined,
    shard: options.shard ? shardOf(options.shard) : undefined,
  })
  // Warnings do not prevent a build; `npm run validate` prints them.
  await printReport(format, { problems: problems.filter(isError), texts, folders: options })
  if (pages === undefined) return 1
  // Programs read the report from stdout, so everything else goes to stderr.
  console.error(`${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s → ${options.out}`)
  for (const line of [...replacedLines(replaced), ...keptLines(kept, options.out)])
    console.error(`Warning: ${line}`)
  for (const limit of cannot ?? []) console.error(`  ${options.target}: ${limit}`)
  return 0
})

/** It stands in quotation marks in the configuration of a host. */
function rootOf(option: string): string {
  if (!/^\/[^"\\$`\n{}]*$/.test(option))
    throw new UsageError(
      `"${option}" cannot be where a site lies. Write a folder of the host: --root /var/www/site`,
    )
  return option
}

/** Options such as --origin and --base are unknown here, because the shards already contain them. */
async function merge(): Promise<number> {
  const { options, words } = readArguments(
    { ...outOption, merge: { type: 'boolean' } },
    Number.POSITIVE_INFINITY,
    mergeUsage,
  )
  await mergeShards(words, options.out)
  console.error(`${words.length} shards → ${options.out}`)
  return 0
}
