import { canonicalPath, isBelow, pageDataUrl } from '../../schema/model/paths.ts'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { preloadCode } from '../browser/preloadCode.ts'
import { loadCode } from '../page/loadSections.ts'
import { notFound } from './notFound.ts'

/** How many pages are cached for going back and forth, and for prefetched links. */
const CACHE_SIZE = 24

const pages = new Map<string, Promise<PageData>>()

/**
 * Loads the data and the code of the page at `path`, in parallel and cached. Where there is no such page it loads the
 * fallback of that path, else the 404 page.
 * @throws when the network or the server fails; with a `cause` when only the code is missing, as after a new release
 */
export function loadPage(path: string, site: SiteData): Promise<PageData> {
  const key = canonicalPath(path)
  const cached = pages.get(key)
  if (cached) return cached
  const page = fetchPage(path, site)
  pages.set(key, page)
  page.catch(() => pages.delete(key))
  for (const oldest of [...pages.keys()].slice(0, -CACHE_SIZE)) pages.delete(oldest)
  return page
}

export const clearPageCache = () => pages.clear()

/** The route of the page to show for an unknown path. `fallbacks` is sorted, the longest prefix first. */
export const fallbackRoute = (path: string, site: SiteData): string | undefined =>
  site.fallbacks.find(({ prefix }) => isBelow(path, prefix))?.route

async function fetchPage(path: string, site: SiteData): Promise<PageData> {
  preloadCode(site.code ?? [])
  const fallback = fallbackRoute(path, site)
  const page =
    (await fetchData(pageDataUrl(path, site.base))) ??
    (fallback ? await fetchData(pageDataUrl(fallback, site.base)) : undefined) ??
    notFound(path, site)
  preloadCode(page.code ?? [])
  await loadCode(page).catch((cause: Error) => {
    throw new Error(cause.message, { cause })
  })
  return page
}

async function fetchData(url: string): Promise<PageData | undefined> {
  const response = await fetch(url)
  // A host with a catch-all rewrite answers an unknown address with the HTML of the fallback page.
  const isHtml = response.headers.get('content-type')?.includes('html')
  if (response.status === 404 || (response.ok && isHtml)) return undefined
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // The build wrote it from this type.
  return (await response.json()) as PageData
}
