import '../lib/production.ts'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { withBuiltSite } from './browser/withBuiltSite.ts'
import { contrastTable, measureDrawings, writeDrawings } from './measureDrawings.ts'

const usage = 'npm run contrast -- [--pages folder] [--public folder]'

await run(async () => {
  const folders = readOptions(siteOptions, usage)
  const pages = join(projectRoot, '.cache/contrast-pages')
  const drawings = await writeDrawings(pages, folders)
  return withBuiltSite('contrast-dist', { pages, public: folders.public }, async ({ origin }) => {
    const results = await measureDrawings(drawings, origin, availableParallelism())
    for (const result of results)
      for (const fault of result.faults)
        console.error(`${result.drawing} in the light "${result.light}", ${fault}`)
    console.log(contrastTable(results))
    return results.some(({ faults }) => faults.length > 0) ? 1 : 0
  })
})
