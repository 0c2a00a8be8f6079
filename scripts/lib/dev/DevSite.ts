import type { ServerResponse } from 'node:http'
import type { CustomPayload, ViteDevServer } from 'vite'
import { notFound } from '../../../renderer/navigation/notFound.ts'
import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import type { ParsedDocument } from '../../../schema/read/Document.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { calendarsIn } from '../../../schema/section.ts'
import { otherPlaces } from '../../../schema/sections/otherPlaces.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { type Check, checkSite } from '../content/checkSite.ts'
import type { Folders } from '../Folders.ts'
import { contentType } from '../hosting/contentType.ts'
import { calendarFile } from '../outputs/calendarFile.ts'
import { themeFiles } from '../outputs/themeFiles.ts'
import { pretty } from '../report/pretty.ts'
import { requestPath } from '../serve/requestPath.ts'
import { CATALOGUE, catalogueEntries, catalogueHtml, samplePageAt } from './catalogue.ts'
import { messageHtml } from './messageHtml.ts'
import { mistakesIn } from './mistakesIn.ts'
import { MISTAKES, type MistakesMessage } from './overlay/Mistake.ts'
import { type PreviewContent, previewContent } from './previewContent.ts'
import { withUnsaved } from './withUnsaved.ts'

const SITE_DATA = '/site.json'

const [html, json] = [contentType('index.html'), contentType('page.json')]

/** The site as the dev server shows it. */
export class DevSite {
  readonly #server: ViteDevServer
  readonly #folders: Folders
  /** The last content without errors. */
  #good: PreviewContent | undefined
  #check: Check | undefined
  /** The files that were saved since the last check began. */
  #saved: string[] = []
  #waiting: NodeJS.Timeout | undefined
  /** Resolves with the last check that was asked for. */
  #following = Promise.resolve()
  /** Whether a page in a browser has to be reloaded: its site data is outdated, or it is none yet. */
  #needsReload = false
  readonly #listeners = new Set<() => void>()
  /** File → the document as its author has it now, before it is saved. */
  readonly #unsaved = new Map<string, ParsedDocument>()
  /** The last content without errors, with the documents that are not saved. */
  #shown: PreviewContent | undefined

  constructor(server: ViteDevServer, folders: Folders) {
    this.#server = server
    this.#folders = folders
  }

  async refresh(): Promise<void> {
    const check = await checkSite(this.#folders, { isPreview: true }, { keepsTexts: true })
    if (check.content) this.#good = await previewContent(check.content, check, this.#folders)
    this.#check = check
    this.#shown = this.#good && withUnsaved(this.#good, this.#unsaved.values())
    for (const listener of this.#listeners) listener()
  }

  /**
   * Shows a document as its author has it now, instead of as it is saved.
   * @param document undefined for the one that is saved
   */
  preview(file: string, document: ParsedDocument | undefined): void {
    if (document) this.#unsaved.set(file, document)
    else if (!this.#unsaved.delete(file)) return
    if (!this.#good) return
    this.#shown = withUnsaved(this.#good, this.#unsaved.values())
    this.#server.ws.send(
      file === '_site.json' ? { type: 'full-reload' } : { type: 'custom', event: 'chalkline:content' },
    )
  }

  /** What the last check found, with the last content that had no errors. */
  get current(): { check: Check | undefined; good: PreviewContent | undefined } {
    return { check: this.#check, good: this.#good }
  }

  /** Calls a function after each check. */
  onCheck(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Debounced: editors write a file in several steps, and git writes many files. */
  changed(file: string): void {
    this.#saved.push(file)
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#checkNext(), 20)
  }

  /** Checks the site at once. Resolves when what it shows includes a file that was written before. */
  reread(file: string): Promise<void> {
    this.#saved.push(file)
    return this.#checkNext()
  }

  /** One check after another: of two at once the earlier could end last, and its older content would stay. */
  #checkNext(): Promise<void> {
    this.#following = this.#following
      .then(() => this.#follow())
      // A file can vanish between being listed and being read, as when git changes many: the next change reads everything again.
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    return this.#following
  }

  async #follow(): Promise<void> {
    const files = this.#saved.splice(0)
    // The check before has read them already.
    if (files.length === 0) return
    this.#needsReload ||= !this.#good || files.some(file => file.endsWith('_site.json'))
    const hadErrors = this.#errors.length > 0
    await this.refresh()
    if (hadErrors || this.#errors.length > 0) this.#server.ws.send(this.mistakesMessage())
    if (this.#errors.length > 0) return
    this.#server.ws.send(
      this.#needsReload ? { type: 'full-reload' } : { type: 'custom', event: 'chalkline:content' },
    )
    this.#needsReload = false
  }

  /** The mistakes of the site, for the overlay of a browser. */
  mistakesMessage(): CustomPayload {
    const data: MistakesMessage = { mistakes: mistakesIn(this.#errors, this.#check?.sources ?? new Map()) }
    return { type: 'custom', event: MISTAKES, data }
  }

  /** Answers a request during which the program failed, for those who work on it. */
  async answerWithError(url: string, error: Error, response: ServerResponse): Promise<true> {
    this.#server.ssrFixStacktrace(error)
    console.error(error)
    const document = messageHtml('An error in the program', error.stack ?? error.message)
    return send(response, 500, html, await this.#server.transformIndexHtml(url, document))
  }

  /** @returns whether the request was one for the site's content */
  async answer(url: string, response: ServerResponse): Promise<boolean> {
    const path = requestPath(url)
    // Vite has names of its own for modules.
    if (path === undefined) return !url.startsWith('/@') && send(response, 400, 'text/plain', 'Bad Request')
    if (path === SITE_DATA && this.#shown) return send(response, 200, json, JSON.stringify(this.#shown.site))
    if (path.endsWith('/page.json')) {
      const page = this.#pageAt(path.slice(0, -'/page.json'.length))
      return send(response, page ? 200 : 404, json, JSON.stringify(page ?? null))
    }
    const made = [...Object.values(themeFiles), ...(this.#shown?.icons ?? [])]
    const file = made.find(({ path: at }) => path === `/${at}`)
    if (file) return send(response, 200, contentType(path), file.bytes)
    const calendar =
      path.endsWith('/calendar.ics') && this.#calendarAt(path.slice(0, -'/calendar.ics'.length))
    if (calendar) return send(response, 200, contentType(path), calendar)
    const isPage = this.#shown?.content.addresses.routes.has(canonicalPath(path))
    if (!isPage && /^\/(?:@|node_modules\/|renderer\/|schema\/|__)|\.\w+$/.test(path)) return false
    return send(response, ...(await this.#html(path)))
  }

  async #html(path: string): Promise<[number, string, string]> {
    if (!this.#shown) {
      const list = messageHtml(
        'Mistakes',
        pretty({ problems: this.#errors, sources: this.#check?.sources ?? new Map() }),
      )
      return [500, html, await this.#server.transformIndexHtml(path, list)]
    }
    if (canonicalPath(path) === CATALOGUE) return this.#catalogue(this.#shown)
    const { createRenderer, documentHtml } = (await this.#server.ssrLoadModule(
      '/renderer/server/renderPage.tsx',
    )) as typeof import('../../../renderer/server/renderPage.tsx')
    const { site } = this.#shown
    const page = this.#pageAt(path) ?? this.#fallbackAt(path) ?? notFound(path, site)
    const document = documentHtml(await createRenderer(site).renderPage(page), page, site, {
      script: '/renderer/entry/start.ts',
      noticeScript: '/renderer/entry/notice.ts',
      code: [],
      siteData: SITE_DATA,
      structuredData: [],
    })
    return [page.status ?? 200, html, await this.#server.transformIndexHtml(path, document)]
  }

  async #catalogue({ content, assets, site }: PreviewContent): Promise<[number, string, string]> {
    const { renderCatalogue } = (await this.#server.ssrLoadModule(
      '/renderer/catalogue/renderCatalogue.tsx',
    )) as typeof import('../../../renderer/catalogue/renderCatalogue.tsx')
    const catalogue = catalogueHtml(
      await renderCatalogue(catalogueEntries(content, assets), otherPlaces, site),
    )
    return [200, html, await this.#server.transformIndexHtml(CATALOGUE, catalogue)]
  }

  #pageAt(path: string): PageData | undefined {
    if (!this.#shown) return undefined
    const { content, documents, assets } = this.#shown
    if (isBelow(path, CATALOGUE)) return samplePageAt(path, content, assets)
    const page = pageAt(path, content)
    if (page) return resolvePage(content, { route: page.route, page: documents.page(page.file) }, assets)
    if (!content.template || !isBelow(path, content.template.prefix)) return undefined
    const post = content.posts.find(({ id }) => `${content.template?.prefix}/${id}` === canonicalPath(path))
    return post || path.endsWith('/_missing') ? resolvePost(content, post, assets) : undefined
  }

  #calendarAt(path: string): string | undefined {
    if (!this.#shown) return undefined
    const { content, site } = this.#shown
    const page = pageAt(path, content)
    const calendars = calendarsIn(page?.outline.sections ?? [])
    return calendars.length > 0 ? calendarFile(calendars, `${site.origin}${page?.route}`, site) : undefined
  }

  #fallbackAt(path: string): PageData | undefined {
    const fallback = this.#shown?.site.fallbacks.find(({ prefix }) => isBelow(path, prefix))
    return fallback && this.#pageAt(fallback.route)
  }

  get #errors(): Problem[] {
    return (this.#check?.problems ?? []).filter(isError)
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  return true
}

const pageAt = (path: string, { pages, addresses }: Content) =>
  pages.get(addresses.routes.get(canonicalPath(path)) ?? '')
