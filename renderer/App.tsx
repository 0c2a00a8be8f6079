import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import type { PageData, SiteData } from '../schema/data.ts'
import { PageView } from './PageView.tsx'
import { SiteProvider } from './site.tsx'
import { color } from './theme/tokens.ts'

interface AppProps {
  page: PageData
  site: SiteData
  cache: EmotionCache
  /** Whether another page is on its way. */
  isLoading: boolean
  /** What stands for contact bar and header where they have been rendered already. */
  top?: string
}

/** What is prerendered and hydrated. */
export const App = ({ page, site, cache, isLoading, top }: AppProps) => (
  <CacheProvider value={cache}>
    <SiteProvider site={site}>
      <PageView page={page} top={top} />
      {isLoading && <Loading role="status">Loading...</Loading>}
    </SiteProvider>
  </CacheProvider>
)

const Loading = styled.p({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 20,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
})
