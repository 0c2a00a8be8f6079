import { isError } from '../schema/problems/problem.ts'
import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { formatOf, formatOption, formatUsage, printReport } from './lib/report/printReport.ts'
import { dayOf } from './lib/today.ts'
import { UsageError } from './lib/usageError.ts'
import { readSite } from './site/folder.ts'

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
  const view = { today: dayOf(options.today, options.pages), isPreview: false }
  if (options.fix) {
    const { diffOf, findFixes, writeChanged } = await import('./lib/authoring/fix.ts')
    const fixes = await findFixes(options, view)
    // To stderr, like errors. Programs read the report from stdout.
    for (const fix of fixes) console.error(diffOf(fix, process.stderr.isTTY))
    if (!options['dry-run']) await writeChanged(options.pages, fixes)
  }
  const { problems, texts } = await readSite(options, view)
  await printReport(format, { problems, texts, folders: options })
  return problems.some(isError) ? 1 : 0
})
