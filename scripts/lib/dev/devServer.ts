import { basename, join, resolve, sep } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { z } from 'zod'
import type { Folders } from '../Folders.ts'
import { projectRoot } from '../root.ts'
import { answerRequest, answerWithError } from './answerRequest.ts'
import { takeCacheFolder } from './cacheFolder.ts'
import { DevSite } from './DevSite.ts'
import { closedServer, devGuard } from './devGuard.ts'
import { ASK_FOR_CONTENT, CONTENT, FRAME, ON_DAY } from './refresh/contentEvents.ts'
import { rendererCode } from './rendererCode.ts'
import { viteTags } from './viteTags.ts'
import { watchFolders } from './watchFolders.ts'

/**
 * Serves the site for those who write it: rendered on request, in the browser again as soon as a document is saved.
 * While a document has problems its last version without stays, under an overlay with the words of `npm run validate`.
 * @param plugins those of the studio; with other plugins Vite prepares dependencies anew, so it gets a cache of its own
 */
export async function startDevServer(
  options: Folders & { port: number; host?: string; isBundled?: boolean },
  plugins: readonly Plugin[] = [],
): Promise<{ server: ViteDevServer; site: DevSite }> {
  const folders = { pages: resolve(options.pages), public: resolve(options.public) }
  const isPublic = isInOneOf([folders.public])
  const cache = takeCacheFolder(plugins.length > 0 ? 'studio' : 'dev')
  const isIgnored = isInOneOf([...UNWATCHED, folders.pages])
  const server = await createServer({
    root: projectRoot,
    base: '/',
    appType: 'custom',
    publicDir: folders.public,
    cacheDir: cache.folder,
    server: {
      ...closedServer,
      port: options.port,
      ...(options.host && { host: options.host }),
      watch: { ignored: path => isIgnored(path) && !isPublic(path) },
    },
    plugins: [devGuard(folders.public), pageClients, ...plugins],
    clearScreen: false,
  })
  const site = new DevSite(server, folders)
  await site.start()
  // Vite serves a new picture once its own watcher has seen it.
  server.watcher.add(folders.public)
  server.watcher.on('all', (_event, file) => {
    if (isPublic(file)) site.changed(file)
  })
  const stopWatching = watchFolders([folders.pages], path => {
    if (!basename(path).startsWith('.')) site.changed(path)
  })
  server.httpServer?.once('close', stopWatching)
  server.httpServer?.once('close', cache.giveBack)
  server.ws.on(ASK_FOR_CONTENT, (revision, client) => {
    client.send(site.problemsMessage())
    // A message of the server is no page, and has no revision.
    if (revision && revision !== site.revision) client.send(CONTENT)
  })
  const answering = {
    site,
    loadCode: rendererCode(server, options.isBundled ?? false),
    withTags: viteTags(server),
    publicFolder: folders.public,
  }
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/'
    const isForFrame = [request.headers['sec-fetch-dest'], request.headers[FRAME]].includes('iframe')
    answerRequest(url, response, answering, isForFrame ? { day: dayIn(url) } : undefined)
      .catch((error: Error) => answerWithError(url, error, response, server))
      .then(isAnswered => isAnswered || next(), next)
  })
  await server.listen()
  return { server, site }
}

/** The day of which a page is asked for, if it is one. */
function dayIn(url: string): string | undefined {
  const day = new URLSearchParams(url.replace(/^[^?]*/, '')).get(ON_DAY)
  return z.iso.date().safeParse(day).data
}

const isInOneOf = (folders: readonly string[]) => (path: string) =>
  folders.some(folder => (resolve(path) + sep).startsWith(folder + sep))

/** What is no code of pages. To watch its thousands of files takes seconds, and each check touches many of those in `.cache`. */
const UNWATCHED = ['.cache', 'dist', 'tests', 'scripts/quality', 'pages-json'].map(name =>
  join(projectRoot, name),
)

/** The code of every page of the dev server, as Vite serves it: shows what is wrong, and what is saved without a reload. */
const CLIENT = '/scripts/lib/dev/refresh/refreshClient.ts'

const pageClients: Plugin = {
  name: 'chalkline:clients',
  apply: 'serve',
  config: () => ({
    // Found late, as when the first key in a page loads an island, they would reload the page.
    optimizeDeps: { entries: ['renderer/browser/entry.ts'], include: ['idiomorph'] },
  }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
}
