import { Slide as Position, Slider } from 'pure-react-carousel'
import { type HTMLAttributes, useMemo, useRef } from 'react'
import { useIsSeen } from '../../../hooks/useIsSeen.ts'
import { useWidth } from '../../../hooks/useWidth.ts'
import { carousel } from '../../../theme/constants.ts'
import { css } from '../../../theme/css.ts'
import { media } from '../../../theme/tokens.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { CarouselSlide } from './CarouselSlide.tsx'
import { slideIndexOf } from './useCurrentSlide.ts'
import { useHorizontalSwipes } from './useHorizontalSwipes.ts'

interface TrackProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  events: HTMLAttributes<HTMLUListElement>
}

/** All slides side by side, with a clone of the last before the first and a clone of the first after the last. */
export function Track({ slides, events, onOpen }: TrackProps) {
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
