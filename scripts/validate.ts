import { checkSite } from './lib/check.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { report } from './lib/report.ts'

await run(async () => {
  const options = readOptions(siteOptions, 'npm run validate -- [--pages folder] [--public folder]')
  const { problems, sources } = await checkSite(options)
  if (problems.length > 0) console.error(report(problems, sources, process.stderr.isTTY))
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
})
