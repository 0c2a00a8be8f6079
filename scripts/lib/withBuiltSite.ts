import type { Server } from 'node:http'
import { join } from 'node:path'
import { buildSite } from './build.ts'
import { pretty } from './report/pretty.ts'
import { projectRoot } from './root.ts'
import { listen } from './serve/listen.ts'
import { createSiteServer } from './server.ts'

/** A site that was built for one command, and is served while that command is at work. */
interface ServedBuild {
  /** Where it lies. */
  out: string
  /** Where it is served on this machine, with a slash at its end. */
  origin: string
  server: Server
}

/**
 * Builds a site, serves it on this machine, and no longer than some work with it takes.
 * @param name folder in the cache that it is built into
 * @param work gives the command's exit code
 * @returns that exit code, or 1 when mistakes, which are printed, keep the site from being built
 */
export async function withBuiltSite(
  name: string,
  folders: { pages: string; public: string },
  work: (site: ServedBuild) => Promise<number>,
): Promise<number> {
  const out = join(projectRoot, '.cache', name)
  const built = await buildSite({ pages: folders.pages, public: folders.public, out, base: '/' })
  if (built.pages === undefined) {
    console.error(pretty(built, process.stderr.isTTY))
    return 1
  }
  const server = createSiteServer(out)
  try {
    return await work({ out, server, origin: await listen(server, '/', '0') })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
