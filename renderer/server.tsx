import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import type { PageData, SiteData } from '../schema/data.ts'
import { App } from './App.tsx'
import { type CriticalCss, collectingCache, criticalCss, usedIds } from './criticalCss.ts'
import { FOOT_IDS, Foot } from './layout/Foot.tsx'
import { loadSections } from './loadSections.ts'
import { firstViewData, isLive, typesNeeded } from './pageVariants.ts'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

export { documentHtml } from './document.ts'
export { navigationData } from './pageVariants.ts'

export interface RenderedPage {
  /** HTML of the application. */
  body: string
  /** HTML of the foot, the same on all pages. */
  foot: string
  /** The page's critical CSS, and the class names in it, which the browser takes over. */
  style: CriticalCss
  /** What the browser needs to hydrate; less than the page's data. */
  data: PageData
  /** Section types whose code the first view needs. */
  types: string[]
}

/** What is rendered once for all pages of a site. */
interface Common {
  cache: EmotionCache
  foot: string
  footIds: string[]
}

const sites = new WeakMap<SiteData, Common>()

/**
 * Renders a page to HTML. Only sections whose code has been loaded take part, so nothing suspends and nothing is left out.
 * @throws what a component throws
 */
export async function renderPage(page: PageData, site: SiteData): Promise<RenderedPage> {
  await loadSections(typesNeeded(page))
  const { cache, foot, footIds } = commonOf(site)
  const body = renderToString(<App page={page} site={site} cache={cache} isLoading={false} />)
  return {
    body,
    foot,
    style: criticalCss(cache, [...new Set([...usedIds(cache, body), ...footIds])]),
    data: firstViewData(page),
    types: [...new Set(page.sections.filter(isLive).map(({ section }) => section.type))],
  }
}

function commonOf(site: SiteData): Common {
  const known = sites.get(site)
  if (known) return known
  const cache = collectingCache()
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyle fonts={site.fonts} />
    </CacheProvider>,
  )
  const foot = renderToString(<Foot site={site} cache={cache} />, { identifierPrefix: FOOT_IDS })
  const common = { cache, foot, footIds: usedIds(cache, foot) }
  sites.set(site, common)
  return common
}
