import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'
import { listen } from '../../lib/serve/listen.ts'
import { createSiteServer } from '../../lib/serve/server.ts'
import { UsageError } from '../../lib/usageError.ts'

/**
 * Builds a site and serves it while `work` runs.
 * @param name folder in the cache for the built site
 * @param work returns the exit code of the command
 * @returns that exit code, or 1 when the content has errors, which it prints
 */
export async function withBuiltSite(
  name: string,
  folders: Folders,
  work: (site: { out: string; origin: string }) => Promise<number>,
): Promise<number> {
  const out = join(projectRoot, '.cache', name)
  // By the bundled command: what finds the components of sections needs Vite.
  const command = [join(projectRoot, 'scripts/run.mjs'), 'build', '--out', out]
  const options = ['--pages', folders.pages, '--public', folders.public]
  const { status } = spawnSync(process.execPath, [...command, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return 1
  const server = createSiteServer(out)
  try {
    return await work({ out, origin: await listen(server, '/', '0') })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * The addresses of all pages of a built site without a base: those in its sitemap, and its pages for unknown addresses.
 * @param route the only page to return. Default: all
 * @throws UsageError when there is no such page
 */
export async function pageAddresses(site: string, route?: string): Promise<string[]> {
  const [sitemap, redirects] = await Promise.all(
    ['sitemap.xml', '_redirects'].map(file => readFile(join(site, file), 'utf8')),
  )
  const pages = [...(sitemap ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  const missing = [...(redirects ?? '').matchAll(/(\S+)\/index\.html\s+404$/gm)].map(
    ([, address = '']) => address,
  )
  const all = [...pages, ...missing, '/404.html']
  if (route === undefined) return all
  if (!all.includes(route))
    throw new UsageError(`There is no page ${route}. These are the pages:\n${all.join('\n')}`)
  return [route]
}
