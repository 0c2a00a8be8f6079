import { type ComponentProps, type RefObject, startTransition, useEffect, useState } from 'react'
import { useIsSeen } from '../../../hooks/useIsSeen.ts'
import type { InteractiveCarousel } from './InteractiveCarousel.tsx'

interface Loaded {
  InteractiveCarousel: typeof InteractiveCarousel
  start: ComponentProps<typeof InteractiveCarousel>['start']
}

/** Loads the code when the carousel is at most one screen above or below the viewport. */
const ROOT_MARGIN = '100% 0px'

/**
 * Lazily loads the interactive carousel. Undefined until it has loaded, and also when loading fails.
 * @param list of pictures in the static carousel, which it replaces
 */
export function useInteractiveCarousel(list: RefObject<HTMLElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  const isNear = useIsSeen(list, ROOT_MARGIN)
  useEffect(() => {
    if (!isNear) return
    let isCancelled = false
    import('./InteractiveCarousel.tsx').then(
      ({ InteractiveCarousel }) => {
        if (isCancelled || !list.current) return
        // On a page from right to left it is less than 0.
        const { scrollLeft, clientWidth } = list.current
        const index = Math.round(Math.abs(scrollLeft) / clientWidth) || 0
        const hasFocus = list.current.contains(document.activeElement)
        // The visitor is scrolling: React renders it between frames.
        startTransition(() => setLoaded({ InteractiveCarousel, start: { index, hasFocus } }))
      },
      // The static carousel stays usable.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [list, isNear])
  return loaded
}
