import { mkdirSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { lockSync } from 'proper-lockfile'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { Folders } from '../Folders.ts'
import { projectRoot } from '../root.ts'
import { answerRequest, answerWithError, type RendererCode } from './answerRequest.ts'
import { DevSite } from './DevSite.ts'
import { closedServer, devGuard } from './devGuard.ts'
import { ASK_FOR_CONTENT, CONTENT } from './refresh/contentEvents.ts'
import { watchFolder } from './watchFolder.ts'

/**
 * Serves the site for those who write it: rendered on request, in the browser again as soon as a document is saved.
 * While a document has problems its last version without stays, under an overlay with the words of `npm run validate`.
 */
export async function startDevServer(
  options: Folders & { port: number; isBundled?: boolean },
): Promise<{ server: ViteDevServer; site: DevSite }> {
  const folders = { pages: resolve(options.pages), public: resolve(options.public) }
  const isPublic = isInOneOf([folders.public])
  const cache = takeCacheFolder('dev')
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
      watch: { ignored: path => isIgnored(path) && !isPublic(path) },
    },
    plugins: [devGuard(folders.public), pageClients],
    clearScreen: false,
  })
  const site = new DevSite(server, folders)
  await site.start()
  // Vite serves a new picture once its own watcher has seen it.
  server.watcher.add(folders.public)
  server.watcher.on('all', (_event, file) => {
    if (isPublic(file)) site.changed(file)
  })
  const stopWatching = watchFolder(folders.pages, path => {
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
    answerRequest(url, response, answering)
      .catch((error: Error) => answerWithError(url, error, response, server))
      .then(isAnswered => isAnswered || next(), next)
  })
  await server.listen()
  return { server, site }
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

/**
 * Takes a folder for the packages that Vite prepares. Each server of a checkout has its own as long as it runs: of two that prepare
 * one folder at once, one would not find the files that it knows of, and answer 504 for them.
 * @param name of servers with the same plugins, which take the folder that one of them has left
 */
export function takeCacheFolder(name: string): { folder: string; giveBack(): void } {
  for (let number = 1; ; number++) {
    const folder = join(projectRoot, 'node_modules/.vite', number === 1 ? name : `${name}-${number}`)
    mkdirSync(folder, { recursive: true })
    try {
      // A computer that has slept holds no lock; a server that has prepared its packages needs none any more.
      return { folder, giveBack: lockSync(folder, { stale: STALE, onCompromised: () => {} }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error
    }
  }
}

/** Milliseconds after which the lock of a server that was killed no longer counts. A busy one renews it late. */
const STALE = 60_000

/**
 * Loads the code that renders pages as it is now. Vite compiles each of its hundreds of modules, which takes seconds, so a bundled
 * command takes it from its bundle until it is changed.
 */
function rendererCode(server: ViteDevServer, isBundled: boolean): RendererCode {
  let isCurrent = isBundled
  const isCode = isInOneOf(['renderer', 'schema'].map(folder => join(projectRoot, folder)))
  server.watcher.on('all', (_event, file) => {
    if (!isCode(file)) return
    isCurrent = false
    // Browsers have no module of what the server alone renders, so Vite would not tell them.
    server.ws.send({ type: 'custom', event: CONTENT })
  })
  return async () => {
    const code = isCurrent
      ? await import('../../../renderer/server/renderPage.tsx')
      : // Vite loads any module as an object of any shape.
        ((await server.ssrLoadModule('/renderer/server/renderPage.tsx')) as Awaited<ReturnType<RendererCode>>)
    await code.loadSections()
    return code
  }
}

/**
 * Adds to documents what they show (`DevSite.revision`), and what Vite and its plugins add to each: its client, ours. That is
 * taken from an empty document, once: of a whole page, Vite parses the HTML and compiles the styles each time.
 */
function viteTags(server: ViteDevServer): (html: string, revision: string) => Promise<string> {
  let tags: Promise<string> | undefined
  return async (html, revision) => {
    tags ??= server
      .transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>')
      .then(made => made.slice(made.indexOf('<head>') + '<head>'.length, made.indexOf('</head>')))
    const found = await tags
    return html.replace('<head>', () => `<head>${found}<meta name="revision" content="${revision}">`)
  }
}
