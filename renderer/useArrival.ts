import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageData } from '../schema/data.ts'
import { openTarget, watchDisclosures } from './disclosures.ts'
import { startEntrance } from './entrance.ts'
import { focusHeading, takePlace } from './places.ts'

/**
 * What a full page load does by itself, for pages shown without one: scroll position and focus on the new heading. Going
 * back and forth returns to where the visitor was.
 * @param at the path the page was asked for at
 */
export function useArrival(page: PageData, at: string): void {
  const arrived = useRef(at)

  useLayoutEffect(() => {
    if (arrived.current === at) return
    arrived.current = at
    focusHeading()
    takePlace(at)
  }, [at])

  useEffect(() => {
    openTarget()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown brings content of its own
  useEffect(() => {
    startEntrance()
    watchDisclosures()
  }, [page])
}
