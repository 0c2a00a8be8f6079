import type { PageData, SiteData } from '../schema/data.ts'
import { canonicalPath, isBelow, pageDataUrl } from '../schema/paths.ts'
import { loadCode } from './loadSections.ts'
import { notFound } from './notFound.ts'
import { preloadCode } from './preloadCode.ts'

/** How many pages are kept for going back and forth, and for links under the pointer. */
const KEPT_PAGES = 24

const pages = new Map<string, Promise<PageData>>()

/**
 * The data of the page at `path`, once its code is there too. Asked twice, it is fetched once.
 * An address that no page has gives the page that answers for it, or one that says so.
 * @throws when the network or the server fails, and when code or data of an older release are gone
 */
export function loadPage(path: string, site: SiteData): Promise<PageData> {
  const key = canonicalPath(path)
  const known = pages.get(key)
  if (known) return known
  const page = fetchPage(path, site)
  pages.set(key, page)
  page.catch(() => pages.delete(key))
  for (const oldest of [...pages.keys()].slice(0, -KEPT_PAGES)) pages.delete(oldest)
  return page
}

/** Forgets what has been fetched, so that a change is seen. */
export const forgetPages = () => pages.clear()

/** The page that answers for unknown addresses like this one: they are sorted, the longest prefix first. */
export const fallbackFor = (path: string, site: SiteData): string | undefined =>
  site.fallbacks.find(({ prefix }) => isBelow(path, prefix))?.route

async function fetchPage(path: string, site: SiteData): Promise<PageData> {
  preloadCode(site.code ?? [])
  const fallback = fallbackFor(path, site)
  const page =
    (await fetchData(pageDataUrl(path, site.base))) ??
    (fallback ? await fetchData(pageDataUrl(fallback, site.base)) : undefined) ??
    notFound(path)
  preloadCode(page.code ?? [])
  await loadCode(page)
  return page
}

async function fetchData(url: string): Promise<PageData | undefined> {
  const response = await fetch(url)
  // Hosts that answer every unknown address below a catch-all answer this one with that page's HTML.
  const isPage = response.headers.get('content-type')?.includes('html')
  if (response.status === 404 || (response.ok && isPage)) return undefined
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // The build wrote it from this type.
  return (await response.json()) as PageData
}
