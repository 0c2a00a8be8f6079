import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type WheelEvent,
} from 'react'
import { isRightToLeft, prefersReducedMotion } from '../../browser/environment.ts'
import { carousel } from '../../theme/constants.ts'

/**
 * Moves an element that scrolls and snaps sideways, whose children are as wide as itself, and does so endlessly.
 * @param total number of its children
 * @returns `current`, the index of the child that is shown, is undefined until hydration. `swipes` go on the element
 */
export function useTrack(total: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>()
  const { follow, stop, ...moves } = useMemo(() => movesOf(track, total, setCurrent), [total])
  useLayoutEffect(() => {
    // It may have been scrolled before hydration.
    follow()
    return stop
  }, [follow, stop])
  return { track, current, ...moves }
}

/**
 * Positions count children from the first one, with fractions in between. They go on below 0 and from `total` on while the
 * track moves round its end. A browser alone can glide neither for a given time, nor at the end, nor after so short a swipe.
 */
function movesOf(track: RefObject<HTMLElement | null>, total: number, onShow: (index: number) => void) {
  let position = 0
  /** Where it comes to rest, a whole number. */
  let goal = 0
  let frame = 0
  let finger: { x: number; y: number; from: number } | undefined
  let hasSwiped = false

  const wrapped = (at: number) => ((at % total) + total) % total
  const direction = () => (isRightToLeft() ? -1 : 1)
  const width = () => track.current?.getBoundingClientRect().width || 1
  const follow = () => {
    position = Math.abs(track.current?.scrollLeft ?? 0) / width()
    goal = Math.round(position)
    onShow(wrapped(goal))
  }

  const place = (at: number, isAtRest = false) => {
    position = at
    const element = track.current
    const first = element?.firstElementChild
    if (!element || !(first instanceof HTMLElement)) return
    element.style.scrollSnapType = isAtRest ? '' : 'none'
    // Between the last child and the first one, the first is behind the last.
    first.style.translate = wrapped(at) > total - 1 ? `${direction() * total * 100}%` : ''
    element.scrollLeft = direction() * wrapped(at) * width()
  }

  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }

  const rest = () => {
    stop()
    goal = wrapped(goal)
    place(goal, true)
  }

  const glide = (to: number) => {
    stop()
    goal = to
    onShow(wrapped(goal))
    if (prefersReducedMotion()) return rest()
    const [from, started] = [position, performance.now()]
    const step = (now: number) => {
      const part = (now - started) / carousel.transition
      if (part >= 1) return rest()
      place(from + (goal - from) * (1 - (1 - Math.max(part, 0)) ** 2))
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  /** How far the finger has moved, in pixels, to the next child. */
  const swiped = ({ clientX }: PointerEvent) => (finger ? direction() * (finger.x - clientX) : 0)

  return {
    follow,
    stop,
    move: (by: 1 | -1) => glide(goal + by),
    show: (index: number) => glide(goal + index - wrapped(goal)),
    swipes: {
      onScroll: () => {
        if (!frame && !finger) follow()
      },
      // A wheel takes over from a glide.
      onWheel: ({ deltaX }: WheelEvent) => {
        if (!frame || !deltaX || wrapped(position) > total - 1) return
        stop()
        track.current?.style.removeProperty('scroll-snap-type')
      },
      // One that turns while nothing snaps may leave it between two.
      onScrollEnd: () => {
        if (!frame && !finger && Math.abs(position - goal) > 0.02) glide(goal)
      },
      onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
        if (!isPrimary) return
        hasSwiped = false
        if (pointerType === 'mouse') return
        stop()
        finger = { x: clientX, y: clientY, from: position }
      },
      onPointerMove: (event: PointerEvent) => {
        if (finger && event.isPrimary) place(finger.from + swiped(event) / width())
      },
      onPointerUp: (event: PointerEvent) => {
        if (!finger || !event.isPrimary) return
        const distance = swiped(event)
        hasSwiped =
          Math.abs(distance) >= carousel.swipeTolerance &&
          Math.abs(distance) > Math.abs(event.clientY - finger.y)
        finger = undefined
        glide(hasSwiped ? goal + Math.sign(distance) : goal)
      },
      // The browser takes the finger to scroll or zoom the page.
      onPointerCancel: () => {
        if (finger) glide(goal)
        finger = undefined
      },
      onClickCapture: (event: MouseEvent) => {
        // A short swipe is a click as well.
        if (hasSwiped && event.detail > 0) {
          event.preventDefault()
          event.stopPropagation()
        }
        hasSwiped = false
      },
    },
  }
}
