import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { PageData, SiteData } from '../schema/data.ts'
import { PageView } from './PageView.tsx'
import { SiteProvider } from './site.tsx'

interface AppProps {
  page: PageData
  site: SiteData
  cache: EmotionCache
}

/** What is prerendered and hydrated. */
export const App = ({ page, site, cache }: AppProps) => (
  <CacheProvider value={cache}>
    <SiteProvider site={site}>
      <PageView page={page} />
    </SiteProvider>
  </CacheProvider>
)
