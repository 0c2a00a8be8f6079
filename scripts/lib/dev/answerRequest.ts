import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { islandSite } from '../../../renderer/islandSite.ts'
import { notFound } from '../../../renderer/page/notFound.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import { otherPlaces } from '../../../schema/sections/otherPlaces.ts'
import { contentType } from '../hosting/contentType.ts'
import { pretty } from '../report/pretty.ts'
import { requestPath } from '../serve/requestPath.ts'
import { CATALOGUE, catalogueEntries, catalogueHtml } from './catalogue.ts'
import type { DevSite } from './DevSite.ts'
import { iconAt } from './iconAt.ts'
import { messageHtml } from './messageHtml.ts'
import { calendarAt, fallbackAt, pageDataAt } from './pageDataAt.ts'
import type { PreviewContent } from './previewContent.ts'
import type { RendererCode } from './rendererCode.ts'
import { searchFileAt } from './searchFileAt.ts'
import type { viteTags } from './viteTags.ts'

const html = contentType('index.html')

/** Where islands learn of the site. */
const SITE = '/site.json'

/** What stands in for a page. */
const SCREENS = '/screens.json'

/** What answers take part in. */
interface Answering {
  site: DevSite
  code: RendererCode
  withTags: ReturnType<typeof viteTags>
  publicFolder: string
}

/** Answers a request of a browser with the content that the dev server shows. @returns whether it was one for that content */
export async function answerRequest(
  url: string,
  response: ServerResponse,
  { site, code, withTags, publicFolder }: Answering,
): Promise<boolean> {
  const path = requestPath(url)
  // Vite has names of its own for modules.
  if (path === undefined) return !url.startsWith('/@') && send(response, 400, 'text/plain', 'Bad Request')
  const { shown, revision } = site
  if (path === SITE && shown)
    return send(response, 200, contentType(path), JSON.stringify(islandSite(shown.site)))
  if (path === SCREENS && shown) {
    const { createRenderer } = await code.page()
    return send(response, 200, contentType(path), JSON.stringify(createRenderer(shown.site).renderScreens()))
  }
  const found = shown && searchFileAt(path, shown)
  if (found) return send(response, 200, contentType(path), found)
  const file = shown?.made.find(({ path: at }) => path === `/${at}`)
  if (file) return send(response, 200, contentType(path), file.bytes)
  const icon = shown && (await iconAt(path, shown, publicFolder))
  if (icon) return send(response, 200, contentType(path), icon)
  const isCalendar = shown && path.endsWith('/calendar.ics')
  const calendar = isCalendar && calendarAt(path.slice(0, -'/calendar.ics'.length), shown)
  if (calendar) return send(response, 200, contentType(path), calendar)
  const isPage = shown?.content.addresses.routes.has(canonicalPath(encodeURI(path)))
  if (!isPage && /^\/(?:@|node_modules\/|renderer\/|schema\/|__)|\.\w+$/.test(path)) return false
  const [status, text] = shown ? await pageHtml(path, shown, code) : [500, mistakesHtml(site)]
  return send(response, status, html, await withTags(text, revision))
}

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

const mistakesHtml = (site: DevSite): string => messageHtml('Mistakes', pretty(site.mistakes))

async function pageHtml(
  path: string,
  shown: PreviewContent,
  code: RendererCode,
): Promise<[status: number, html: string]> {
  if (canonicalPath(path) === CATALOGUE) return [200, await renderedCatalogue(shown, code)]
  const { createRenderer, documentHtml } = await code.page()
  const { site } = shown
  const page = pageDataAt(path, shown) ?? fallbackAt(path, shown) ?? notFound(path, site)
  const document = documentHtml(createRenderer(site).renderPage(page), page, site, {
    script: '/renderer/browser/start.ts',
    islandSite: SITE,
    screens: SCREENS,
    structuredData: [],
  })
  return [page.status ?? 200, document]
}

async function renderedCatalogue(
  { content, assets, site }: PreviewContent,
  code: RendererCode,
): Promise<string> {
  const { renderCatalogue } = await code.catalogue()
  return catalogueHtml(await renderCatalogue(catalogueEntries(content, assets), otherPlaces, site))
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  return true
}
