import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { PageData, SiteData } from '../schema/data.ts'
import { useHydrated } from './hooks/useHydrated.ts'
import { PageView } from './PageView.tsx'
import { SiteProvider } from './site.tsx'
import { color } from './theme/tokens.ts'
import { ring } from './ui/ring.ts'

interface AppProps {
  page: PageData
  site: SiteData
  cache: EmotionCache
  /** Whether another page is on its way. */
  isLoading: boolean
  /** What a browser is to keep in the document's head. */
  head?: ReactNode
  /** What stands for contact bar and header where they have been rendered already. */
  top?: string
}

/** What is prerendered and hydrated. */
export const App = ({ page, site, cache, isLoading, head, top }: AppProps) => (
  <CacheProvider value={cache}>
    <SiteProvider site={site}>
      <PageView page={page} top={top} />
      <Waiting isLoading={isLoading} />
      {head}
    </SiteProvider>
  </CacheProvider>
)

/** It stands there before its words do: what comes together with them is not read out by every screen reader. */
const Waiting = ({ isLoading }: Pick<AppProps, 'isLoading'>) =>
  useHydrated() && <Loading role="status">{isLoading && 'Loading...'}</Loading>

const Loading = styled.p({
  position: 'fixed',
  inset: 'auto auto 16px 16px',
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
  '&:empty': { padding: 0 },
  '&:not(:empty)::before': { ...ring, content: '""' },
})
