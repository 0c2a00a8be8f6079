import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import type { PageData, SiteData } from '../schema/data.ts'
import { App } from './App.tsx'
import { CACHE_KEY } from './cacheKey.ts'
import { loadSections } from './loadSections.ts'
import { firstViewData, typesNeeded } from './pageVariants.ts'
import { registry } from './registry.ts'

export { documentHtml } from './document.ts'
export { navigationData } from './pageVariants.ts'

export interface RenderedPage {
  /** HTML of the application. */
  body: string
  /** The page's critical CSS, and the class names in it, which the browser takes over. */
  style: { ids: string; css: string }
  /** What the browser needs to hydrate; less than the page's data. */
  data: PageData
  /** Section types whose code the first view needs. */
  types: string[]
}

/**
 * Renders a page to HTML. Only sections whose code has been loaded take part, so nothing suspends and nothing is left out.
 * @throws what a component throws
 */
export async function renderPage(page: PageData, site: SiteData): Promise<RenderedPage> {
  await loadSections(typesNeeded(page))
  const cache = createCache({ key: CACHE_KEY })
  // Collects styles instead of printing them beside each element.
  cache.compat = true
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const body = renderToString(<App page={page} site={site} cache={cache} isLoading={false} />)
  const { styles } = extractCriticalToChunks(body)
  return {
    body,
    style: { ids: styles.flatMap(({ ids }) => ids).join(' '), css: styles.map(({ css }) => css).join('') },
    data: firstViewData(page),
    types: [...new Set(page.sections.map(({ section }) => section.type))].filter(
      type => registry[type].isInteractive,
    ),
  }
}
