import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { listen } from '../lib/serve/listen.ts'
import { createSiteServer } from '../lib/serve/server.ts'
import { runBuild } from './browser/runBuild.ts'

/** A site that is built and served for one command. */
interface ServedBuild {
  /** Folder of the built site. */
  out: string
  /** Where it is served, with a trailing slash. */
  origin: string
  server: Server
}

/**
 * Builds a site and serves it while `work` runs.
 * @param name folder in the cache for the built site
 * @param work returns the exit code of the command
 * @returns that exit code, or 1 when the content has errors, which it prints
 */
export async function withBuiltSite(
  name: string,
  folders: Folders,
  work: (site: ServedBuild) => Promise<number>,
): Promise<number> {
  const out = join(projectRoot, '.cache', name)
  if (!runBuild({ pages: folders.pages, public: folders.public, out })) return 1
  const server = createSiteServer(out)
  try {
    return await work({ out, server, origin: await listen(server, '/', '0') })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
