import { startTransition, useEffect, useState } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { canonicalPath } from '../../schema/model/paths.ts'
import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { reloadOnStaleChunk } from '../browser/reloadOnStaleChunk.ts'
import type { ShownPage } from '../page/PageView.tsx'
import { clearPageCache, fallbackRoute, loadPage } from './loadPage.ts'
import { failedPage } from './notFound.ts'
import { initialPath } from './pageData.ts'

interface Shown {
  page: ShownPage
  /** The path it was requested at. The address bar may be ahead of it while a page loads. */
  path: string
  /** How many changes of the content are known, and how many of them the page has. It is loaded anew until it has all. */
  changes: number
  included: number
}

/** Milliseconds before `Loading...` shows. Most pages load faster. */
const LOADING_DELAY = 120

/**
 * The page to show for the current address. The previous page stays until the next one's data and code have loaded, so
 * nothing flashes in between. Only a slow post shows its placeholder.
 * @returns also whether a page is loading
 */
export function usePage(
  initialPage: PageData,
  site: SiteData,
): Omit<Shown, 'changes' | 'included'> & { isLoading: boolean } {
  const [location] = useBrowserLocation()
  const [shown, setShown] = useState<Shown>(() => ({
    page: initialPage,
    path: initialPath,
    changes: isPageAt(initialPath, initialPage, site) ? 0 : 1,
    included: 0,
  }))
  // Undefined unless a page is loading. Of a slow post, what to show meanwhile.
  const [loading, setLoading] = useState<Partial<Shown>>()

  const { changes, included } = shown
  const isStale = included < changes
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change while the page loads is loaded after it; quick ones would cancel every load
  useEffect(() => {
    if (location === shown.path && !isStale) {
      // The visitor has gone back before the next page loaded.
      setLoading(undefined)
      return
    }
    let isCurrent = true
    const show = (page: ShownPage) => {
      if (!isCurrent) return
      isCurrent = false
      clearTimeout(delay)
      startTransition(() => {
        setShown(previous => ({ ...previous, page, path: location, included: changes }))
        setLoading(undefined)
      })
    }
    // The id of a post is a number. Without this code, a post loads and fails as other pages do.
    const code = /\d\/?$/.test(location) ? import('./postPlaceholder.tsx').catch(() => undefined) : undefined
    const delay = setTimeout(async () => {
      setLoading({})
      const post = location === shown.path ? undefined : (await code)?.loadingPost(location, site)
      if (post && isCurrent) setLoading({ page: post, path: location })
    }, LOADING_DELAY)
    const retry = () => setShown(expectChange)
    loadPage(location, site).then(show, async (error: unknown) => {
      const post = (await code)?.failedPost(error, location, site, retry)
      if (!isCurrent || (!post && reloadOnStaleChunk())) return
      show(post ?? failedPage(location, error instanceof Error ? error.message : String(error), site))
    })
    return () => {
      isCurrent = false
      clearTimeout(delay)
    }
  }, [location, shown.path, included, isStale, site])

  useEffect(() => {
    // The development server sends this event when a document is saved.
    const refresh = () => {
      clearPageCache()
      setShown(expectChange)
    }
    import.meta.hot?.on('chalkline:content', refresh)
    // It sends the event at once where something is shown that is not saved: it may have changed before this page listened.
    import.meta.hot?.send('chalkline:ask-for-content')
    return () => import.meta.hot?.off('chalkline:content', refresh)
  }, [])

  return { ...shown, ...loading, isLoading: loading !== undefined }
}

const expectChange = (shown: Shown): Shown => ({ ...shown, changes: shown.changes + 1 })

/**
 * Whether the prerendered page is the one to show at this path. A plain file server answers a path in another letter case, or
 * one that has a fallback, with its 404 page; the right page then has to be loaded.
 */
const isPageAt = (path: string, page: PageData, site: SiteData): boolean =>
  page.status !== 404 ||
  page.sections.length > 0 ||
  (canonicalPath(path) === path && !fallbackRoute(path, site))
