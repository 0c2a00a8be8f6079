import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { islandSite } from '../../../renderer/islandSite.ts'
import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import { contentType } from '../../site/hosting/contentType.ts'
import { appIcons } from '../../site/outputs/appIcons.ts'
import type { PageCode } from '../../site/outputs/pages.ts'
import { searchFiles } from '../../site/outputs/search/searchFiles.ts'
import { filesForPrograms } from '../../site/outputs.ts'
import { pretty } from '../report/pretty.ts'
import { requestPath } from '../serve/requestPath.ts'
import type { DevSite } from './DevSite.ts'
import { CATALOGUE, STILL } from './sampleAddress.ts'
import { authorHtml, catalogueHtml, samplePageAt, withoutScripts } from './sectionCatalogue.ts'
import { devUrls, otherPageAt, pageAt, textsOf } from './shownFiles.ts'
import type { ShownSite } from './shownSite.ts'

const html = contentType('index.html')

/** Loads the code that renders pages. */
export type RendererCode = () => Promise<typeof import('../../../renderer/server/renderPage.tsx')>

/** What answers take part in. */
interface Answering {
  site: DevSite
  loadCode: RendererCode
  /** Adds to a document what Vite adds to each. */
  withTags(html: string, revision: string): Promise<string>
  publicFolder: string
}

/**
 * Answers a request of a browser with the content that the dev server shows.
 * @returns whether it was one for that content
 */
export async function answerRequest(
  url: string,
  response: ServerResponse,
  { site, loadCode, withTags, publicFolder }: Answering,
): Promise<boolean> {
  const path = requestPath(url)
  // Vite has names of its own for modules.
  if (path === undefined) return !url.startsWith('/@') && send(response, 400, 'text/plain', 'Bad Request')
  const { shown, revision } = site
  if (!shown) {
    if (isOfVite(path)) return false
    return send(response, 500, html, await withTags(problemsHtml(site), revision))
  }
  if (path === devUrls.islandSite)
    return send(response, 200, contentType(path), JSON.stringify(islandSite(shown.site)))
  const pageCode = await loadCode()
  if (path === devUrls.style) return send(response, 200, contentType(path), pageCode.styleSheet(shown.site))
  if (path === devUrls.screens) {
    const screens = pageCode.createRenderer(shown.site).renderScreens()
    return send(response, 200, contentType(path), JSON.stringify(screens))
  }
  const file =
    site.made.find(({ path: at }) => path === `/${at}`)?.bytes ??
    (await iconAt(path, shown, publicFolder)) ??
    fileAt(path, shown) ??
    searchFileAt(path, shown, pageCode)
  if (file !== undefined) return send(response, 200, contentType(path), file)
  const sample = await catalogueAt(path, shown, loadCode)
  if (sample && url.endsWith(STILL)) return send(response, sample.status, html, withoutScripts(sample.html))
  const page = sample ?? pageAt(path, shown, pageCode)
  if (!page && isOfVite(path)) return false
  const unfinished = isUnfinished(path, site) && { status: 200, html: UNFINISHED }
  const { status, html: text } = page || unfinished || otherPageAt(path, shown, pageCode)
  return send(response, status, html, await withTags(text, revision))
}

/** Whether a document that cannot be shown is at the path of a request. */
function isUnfinished(path: string, { onDisk }: DevSite): boolean {
  const address = canonicalPath(encodeURI(path))
  return [...(onDisk?.known.values() ?? [])].some(({ route }) => canonicalPath(route) === address)
}

/** Whether a path is that of a module or a file of Vite's. */
const isOfVite = (path: string): boolean => /^\/(?:@|node_modules\/|renderer\/|schema\/|__)|\.\w+$/.test(path)

/** Answers a request during which the program failed, for those who work on it. */
export async function answerWithError(
  url: string,
  error: Error,
  response: ServerResponse,
  server: ViteDevServer,
): Promise<true> {
  server.ssrFixStacktrace(error)
  console.error(error)
  const document = messageHtml('An error in the program', error.stack ?? error.message)
  return send(response, 500, html, await server.transformIndexHtml(url, document))
}

const problemsHtml = (site: DevSite): string => messageHtml('Mistakes', pretty(site.report))

/** The catalogue of sections, or the page of one of its samples. */
async function catalogueAt(
  path: string,
  { content, assets, site }: ShownSite,
  loadCode: RendererCode,
): Promise<{ status: number; html: string } | undefined> {
  if (canonicalPath(path) === CATALOGUE) return { status: 200, html: catalogueHtml(content, assets) }
  const page = isBelow(path, CATALOGUE) && samplePageAt(path, content, assets)
  if (!page) return undefined
  const { createRenderer, documentHtml } = await loadCode()
  const rendered = createRenderer(site).renderPage(page)
  return { status: 200, html: documentHtml(rendered, page, site, { ...devUrls, structuredData: [] }) }
}

/** A calendar, a feed or the like; undefined where there is none. */
function fileAt(path: string, { content, site, assets }: ShownSite): string | undefined {
  const name = path.slice(1)
  const files = filesForPrograms({ content, site, assets, shareUrl: () => undefined })
  return files
    .find(({ paths }) => paths.includes(name))
    ?.make()
    .get(name)
}

/** The index for the search of each content for which a browser has asked. */
const searchOf = new WeakMap<ShownSite, ReadonlyMap<string, string>>()

function searchFileAt(path: string, shown: ShownSite, code: PageCode): string | undefined {
  if (!/^\/search\/.*\.json$/.test(path)) return undefined
  const files =
    searchOf.get(shown) ?? searchFiles(textsOf(shown, code), shown.content.site, shown.site.locale)
  searchOf.set(shown, files)
  return files.get(path.slice(1))
}

/** The icons of each content for which a browser has asked. */
const iconsOf = new WeakMap<ShownSite, ReturnType<typeof appIcons>>()

/** An icon of the site, which a build would write; undefined where there is none. */
async function iconAt(path: string, shown: ShownSite, publicFolder: string): Promise<Buffer | undefined> {
  if (!/^\/(?:icon-\d+\.png|favicon\.ico)$/.test(path)) return undefined
  const icons = iconsOf.get(shown) ?? appIcons(publicFolder, shown.content)
  iconsOf.set(shown, icons)
  return (await icons).find(icon => path === `/${icon.path}`)?.bytes
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  return true
}

/** A document with a message instead of a page. It is readable without JavaScript too. @param message may be coloured for a terminal */
export const messageHtml = (title: string, message: string): string =>
  authorHtml(title, `<pre>${escaped(stripVTControlCharacters(message))}</pre>`)

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const UNFINISHED = messageHtml(
  'This page has mistakes',
  'It cannot be shown before they are corrected: `npm run validate` says what is wrong.',
)
