import type { ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Content, ContentPage } from '../../schema/content.ts'
import type { PageData, SiteData } from '../../schema/data.ts'
import { canonicalPath, isBelow } from '../../schema/paths.ts'
import { isError, type Problem } from '../../schema/problem.ts'
import { type Assets, resolvePage, resolvePost } from '../../schema/resolve.ts'
import { resolveSite } from '../../schema/resolveSite.ts'
import { appIcons, markOf } from './appIcons.ts'
import { prepareAssets } from './assets.ts'
import { calendarFile } from './calendarFile.ts'
import { CATALOGUE, catalogueEntries, catalogueHtml, samplePageAt } from './catalogue/catalogue.ts'
import { readSamples, type Sample } from './catalogue/samples.ts'
import { type Check, checkSite } from './check.ts'
import { plainPictures } from './pictures/plainPictures.ts'
import { heldDocuments } from './read.ts'
import { pretty } from './report/pretty.ts'
import { projectRoot } from './root.ts'
import { contentType } from './serve/contentType.ts'
import { requestPath } from './serve/requestPath.ts'
import { themeFiles } from './themeFiles.ts'

interface DevOptions {
  pages: string
  public: string
  port: number
}

/** The last content without errors. */
interface Good {
  content: Content<ContentPage>
  assets: Assets
  site: SiteData
  /** Files that a build would write. */
  icons: { path: string; bytes: Buffer }[]
  /** What the catalogue of sections shows. */
  samples: Sample[]
}

const SITE_DATA = '/site.json'

const [html, json] = [contentType('index.html'), contentType('page.json')]

/**
 * Serves the site for those who write it: rendered on request, in the browser again as soon as a document is saved.
 * While a document has mistakes the last good content stays, under an overlay with the words of `npm run validate`.
 */
export async function startDevServer(options: DevOptions): Promise<ViteDevServer> {
  const folders = { pages: resolve(options.pages), public: resolve(options.public) }
  const server = await createServer({
    root: projectRoot,
    base: '/',
    appType: 'custom',
    publicDir: folders.public,
    server: { port: options.port },
    clearScreen: false,
  })
  const site = new DevSite(server, folders)
  await site.refresh()
  server.watcher.add([folders.pages, folders.public])
  server.watcher.on('all', (_event, file) => {
    if ([folders.pages, folders.public].some(folder => file.startsWith(folder + sep))) site.changed(file)
  })
  server.ws.on('connection', () => site.announceErrors())
  server.middlewares.use((request, response, next) => {
    site.answer(request.url ?? '/', response).then(isAnswered => isAnswered || next(), next)
  })
  await server.listen()
  return server
}

class DevSite {
  readonly #server: ViteDevServer
  readonly #folders: { pages: string; public: string }
  #good: Good | undefined
  #check: Check | undefined
  /** The files that were saved since the last look began. */
  #saved: string[] = []
  #waiting: NodeJS.Timeout | undefined
  /** Ends with the last look that was asked for. */
  #following = Promise.resolve()
  /** Whether a page in a browser cannot be renewed in its place: its site's data is older, or an overlay lies on it. */
  #needsReload = false

  constructor(server: ViteDevServer, folders: { pages: string; public: string }) {
    this.#server = server
    this.#folders = folders
  }

  async refresh(): Promise<void> {
    const check = await checkSite(this.#folders, { isPreview: true }, heldDocuments)
    this.#check = check
    if (!check.content) return
    const pictures = await plainPictures(this.#folders.public, check.content.files, check.world)
    const assets = await prepareAssets(this.#folders.public, check.world, '/', pictures)
    const icons = await appIcons(this.#folders.public, markOf(check.content))
    const site = resolveSite(check.content, assets)
    this.#good = { content: check.content, assets, site, icons, samples: await readSamples() }
  }

  /** Editors write a file in several steps, and git many files: what is saved in short order is looked at together. */
  changed(file: string): void {
    this.#saved.push(file)
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => {
      // One look after another: of two at once the earlier could end last, and its older content stay.
      this.#following = this.#following
        .then(() => this.#follow())
        // A file can go between being listed and being read, as when git changes many: the next change has all read anew.
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }, 20)
  }

  async #follow(): Promise<void> {
    const files = this.#saved.splice(0)
    // The look before began late enough to take them along.
    if (files.length === 0) return
    this.#needsReload ||= this.#errors.length > 0 || files.some(file => file.endsWith('_site.json'))
    await this.refresh()
    if (this.#errors.length > 0) return this.announceErrors()
    this.#server.ws.send(
      this.#needsReload ? { type: 'full-reload' } : { type: 'custom', event: 'chalkline:content' },
    )
    this.#needsReload = false
  }

  announceErrors(): void {
    if (this.#errors.length === 0) return
    const message = this.#report()
    this.#server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
  }

  /** @returns whether the request was one for the site's content */
  async answer(url: string, response: ServerResponse): Promise<boolean> {
    const path = requestPath(url)
    // Vite has names of its own for modules.
    if (path === undefined) return !url.startsWith('/@') && send(response, 400, 'text/plain', 'Bad Request')
    if (path === SITE_DATA && this.#good) return send(response, 200, json, JSON.stringify(this.#good.site))
    if (path.endsWith('/page.json')) {
      const page = this.#pageAt(path.slice(0, -'/page.json'.length))
      return send(response, page ? 200 : 404, json, JSON.stringify(page ?? null))
    }
    const made = [...Object.values(themeFiles), ...(this.#good?.icons ?? [])]
    const file = made.find(({ path: at }) => path === `/${at}`)
    if (file) return send(response, 200, contentType(path), file.bytes)
    const calendar =
      path.endsWith('/calendar.ics') && this.#calendarAt(path.slice(0, -'/calendar.ics'.length))
    if (calendar) return send(response, 200, contentType(path), calendar)
    const isPage = this.#good?.content.addresses.routes.has(canonicalPath(path))
    if (!isPage && /^\/(?:@|node_modules\/|renderer\/|schema\/|__)|\.\w+$/.test(path)) return false
    return send(response, ...(await this.#html(path)))
  }

  async #html(path: string): Promise<[number, string, string]> {
    if (!this.#good) {
      const list = `<!doctype html><title>Mistakes</title><pre>${this.#report().replace(/</g, '&lt;')}</pre>`
      return [500, html, await this.#server.transformIndexHtml(path, list)]
    }
    if (canonicalPath(path) === CATALOGUE) return this.#catalogue(this.#good)
    const { renderPage, documentHtml } = (await this.#server.ssrLoadModule(
      '/renderer/server.tsx',
    )) as typeof import('../../renderer/server.tsx')
    const { notFound } = (await this.#server.ssrLoadModule(
      '/renderer/notFound.ts',
    )) as typeof import('../../renderer/notFound.ts')
    const { site } = this.#good
    const page = this.#pageAt(path) ?? this.#fallbackAt(path) ?? notFound(path)
    const document = documentHtml(await renderPage(page, site), page, site, {
      script: '/renderer/start.ts',
      code: [],
      siteData: SITE_DATA,
      structuredData: [],
    })
    return [page.status ?? 200, html, await this.#server.transformIndexHtml(path, document)]
  }

  async #catalogue({ samples, content, assets, site }: Good): Promise<[number, string, string]> {
    const { renderCatalogue } = (await this.#server.ssrLoadModule(
      '/renderer/catalogue.tsx',
    )) as typeof import('../../renderer/catalogue.tsx')
    const catalogue = catalogueHtml(await renderCatalogue(catalogueEntries(samples, content, assets), site))
    return [200, html, await this.#server.transformIndexHtml(CATALOGUE, catalogue)]
  }

  #pageAt(path: string): PageData | undefined {
    if (!this.#good) return undefined
    const { content, assets, samples } = this.#good
    if (isBelow(path, CATALOGUE)) return samplePageAt(path, samples, content, assets)
    const route = content.addresses.routes.get(canonicalPath(path))
    const page = content.pages.get(route ?? '')
    if (page) return resolvePage(content, page, assets)
    if (!content.template || !isBelow(path, content.template.prefix)) return undefined
    const post = content.posts.find(({ id }) => `${content.template?.prefix}/${id}` === canonicalPath(path))
    return post || path.endsWith('/_missing') ? resolvePost(content, post, assets) : undefined
  }

  #calendarAt(path: string): string | undefined {
    if (!this.#good) return undefined
    const { content, site } = this.#good
    const { route, page } = content.pages.get(content.addresses.routes.get(canonicalPath(path)) ?? '') ?? {}
    const calendars = page?.sections.filter(section => section.type === 'calendar') ?? []
    return calendars.length > 0 ? calendarFile(calendars, `${site.origin}${route}`, site) : undefined
  }

  #fallbackAt(path: string): PageData | undefined {
    const fallback = this.#good?.site.fallbacks.find(({ prefix }) => isBelow(path, prefix))
    return fallback && this.#pageAt(fallback.route)
  }

  get #errors(): Problem[] {
    return (this.#check?.problems ?? []).filter(isError)
  }

  #report(): string {
    return pretty({ problems: this.#errors, sources: this.#check?.sources ?? new Map() })
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  return true
}
