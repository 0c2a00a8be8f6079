import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'
import type { Site } from '../../../schema/model/site.ts'
import { listFiles } from '../../../scripts/lib/listFiles.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { listen } from '../../../scripts/lib/serve/listen.ts'
import { createSiteServer } from '../../../scripts/lib/serve/server.ts'
import { outcomeFile, siteFolder, siteOrigin } from './siteFolder.ts'

export { siteFolder, siteOrigin }

// Each test that imports this finds the site built.
while (!existsSync(outcomeFile)) await wait(100)
const failure = readFileSync(outcomeFile, 'utf8')
if (failure) throw new Error(`The site cannot be built:\n${failure}`)

/** `pages-json/_site.json`. */
export const settings = JSON.parse(readFileSync(join(projectRoot, 'pages-json/_site.json'), 'utf8')) as Site

/** A web server of the built site. */
export interface BuiltServer extends AsyncDisposable {
  /** What it answers, uncompressed unless the headers ask for more: to compress every page takes seconds. */
  get(address: string, headers?: Record<string, string>): Promise<Response>
}

export async function serveBuiltSite(): Promise<BuiltServer> {
  const server = createSiteServer(siteFolder)
  const home = await listen(server, '/', '0')
  return {
    get: (address, headers = {}) =>
      // Joined as texts: as a relative address, "//" would begin the name of a host.
      fetch(home + address.slice(1), {
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
      }),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Address → parsed page, including aliases and the 404 page. */
export type BuiltSite = ReadonlyMap<string, Document>

let parsed: Promise<BuiltSite> | undefined

/** The parsed pages. Files of tests share what their worker has parsed. */
export const builtSite = (): Promise<BuiltSite> => {
  parsed ??= parseSite()
  return parsed
}

async function parseSite(): Promise<BuiltSite> {
  const names = (await listFiles(siteFolder)).filter(name => name.endsWith('.html')).sort()
  return new Map(
    names.map(name => {
      // No test needs the styles, and jsdom takes ten times longer with them.
      const html = readFileSync(join(siteFolder, name), 'utf8').replace(/(<style[^>]*>)[^<]*/g, '$1')
      return [`/${name.replace(/(?:^|\/)index\.html$/, '')}`, new JSDOM(html).window.document]
    }),
  )
}
