import { byPlace, isError } from '../schema/problem.ts'
import { disagreements, jsonSchemaValidator } from './lib/agree.ts'
import { dayOf } from './lib/calendarDay.ts'
import { checkSite } from './lib/check.ts'
import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { report } from './lib/report.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, ...dayOption },
    'npm run validate -- [--pages folder] [--public folder] [--today 2026-11-21]',
  )
  const [{ problems, sources }, validator] = await Promise.all([
    checkSite(options, { today: dayOf(options.today) }),
    jsonSchemaValidator(),
  ])
  const all = [...problems, ...disagreements(sources, validator)].sort(byPlace)
  if (all.length > 0) console.error(report(all, sources, process.stderr.isTTY))
  return all.some(isError) ? 1 : 0
})
