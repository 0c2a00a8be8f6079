import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PageData } from '../schema/data.ts'
import { openTarget, watchDisclosures } from './disclosures.ts'
import { startEntrance } from './entrance.ts'

/**
 * What a full page load does by itself, for pages shown without one: title and description, scroll position, focus
 * on the new heading. Going back and forth returns to where the visitor was.
 * @param at the path the page was asked for at
 */
export function useArrival(page: PageData, at: string): void {
  const arrived = useRef<string>(undefined)
  useScrollMemory()

  useLayoutEffect(() => {
    const isFirst = arrived.current === undefined
    const isArrival = !isFirst && arrived.current !== at
    arrived.current = at
    if (isFirst) return
    document.title = page.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
    updateCanonical(page)
    if (!isArrival) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    const remembered = positions.get(entryKey())
    const anchor = openTarget()
    if (remembered !== undefined) window.scrollTo(0, remembered)
    else if (anchor) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [page, at])

  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown brings content of its own
  useEffect(() => {
    startEntrance()
    watchDisclosures()
  }, [page])
}

/** Entry of the session's history → how far down its page was scrolled, in CSS pixels. */
const positions = new Map<string, number>()

const entryKey = (): string => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : ''
}

function useScrollMemory() {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    let current = entryKey()
    const leave = () => positions.set(current, window.scrollY)
    const push = () => {
      leave()
      current = `${performance.timeOrigin + performance.now()}`
      window.history.replaceState({ key: current }, '')
    }
    const pop = () => {
      leave()
      current = entryKey()
    }
    // wouter announces its own pushes by an event of this name.
    window.addEventListener('pushState', push)
    window.addEventListener('popstate', pop)
    // A reload, or coming back from another site, is the browser's own business again.
    const hand = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', hand)
    return () => {
      window.removeEventListener('pushState', push)
      window.removeEventListener('popstate', pop)
      window.removeEventListener('pagehide', hand)
    }
  }, [])
}

function updateCanonical(page: PageData) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) link.href = new URL(page.route, link.href).href
}
