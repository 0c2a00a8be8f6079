import { memo, useId } from 'react'
import { carousel } from '../theme/constants.ts'
import { Band } from './Band.tsx'
import { Carousel } from './gallery/carousel/Carousel.tsx'
import type { GalleryLayoutProps } from './gallery/GalleryLayoutProps.ts'
import { useLightbox } from './gallery/lightbox/useLightbox.ts'
import { Tiles } from './gallery/Tiles.tsx'
import { useHoverOrFocus } from './gallery/useHoverOrFocus.ts'
import { useShuffled } from './gallery/useShuffled.ts'
import { wrap } from './grid.ts'

interface GalleryViewProps extends Pick<GalleryLayoutProps, 'title' | 'description' | 'slides'> {
  /** The section's anchor. */
  anchor: string | undefined
  /** Whether every visit shows the pictures in another order. */
  isShuffled: boolean
  className?: string
}

// Memoised, because opening a picture, hovering and focusing re-render the gallery.
const [CarouselLayout, TilesLayout] = [memo(Carousel), memo(Tiles)]

/** A band of pictures: tiles, or a carousel when there are many. Renders nothing without pictures. */
export function GalleryView({ anchor, title, description, slides, isShuffled, className }: GalleryViewProps) {
  const id = useId()
  const { isHoveredOrFocused, handlers } = useHoverOrFocus()
  const { opened, open, onClosed, Lightbox } = useLightbox()
  const shuffled = useShuffled(slides, !isShuffled || isHoveredOrFocused || opened !== undefined)
  if (slides.length === 0) return null
  const Layout = slides.length > carousel.above ? CarouselLayout : TilesLayout
  return (
    <Band className={className} id={anchor} aria-labelledby={id} background="deep">
      <div className={wrap} {...handlers}>
        <Layout id={id} title={title} description={description} slides={shuffled} onOpen={open} />
      </div>
      {Lightbox && opened !== undefined && <Lightbox slides={shuffled} first={opened} onClosed={onClosed} />}
    </Band>
  )
}
