import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { App } from '../page/App.tsx'
import { usePage } from './usePage.ts'
import { useScrollAndFocus } from './useScrollAndFocus.ts'

interface BrowserAppProps {
  initialPage: PageData
  site: SiteData
}

/** The application in a browser: the prerendered page, and client-side navigation. */
export function BrowserApp({ initialPage, site }: BrowserAppProps) {
  const { page, path, isLoading } = usePage(initialPage, site)
  useScrollAndFocus(page, path)
  const head = <Head page={page} origin={site.origin} />
  return <App page={page} site={site} isLoading={isLoading} head={head} />
}

/** React hoists these into the document's head, where it adopts the prerendered ones (renderer/server/document.ts). */
const Head = ({ page, origin }: { page: PageData; origin: string }) => (
  <>
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    {page.status === 404 || page.search ? (
      <meta name="robots" content="noindex" />
    ) : (
      <link rel="canonical" href={origin + page.route} />
    )}
  </>
)
