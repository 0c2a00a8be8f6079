import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { PageData, SiteData } from '../schema/data.ts'
import { App } from './App.tsx'
import { classesIn, collectingCache, criticalCss } from './criticalCss.ts'
import { currentOf } from './layout/currentOf.ts'
import { Foot } from './layout/Foot.tsx'
import { FOOT_IDS, FootForm } from './layout/FootForm.tsx'
import { loadCode } from './loadSections.ts'
import { firstViewData, isLive } from './pageVariants.ts'
import { renderToString } from './prerender/renderToString.ts'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

export { documentHtml } from './document.ts'
export { navigationData } from './pageVariants.ts'

export interface RenderedPage {
  /** HTML of the application. */
  body: string
  /** HTML of the foot, the same on all pages. */
  foot: string
  /** The page's critical CSS. */
  style: string
  /** What the browser needs to hydrate; less than the page's data. */
  data: PageData
  /** Section types whose code the first view needs. */
  types: string[]
}

/** HTML that many pages have. */
interface Part {
  html: string
  classes: readonly string[]
}

/** What is rendered once for all pages of a site. */
interface Common {
  cache: EmotionCache
  foot: Part
  /** Contact bar and header, by what is different about them. */
  tops: Map<string, Part>
}

const sites = new WeakMap<SiteData, Common>()

/**
 * Holds the place of contact bar and header; what authors write comes after it. A character beyond Latin-1 would have all
 * of the HTML take twice the memory.
 */
const TOP = '\x01'

/** What stands before and after the place. */
function aroundTop(html: string): [before: string, after: string] {
  const at = html.indexOf(TOP)
  return [html.slice(0, at), html.slice(at + TOP.length)]
}

/**
 * Renders a page to HTML. Only sections whose code has been loaded take part, so nothing suspends and nothing is left out.
 * @throws what a component throws
 */
export async function renderPage(page: PageData, site: SiteData): Promise<RenderedPage> {
  await loadCode(page)
  const common = commonOf(site)
  const top = topOf(page, site, common)
  const [before, after] = aroundTop(renderApp(page, site, common, TOP))
  return {
    body: before + top.html + after,
    foot: common.foot.html,
    style: criticalCss(common.cache, [
      ...classesIn(before),
      ...top.classes,
      ...classesIn(after),
      ...common.foot.classes,
    ]),
    data: firstViewData(page),
    types: [...new Set(page.sections.filter(isLive).map(({ section }) => section.type))],
  }
}

const renderApp = (page: PageData, site: SiteData, { cache }: Common, top?: string): string =>
  renderToString(<App page={page} site={site} cache={cache} isLoading={false} top={top} />)

/** Contact bar and header are the same on all pages but for what is current in the menu. */
function topOf(page: PageData, site: SiteData, common: Common): Part {
  const { route, header, light } = page
  const items = site.navigation.flatMap(item => [item, ...(item.subMenu ?? [])])
  const key = JSON.stringify([header, light, items.map(({ path }) => currentOf(path, route, site.base))])
  const top = common.tops.get(key) ?? partOf(renderTop({ ...page, sections: [] }, site, common))
  common.tops.set(key, top)
  return top
}

/** What stands where the place would be held. */
function renderTop(empty: PageData, site: SiteData, common: Common): string {
  const [before, after] = aroundTop(renderApp(empty, site, common, TOP))
  return renderApp(empty, site, common).slice(before.length, -after.length)
}

const partOf = (html: string): Part => ({ html, classes: classesIn(html) })

function commonOf(site: SiteData): Common {
  const known = sites.get(site)
  if (known) return known
  const cache = collectingCache()
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyle />
    </CacheProvider>,
  )
  const form = renderToString(<FootForm site={site} cache={cache} />, { identifierPrefix: FOOT_IDS })
  const foot = partOf(renderToString(<Foot site={site} cache={cache} form={form} />))
  const common = { cache, foot, tops: new Map<string, Part>() }
  sites.set(site, common)
  return common
}
