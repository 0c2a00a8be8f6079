import { startTransition, useEffect, useState } from 'react'
import { useBrowserLocation } from 'wouter/use-browser-location'
import type { PageData, SiteData } from '../schema/data.ts'
import { canonicalPath } from '../schema/paths.ts'
import { loadAfresh } from './loadAfresh.ts'
import { fallbackFor, forgetPages, loadPage } from './loadPage.ts'
import { failed } from './notFound.ts'
import { firstPath } from './pageData.ts'

interface Shown {
  page: PageData
  /** The path it was asked for at; the address bar may be further on already. */
  at: string
  /** Whether it only stands in for what is at that path. */
  isStale: boolean
}

/** Milliseconds after which visitors are told that a page is on its way; most have come by then. */
const PATIENCE = 120

/**
 * The page to show: the first one until another has arrived whole, data and code, so that nothing flashes in between.
 * @returns also whether one is on its way
 */
export function usePage(first: PageData, site: SiteData): Omit<Shown, 'isStale'> & { isLoading: boolean } {
  const [location] = useBrowserLocation()
  const [shown, setShown] = useState<Shown>(() => ({
    page: first,
    at: firstPath,
    isStale: !isSettled(first, firstPath, site),
  }))
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    if (location === shown.at && !shown.isStale) {
      // Somebody has gone back before another page came.
      setLoading(false)
      return
    }
    let isWanted = true
    const show = (page: PageData) => {
      if (!isWanted) return
      clearTimeout(waiting)
      startTransition(() => {
        setShown({ page, at: location, isStale: false })
        setLoading(false)
      })
    }
    const waiting = setTimeout(() => setLoading(true), PATIENCE)
    loadPage(location, site).then(show, (error: unknown) => {
      if (!isWanted || loadAfresh()) return
      show(failed(location, error instanceof Error ? error.message : String(error)))
    })
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [location, shown.at, shown.isStale, site])

  useEffect(() => {
    // In development the server says when a document was saved; a built site has no `hot`.
    const refresh = () => {
      forgetPages()
      setShown(before => ({ ...before, isStale: true }))
    }
    import.meta.hot?.on('chalkline:content', refresh)
    return () => import.meta.hot?.off('chalkline:content', refresh)
  }, [])

  return { page: shown.page, at: shown.at, isLoading }
}

/**
 * Whether the page that came is the one to show at this address. A plain file server answers an address in other
 * letter case, or below a catch-all, with its page for unknown addresses; the browser then looks for the right one.
 */
const isSettled = (page: PageData, location: string, site: SiteData): boolean =>
  page.status !== 404 ||
  page.sections.length > 0 ||
  (canonicalPath(location) === location && !fallbackFor(location, site))
