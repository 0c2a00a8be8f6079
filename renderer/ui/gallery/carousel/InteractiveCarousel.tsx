import { CarouselContext, CarouselProvider, Slide as Position, Slider } from 'pure-react-carousel'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type TouchEvent,
  type TransitionEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { isRightToLeft } from '../../../browser/isRightToLeft.ts'
import { useWords } from '../../../contexts/useWords.ts'
import { useIsSeen } from '../../../hooks/useIsSeen.ts'
import { useWidth } from '../../../hooks/useWidth.ts'
import { carousel } from '../../../theme/constants.ts'
import { css } from '../../../theme/css.ts'
import { media } from '../../../theme/designTokens.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { fillWords } from '../../text/fillWords.ts'
import { PictureLink } from '../PictureLink.tsx'
import type { GalleryLayoutProps, Slide } from '../slide.ts'
import { Panel } from './Panel.tsx'
import { viewport, viewportSizes } from './viewport.ts'

interface InteractiveCarouselProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** The picture that the static carousel showed, and whether it had the focus. */
  start: { index: number; hasFocus: boolean }
  /** Called with the index of the picture that is shown. */
  onShow: (index: number) => void
}

/** The pictures of a carousel and the panel that controls it. Loaded lazily. */
export const InteractiveCarousel = (props: InteractiveCarouselProps) => (
  <CarouselProvider
    className={contents}
    totalSlides={props.slides.length + 2}
    currentSlide={props.start.index + 1}
    interval={carousel.interval}
    isPlaying={false}
    // The viewport sets the height. The library requires the two sizes but does not use them.
    isIntrinsicHeight
    naturalSlideWidth={3}
    naturalSlideHeight={2}
    dragEnabled={false}
    disableKeyboard
  >
    <Content {...props} />
  </CarouselProvider>
)

function Content({ slides, start, onShow, onOpen }: InteractiveCarouselProps) {
  const viewportRef = useRef<HTMLDivElement>(null)
  const shouldRestoreFocus = useRef(start.hasFocus)
  const current = useCurrentSlide(slides.length)
  const { move, show, trackEvents } = useInfiniteTrack(slides.length)

  useEffect(() => onShow(current), [current, onShow])

  useLayoutEffect(() => {
    // Keep the focus on the picture that is shown: the previous one becomes inert and loses it.
    const hadFocus = shouldRestoreFocus.current || viewportRef.current?.contains(document.activeElement)
    shouldRestoreFocus.current = false
    if (hadFocus) viewportRef.current?.querySelectorAll('a')[current + 1]?.focus({ preventScroll: true })
  }, [current])

  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move((event.key === 'ArrowRight') === isRightToLeft() ? -1 : 1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside
    <div className={contents} onKeyDown={moveByKey}>
      <div className={viewport} ref={viewportRef}>
        <Track slides={slides} events={trackEvents} onOpen={onOpen} />
      </div>
      <Panel slides={slides} current={current} controls={{ move, show }} />
    </div>
  )
}

interface TrackProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  events: HTMLAttributes<HTMLUListElement>
}

/** All slides side by side, with a clone of the last before the first and a clone of the first after the last. */
function Track({ slides, events, onOpen }: TrackProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const isSeen = useIsSeen(frame)
  const total = slides.length

  // The library deep-compares its children unless they are the same array.
  const positions = useMemo(
    () =>
      [...slides.slice(-1), ...slides, ...slides.slice(0, 1)].map((slide, position) => {
        const isClone = position === 0 || position === total + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <Position key={position} index={position} {...withoutRole}>
            <CarouselSlide
              slide={slide}
              index={slideIndexOf(position, total)}
              total={total}
              isClone={isClone}
              isPreloaded={isSeen}
              onOpen={onOpen}
            />
          </Position>
        )
      }),
    [slides, total, isSeen, onOpen],
  )

  return (
    <div className={frameClass} ref={frame} {...useHorizontalSwipes()}>
      <Slider
        moveThreshold={carousel.swipeTolerance / width}
        // Turns off the library's scroll lock: it calls preventDefault() in a passive listener.
        // `touch-action` alone controls scrolling.
        verticalPixelThreshold={-1}
        trayProps={events}
        aria-live="off"
        {...withoutRole}
      >
        {positions}
      </Slider>
    </div>
  )
}

/** The library renders a list box with options, but there is nothing to select. */
const withoutRole = { role: 'presentation', 'aria-label': undefined, 'aria-selected': undefined } as const

/**
 * Hides vertical touches from a carousel: they scroll the page, but browsers keep sending their touchmove events. The first
 * move decides the direction of a touch. The handlers go on an element around the carousel.
 */
function useHorizontalSwipes() {
  return useMemo(() => {
    let start = { x: 0, y: 0 }
    let isHorizontal: boolean | undefined
    return {
      onTouchStartCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (touch) start = { x: touch.clientX, y: touch.clientY }
        isHorizontal = undefined
      },
      onTouchMoveCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (!touch) return
        isHorizontal ??= Math.abs(touch.clientX - start.x) > Math.abs(touch.clientY - start.y)
        if (!isHorizontal) event.stopPropagation()
      },
    }
  }, [])
}

interface CarouselSlideProps extends Pick<GalleryLayoutProps, 'onOpen'> {
  slide: Slide
  index: number
  total: number
  /** Whether it is the clone of the slide at the other end of the track. */
  isClone: boolean
  /** Whether to fetch the picture already when its neighbour is shown. */
  isPreloaded: boolean
}

/** A picture of a carousel. It is inert while another one is shown. */
function CarouselSlide({ slide, index, total, isClone, isPreloaded, onOpen }: CarouselSlideProps) {
  const words = useWords()
  const current = useCurrentSlide(total)
  const distance = Math.abs(index - current)
  const isNeighbour = Math.min(distance, total - distance) === 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      className={group}
      role="group"
      aria-roledescription={words.slide}
      aria-label={fillWords(words.positionOf, { number: index + 1, total })}
      inert={isClone || index !== current}
    >
      <PictureLink
        slide={slide}
        index={index}
        sizes={viewportSizes}
        isEager={isPreloaded && isNeighbour}
        onOpen={onOpen}
      />
      {slide.caption && <p className={visuallyHidden}>{slide.caption}</p>}
    </div>
  )
}

/**
 * Makes a carousel infinite. Both ends of the track are followed by a clone. After the transition to a clone, the track jumps
 * without animation to the slide itself.
 * @param total number of slides, without the clones
 */
function useInfiniteTrack(total: number) {
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

/** The index of the slide that a carousel shows. @param total number of slides, without the clones */
function useCurrentSlide(total: number): number {
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

const contents = css({ display: 'contents' })

const frameClass = css({
  height: '100%',
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  '& .carousel__slider, & .carousel__slider-tray-wrapper, & .carousel__slider-tray, & .carousel__inner-slide':
    {
      height: '100%',
    },
  '& .carousel__slider-tray': {
    transition: `transform ${carousel.transition}ms ease-out`,
    // At once, but with a `transitionend` event, after which the track jumps from a clone to its slide.
    [media.calm]: { transition: 'transform 0.01ms !important' },
  },
  '& .carousel__slide': { position: 'relative' },
  // The library moves the track to the left for the next slide. It expects this where the page is from right to left, where it
  // turns the swipes round by itself.
  '[dir=rtl] & .carousel__slider': { direction: 'ltr', transform: 'scaleX(-1)' },
  '[dir=rtl] & .carousel__slide': { direction: 'rtl', transform: 'scaleX(-1)' },
})

const group = css({ height: '100%' })
