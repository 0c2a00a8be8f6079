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
  const head = <Head page={page} origin={site.origin} />
  return <App page={page} site={site} cache={cache} isLoading={isLoading} head={head} />
}

/** What React puts into the document's head, where it takes over what was prerendered (renderer/document.ts). */
const Head = ({ page, origin }: { page: PageData; origin: string }) => (
  <>
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    {page.status === 404 ? (
      <meta name="robots" content="noindex" />
    ) : (
      <link rel="canonical" href={origin + page.route} />
    )}
  </>
)
