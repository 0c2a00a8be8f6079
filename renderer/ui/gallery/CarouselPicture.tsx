import styled from '@emotion/styled'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { PictureLink } from './PictureLink.tsx'
import { stageSizes } from './Stage.tsx'
import type { Slide } from './slide.ts'
import { useShownPlace } from './useShownPlace.ts'

interface CarouselPictureProps extends Pick<GalleryLayoutProps, 'onOpen'> {
  slide: Slide
  place: number
  total: number
  /** Whether it stands in for the picture at the other end. */
  isCopy: boolean
  /** Whether to have it ready when it is next. */
  isNextWanted: boolean
}

/** A picture of a carousel; out of reach, for eye and hand alike, while another is shown. */
export function CarouselPicture({ slide, place, total, isCopy, isNextWanted, onOpen }: CarouselPictureProps) {
  const shown = useShownPlace(total)
  const distance = Math.abs(place - shown)
  const isNext = Math.min(distance, total - distance) === 1
  return (
    <Group
      role="group"
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${total}`}
      inert={isCopy || place !== shown}
    >
      <PictureLink
        slide={slide}
        index={place}
        sizes={stageSizes}
        isWanted={isNext && isNextWanted}
        onOpen={onOpen}
      />
      {slide.caption && <Caption>{slide.caption}</Caption>}
    </Group>
  )
}

const Group = styled.div({ height: '100%' })

const Caption = styled.p(visuallyHidden)
