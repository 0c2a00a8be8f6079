import styled from '@emotion/styled'
import { Slide as Position, Slider } from 'pure-react-carousel'
import { type HTMLAttributes, useMemo, useRef } from 'react'
import { carousel } from '../../constants.ts'
import { useIsSeen } from '../../hooks/useIsSeen.ts'
import { useWidth } from '../viewer/useWidth.ts'
import { CarouselPicture } from './CarouselPicture.tsx'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { placeOf } from './useShownPlace.ts'
import { useSidewaysTouches } from './useSidewaysTouches.ts'

interface TrackProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  events: HTMLAttributes<HTMLUListElement>
}

/** All pictures side by side, and a copy of the last before the first and of the first after the last. */
export function Track({ slides, events, onOpen }: TrackProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const isSeen = useIsSeen(frame)
  const total = slides.length

  // The carousel compares its children deeply unless they are the same.
  const positions = useMemo(
    () =>
      [...slides.slice(-1), ...slides, ...slides.slice(0, 1)].map((slide, position) => {
        const isCopy = position === 0 || position === total + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay, and pictures change places without a move
          <Position key={position} index={position} {...withoutRole}>
            <CarouselPicture
              slide={slide}
              place={placeOf(position, total)}
              total={total}
              isCopy={isCopy}
              isNextWanted={isSeen}
              onOpen={onOpen}
            />
          </Position>
        )
      }),
    [slides, total, isSeen, onOpen],
  )

  return (
    <Frame ref={frame} {...useSidewaysTouches()}>
      <Slider
        moveThreshold={carousel.swipeTolerance / width}
        // The page scrolls up and down by `touch-action` alone; to hold it still here would need a listener that slows every scroll.
        verticalPixelThreshold={-1}
        trayProps={events}
        aria-live="off"
        {...withoutRole}
      >
        {positions}
      </Slider>
    </Frame>
  )
}

/** The carousel makes a list box of its pictures, with options to select. There is nothing to select. */
const withoutRole = { role: 'presentation', 'aria-label': undefined, 'aria-selected': undefined } as const

const Frame = styled.div({
  height: '100%',
  overflow: 'clip',
  touchAction: 'pan-y pinch-zoom',
  '& .carousel__slider, & .carousel__slider-tray-wrapper, & .carousel__slider-tray, & .carousel__inner-slide':
    {
      height: '100%',
    },
  '& .carousel__slider-tray': { transition: `transform ${carousel.transition}ms ease-out` },
  '& .carousel__slide': { position: 'relative' },
})
