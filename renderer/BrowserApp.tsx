import type { EmotionCache } from '@emotion/cache'
import type { PageData, SiteData } from '../schema/data.ts'
import { App } from './App.tsx'
import { useArrival } from './useArrival.ts'
import { usePage } from './usePage.ts'

interface BrowserAppProps {
  first: PageData
  site: SiteData
  cache: EmotionCache
}

/** The application in a browser: what is prerendered, and the way from page to page. */
export function BrowserApp({ first, site, cache }: BrowserAppProps) {
  const { page, at, isLoading } = usePage(first, site)
  useArrival(page, at)
  return <App page={page} site={site} cache={cache} isLoading={isLoading} />
}
