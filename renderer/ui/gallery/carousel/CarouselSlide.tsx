import { useWords } from '../../../contexts/useWords.ts'
import { css } from '../../../theme/css.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { fillWords } from '../../text/fillWords.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { PictureLink } from '../PictureLink.tsx'
import type { Slide } from '../slide.ts'
import { useCurrentSlide } from './useCurrentSlide.ts'
import { viewportSizes } from './viewport.ts'

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
export function CarouselSlide({ slide, index, total, isClone, isPreloaded, onOpen }: CarouselSlideProps) {
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

const group = css({ height: '100%' })
