import { CarouselContext } from 'pure-react-carousel'
import { type TransitionEvent, useContext, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { slideIndexOf } from './useCurrentSlide.ts'

/**
 * Makes a carousel infinite. Both ends of the track are followed by a clone. After the transition to a clone, the track jumps
 * without animation to the slide itself.
 * @param total number of slides, without the clones
 */
export function useInfiniteTrack(total: number) {
  const store = useContext(CarouselContext)

  return useMemo(() => {
    /** Jumps from a clone to its slide. @returns the position afterwards */
    const leaveClone = (): number => {
      const from = store.state.currentSlide
      const to = slideIndexOf(from, total) + 1
      if (from === to) return to
      flushSync(() => store.setStoreState({ currentSlide: to, disableAnimation: true }))
      // Forces a layout. Otherwise the browser would merge both changes and animate the jump.
      document.body.getBoundingClientRect()
      store.setStoreState({ disableAnimation: false })
      return to
    }

    return {
      show: (index: number) => {
        leaveClone()
        store.setStoreState({ currentSlide: index + 1 })
      },
      move: (by: 1 | -1) => store.setStoreState({ currentSlide: leaveClone() + by }),
      trackEvents: {
        onTransitionEnd: ({ target, currentTarget }: TransitionEvent) => {
          if (target === currentTarget) leaveClone()
        },
        onTouchStart: leaveClone,
      },
    }
  }, [store, total])
}
