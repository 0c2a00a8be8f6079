import { CarouselContext } from 'pure-react-carousel'
import { type TransitionEvent, useContext, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { placeOf } from './useShownPlace.ts'

/**
 * Makes a carousel endless: there is always a neighbour to glide to, if need be a copy. Once a copy is reached, the track
 * jumps to the picture itself, unseen.
 * @param total number of pictures
 */
export function useEndlessTrack(total: number) {
  const store = useContext(CarouselContext)

  return useMemo(() => {
    /** Leaves a copy for its picture. @returns the position after that */
    const settle = (): number => {
      const from = store.state.currentSlide
      const to = placeOf(from, total) + 1
      if (from === to) return to
      flushSync(() => store.setStoreState({ currentSlide: to, disableAnimation: true }))
      // Without a layout in between, the browser would see one change of position, and glide.
      document.body.getBoundingClientRect()
      store.setStoreState({ disableAnimation: false })
      return to
    }

    return {
      show: (place: number) => {
        settle()
        store.setStoreState({ currentSlide: place + 1 })
      },
      move: (by: 1 | -1) => store.setStoreState({ currentSlide: settle() + by }),
      trackEvents: {
        onTransitionEnd: ({ target, currentTarget }: TransitionEvent) => {
          if (target === currentTarget) settle()
        },
        onTouchStart: () => {
          settle()
        },
      },
    }
  }, [store, total])
}
