import './lib/production.ts'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { ownFolders } from './lib/commandLine.ts'
import type { Folders } from './lib/Folders.ts'
import { printReport } from './lib/report/printReport.ts'
import { projectRoot } from './lib/root.ts'
import { closeOnSignal, listen } from './lib/serve/listen.ts'
import { createSiteServer } from './lib/serve/server.ts'
import { buildSite } from './site/buildSite.ts'
import { addStudio } from './studio/server/addStudio.ts'

await run(async () => {
  const {
    port,
    out: chosen,
    ...folders
  } = readOptions(
    { ...siteOptions, out: { type: 'string' }, port: { type: 'string' } },
    'npm start -- [--pages folder] [--public folder] [--out folder] [--port number]',
  )
  const out = chosen ?? defaultOut(folders)
  console.log('Building the site …')
  const { problems, texts, pages } = await buildSite({ ...folders, out, base: '/', addStudio })
  if (pages === undefined) {
    await printReport('pretty', { problems, texts, folders })
    return 1
  }
  const server = createSiteServer(out)
  closeOnSignal(server)
  console.log(`${await listen(server, '/', port)}  (Ctrl-C ends it)`)
  return 0
})

/** Each site has a folder of its own: another one may be served from "dist" at this moment. */
function defaultOut(folders: Folders): string {
  const places = [folders.pages, folders.public].map(folder => resolve(folder))
  if (places[0] === ownFolders.pages && places[1] === ownFolders.public) return 'dist'
  const name = createHash('sha256').update(places.join('\0')).digest('hex').slice(0, 16)
  return join(projectRoot, '.cache', `started-${name}`)
}
