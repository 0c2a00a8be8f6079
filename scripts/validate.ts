import { byPlace, isError } from '../schema/problem.ts'
import { disagreements, jsonSchemaValidator } from './lib/agree.ts'
import { dayOf } from './lib/calendarDay.ts'
import { checkSite } from './lib/check.ts'
import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { formatOf, formatOption, formatUsage, tell } from './lib/report/tell.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, ...dayOption, ...formatOption },
    `npm run validate -- [--pages folder] [--public folder] [--today 2026-11-21] ${formatUsage}`,
  )
  const format = formatOf(options.format)
  const [{ problems, sources }, validator] = await Promise.all([
    checkSite(options, { today: dayOf(options.today) }),
    jsonSchemaValidator(),
  ])
  const all = [...problems, ...disagreements(sources, validator)].sort(byPlace)
  await tell(format, { problems: all, sources, folders: options })
  return all.some(isError) ? 1 : 0
})
