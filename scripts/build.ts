import './lib/production.ts'
import { isError } from '../schema/problem.ts'
import { buildSite } from './lib/build.ts'
import { dayOf } from './lib/calendarDay.ts'
import { baseOf, dayOption, originOf, readArguments, readOptions, run, siteOptions } from './lib/cli.ts'
import { targetOf } from './lib/hosting/writeHosting.ts'
import { formatOf, formatOption, formatUsage, tell } from './lib/report/tell.ts'
import { mergeShards, shardOf } from './lib/shards.ts'
import { UsageError } from './lib/usageError.ts'

const mergeUsage = 'npm run build -- --merge folder folder … [--out folder]'
const outOption = { out: { type: 'string', default: 'dist' } } as const
const usage = `npm run build -- [--pages folder] [--public folder] [--out folder] [--origin https://…] [--base /folder/] [--target host] [--today 2026-11-21] [--shard 3/16] ${formatUsage}\n       ${mergeUsage}`

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
  const result = await buildSite({
    pages: options.pages,
    public: options.public,
    out: options.out,
    base: baseOf(options.base),
    today: dayOf(options.today),
    ...(options.target && { target: targetOf(options.target) }),
    ...(options.origin && { origin: originOf(options.origin) }),
    ...(options.shard && { shard: shardOf(options.shard) }),
  })
  const { problems, pages, cannot = [] } = result
  // Warnings are for "npm run validate": they keep nothing from being built.
  await tell(format, {
    problems: problems.filter(isError),
    get sources() {
      return result.sources
    },
    folders: options,
  })
  if (pages === undefined) return 1
  // What programs read from the output is the report alone.
  console.error(`${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s → ${options.out}`)
  for (const limit of cannot) console.error(`  ${options.target}: ${limit}`)
  return 0
})

/** A shard knows its origin, base and day: nothing can be said of them any more. */
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
