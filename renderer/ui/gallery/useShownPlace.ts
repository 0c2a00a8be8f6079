import { CarouselContext } from 'pure-react-carousel'
import { useCallback, useContext, useSyncExternalStore } from 'react'

/** The place of the picture that a carousel shows. @param total number of pictures */
export function useShownPlace(total: number): number {
  const store = useContext(CarouselContext)
  const subscribe = useCallback(
    (onChange: () => void) => {
      store.subscribe(onChange)
      return () => store.unsubscribe(onChange)
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => placeOf(store.state.currentSlide, total))
}

/**
 * The place of the picture at a position of the track. Places count pictures from 0. Positions count what stands on the
 * track, where a copy of the last picture comes first and a copy of the first picture last: place 0 has position 1.
 */
export const placeOf = (position: number, total: number): number => (position - 1 + total) % total
