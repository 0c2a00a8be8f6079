import { createRenderer, documentHtml } from '../../../../renderer/server/renderPage.tsx'
import type { PageData, SiteData } from '../../../../schema/model/viewModel.ts'
import { siteData } from '../siteData.ts'

const site: SiteData = { ...siteData, base: '/school/', blog: '/school/blog' }
const renderer = createRenderer(site)

/** Where what replaces pages is. */
export const SCREENS = '/school/screens.json'

export const screens = renderer.renderScreens()

interface Served {
  script?: string
  style?: string
  policy?: string
  /** Fields of the page. */
  page?: Partial<PageData>
}

/** The document of a page below /school/, as a server sends it. */
export function htmlAt(
  route: string,
  { script = '/school/a.js', style = '/school/a.css', policy, page }: Served = {},
): string {
  const data: PageData = {
    ...{ route, title: `Page ${route}`, description: 'A page.', header: 'solid', sections: [] },
    ...page,
  }
  const assets = {
    ...{ style, script, islandSite: '/school/site.json', screens: SCREENS },
    ...{ structuredData: [], ...(policy && { policy }) },
  }
  return documentHtml(renderer.renderPage(data), data, site, assets)
}

/** What a server answers. */
export const answerOf = (text: string, status = 200, type = 'text/html; charset=utf-8'): Response =>
  new Response(text, { status, headers: { 'content-type': type } })

/** Makes the page at an address the document of the test, as a browser does when it loads it. */
export function openPage(address: string, served?: Served): void {
  const parsed = new DOMParser().parseFromString(htmlAt(address, served), 'text/html')
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name]
  Object.assign(document.body.dataset, parsed.body.dataset)
  document.head.replaceChildren(...parsed.head.childNodes)
  // A script would be fetched.
  const script = parsed.querySelector('body > script[type="module"]')
  script?.setAttribute('type', 'text/plain')
  document.body.replaceChildren(...parsed.body.childNodes)
  script?.setAttribute('type', 'module')
  window.history.replaceState(null, '', address)
}
