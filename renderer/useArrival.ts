import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageData } from '../schema/data.ts'
import { openTarget, watchDisclosures } from './disclosures.ts'
import { startEntrance } from './entrance.ts'
import { focusHeading, takePlace } from './places.ts'

/**
 * What a full page load does by itself, for pages shown without one: title and description, scroll position, focus
 * on the new heading. Going back and forth returns to where the visitor was.
 * @param at the path the page was asked for at
 */
export function useArrival(page: PageData, at: string): void {
  const arrived = useRef<string>(undefined)

  useLayoutEffect(() => {
    const isFirst = arrived.current === undefined
    const isArrival = !isFirst && arrived.current !== at
    arrived.current = at
    if (isFirst) return
    document.title = page.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
    updateCanonical(page)
    if (!isArrival) return
    focusHeading()
    takePlace(at)
  }, [page, at])

  useEffect(() => {
    openTarget()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown brings content of its own
  useEffect(() => {
    startEntrance()
    watchDisclosures()
  }, [page])
}

function updateCanonical(page: PageData) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(page.route, link.href).href
}
