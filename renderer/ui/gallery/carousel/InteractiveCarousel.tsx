import { CarouselProvider } from 'pure-react-carousel'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isRightToLeft } from '../../../browser/isRightToLeft.ts'
import { carousel } from '../../../theme/constants.ts'
import { css } from '../../../theme/css.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { Panel } from './Panel.tsx'
import { Track } from './Track.tsx'
import { useCurrentSlide } from './useCurrentSlide.ts'
import { useInfiniteTrack } from './useInfiniteTrack.ts'
import { viewport } from './viewport.ts'

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

const contents = css({ display: 'contents' })
