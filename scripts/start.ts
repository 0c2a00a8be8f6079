import './lib/production.ts'
import { isError } from '../schema/problems/problem.ts'
import { buildSite } from './lib/build/build.ts'
import { replacedLines } from './lib/build/record/editedFiles.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { pretty } from './lib/report/pretty.ts'
import { closeOnSignal, listen } from './lib/serve/listen.ts'
import { createSiteServer } from './lib/serve/server.ts'

await run(async () => {
  const { port, ...folders } = readOptions(
    { ...siteOptions, out: { type: 'string', default: 'dist' }, port: { type: 'string' } },
    'npm start -- [--pages folder] [--public folder] [--out folder] [--port number]',
  )
  console.log('Building the site …')
  const { problems, sources, pages, replaced = [] } = await buildSite({ ...folders, base: '/' })
  if (pages === undefined) {
    console.error(pretty({ problems: problems.filter(isError), sources }, process.stderr.isTTY))
    return 1
  }
  for (const line of replacedLines(replaced)) console.error(`Warning: ${line}`)
  const server = createSiteServer(folders.out)
  closeOnSignal(server)
  console.log(`${await listen(server, '/', port)}  (Ctrl-C ends it)`)
  return 0
})
