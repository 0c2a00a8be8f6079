import { CarouselContext } from 'pure-react-carousel'
import { useCallback, useContext, useSyncExternalStore } from 'react'

/** The index of the slide that a carousel shows. @param total number of slides, without the clones */
export function useCurrentSlide(total: number): number {
  const store = useContext(CarouselContext)
  const subscribe = useCallback(
    (onChange: () => void) => {
      store.subscribe(onChange)
      return () => store.unsubscribe(onChange)
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => slideIndexOf(store.state.currentSlide, total))
}

/**
 * The index of the slide at a position of the track. Indices count the slides from 0. Positions count the clones too: the
 * track begins with a clone of the last slide and ends with a clone of the first, so slide 0 is at position 1.
 */
export const slideIndexOf = (position: number, total: number): number => (position - 1 + total) % total
