import { byPlace, isError } from '../schema/problem.ts'
import { disagreements, jsonSchemaValidator } from './lib/agree.ts'
import { dayOf } from './lib/calendarDay.ts'
import { checkSite } from './lib/check.ts'
import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { formatOf, formatOption, formatUsage, tell } from './lib/report/tell.ts'
import { UsageError } from './lib/usageError.ts'

const usage = `npm run validate -- [--fix [--dry-run]] [--pages folder] [--public folder] [--today 2026-11-21] ${formatUsage}`

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      ...dayOption,
      ...formatOption,
      fix: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
    usage,
  )
  if (options['dry-run'] && !options.fix)
    throw new UsageError('--dry-run shows what --fix would change, so it goes with it: --fix --dry-run.')
  const format = formatOf(options.format)
  const view = { today: dayOf(options.today), isPreview: false }
  if (options.fix) {
    const { diffOf, findRepairs, writeRepairs } = await import('./lib/fix.ts')
    const repairs = await findRepairs(options, view)
    // Where errors go as well: what programs read is not to be mixed with it.
    for (const repair of repairs) console.error(diffOf(repair, process.stderr.isTTY))
    if (!options['dry-run']) await writeRepairs(options.pages, repairs)
  }
  const [check, validator] = await Promise.all([checkSite(options, view), jsonSchemaValidator()])
  const all = [...check.problems, ...disagreements(check, validator)].sort(byPlace)
  await tell(format, { problems: all, sources: check.sources, folders: options })
  return all.some(isError) ? 1 : 0
})
