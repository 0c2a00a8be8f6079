import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Folders } from '../../scripts/lib/Folders.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { createSiteServer } from '../../scripts/lib/serve/server.ts'
import { testDay } from './testSite.ts'

interface ServedSite {
  origin: string
  close(): void
}

/**
 * Builds and serves a copy of the site in which some documents are others.
 * @param name of its folder, which no other test uses
 * @param documents file → what it says; of "_site.json", the fields that differ
 */
export async function serveChangedSite(
  name: string,
  documents: Readonly<Record<string, object>>,
): Promise<ServedSite> {
  const folder = join(projectRoot, '.cache', name)
  const pages = join(folder, 'pages')
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'pages-json'), pages, { recursive: true })
  for (const [file, value] of Object.entries(documents)) {
    const before = file === '_site.json' ? JSON.parse(await readFile(join(pages, file), 'utf8')) : {}
    await mkdir(dirname(join(pages, file)), { recursive: true })
    await writeFile(join(pages, file), JSON.stringify({ ...before, ...value }))
  }
  return serveFolders({ pages, public: join(projectRoot, 'public') }, join(folder, 'dist'))
}

/** Builds the site of two folders and serves it. @param out the folder of the built site, which no other test uses */
export async function serveFolders(folders: Folders, out: string): Promise<ServedSite> {
  const options = ['--pages', folders.pages, '--public', folders.public, '--out', out, '--today', testDay]
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: projectRoot })
  const server = createSiteServer(out)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
