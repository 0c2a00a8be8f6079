import styled from '@emotion/styled'
import { CarouselProvider } from 'pure-react-carousel'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { carousel } from '../../constants.ts'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { Panel } from './Panel.tsx'
import { Stage } from './Stage.tsx'
import { Track } from './Track.tsx'
import { useEndlessTrack } from './useEndlessTrack.ts'
import { useShownPlace } from './useShownPlace.ts'

interface LiveCarouselProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** What the strip of the same pictures showed, and whether it had the focus. */
  start: { place: number; hasFocus: boolean }
  /** Called with the place of the picture that is shown. */
  onShow: (place: number) => void
}

/** The moving part of a carousel: the stage with its pictures, and the panel that rules it. */
export const LiveCarousel = (props: LiveCarouselProps) => (
  <Provider
    totalSlides={props.slides.length + 2}
    currentSlide={props.start.place + 1}
    interval={carousel.interval}
    isPlaying={false}
    // The stage decides the height; the two sizes are asked for and not used.
    isIntrinsicHeight
    naturalSlideWidth={3}
    naturalSlideHeight={2}
    dragEnabled={false}
    disableKeyboard
  >
    <Parts {...props} />
  </Provider>
)

function Parts({ slides, start, onShow, onOpen }: LiveCarouselProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isFocusDue = useRef(start.hasFocus)
  const current = useShownPlace(slides.length)
  const { move, show, trackEvents } = useEndlessTrack(slides.length)

  useEffect(() => onShow(current), [current, onShow])

  useLayoutEffect(() => {
    // The focus stays on the picture that is shown: the one that leaves cannot keep it.
    const hadFocus = isFocusDue.current || stage.current?.contains(document.activeElement)
    isFocusDue.current = false
    if (hadFocus) stage.current?.querySelectorAll('a')[current + 1]?.focus({ preventScroll: true })
  }, [current])

  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  }

  return (
    <Whole onKeyDown={moveByKey}>
      <Stage ref={stage}>
        <Track slides={slides} events={trackEvents} onOpen={onOpen} />
      </Stage>
      <Panel slides={slides} current={current} controls={{ move, show }} />
    </Whole>
  )
}

const Provider = styled(CarouselProvider)({ display: 'contents' })

const Whole = styled.div({ display: 'contents' })
