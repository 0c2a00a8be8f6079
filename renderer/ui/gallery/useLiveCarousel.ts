import { type RefObject, useEffect, useState } from 'react'
import { useIsSeen } from '../../hooks/useIsSeen.ts'
import type { LiveCarousel } from './LiveCarousel.tsx'

interface Live {
  LiveCarousel: typeof LiveCarousel
  start: {
    /** The place of the picture that the strip showed. */
    place: number
    /** Whether the focus was in the strip. */
    hasFocus: boolean
  }
}

/** How near to the viewport a strip asks for its carousel: one screen above or below. */
const NEAR = '100% 0px'

/** The carousel that takes the place of a strip of pictures, once that is near and its code is there. Without it the strip stays. */
export function useLiveCarousel(strip: RefObject<HTMLElement | null>): Live | undefined {
  const [live, setLive] = useState<Live>()
  const isNear = useIsSeen(strip, NEAR)
  useEffect(() => {
    if (!isNear) return
    let isWanted = true
    import('./LiveCarousel.tsx').then(
      ({ LiveCarousel }) => {
        if (!isWanted || !strip.current) return
        const { scrollLeft, clientWidth } = strip.current
        const place = Math.round(scrollLeft / clientWidth) || 0
        setLive({ LiveCarousel, start: { place, hasFocus: strip.current.contains(document.activeElement) } })
      },
      // The strip can do what matters.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [strip, isNear])
  return live
}
