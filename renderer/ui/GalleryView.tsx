import { memo, useId } from 'react'
import { carousel } from '../constants.ts'
import { Band, Wrap } from './Band.tsx'
import { Carousel } from './gallery/Carousel.tsx'
import type { Slide } from './gallery/slide.ts'
import { Tiles } from './gallery/Tiles.tsx'
import { useAttention } from './gallery/useAttention.ts'
import { useLightbox } from './gallery/useLightbox.ts'
import { useShuffled } from './gallery/useShuffled.ts'

interface GalleryViewProps {
  /** The section's anchor. */
  anchor: string | undefined
  title: string
  description?: string | undefined
  slides: readonly Slide[]
}

// What is opened, or where the visitor is busy, changes nothing in them.
const [Many, Few] = [memo(Carousel), memo(Tiles)]

/** A band of pictures: tiles, or a carousel where there are many. Nothing where there are none. */
export function GalleryView({ anchor, title, description, slides }: GalleryViewProps) {
  const id = useId()
  const { hasAttention, watch } = useAttention()
  const { opened, open, onClosed, Lightbox } = useLightbox()
  const shuffled = useShuffled(slides, hasAttention || opened !== undefined)
  if (slides.length === 0) return null
  const Arrangement = slides.length > carousel.above ? Many : Few
  return (
    <Band id={anchor} aria-labelledby={id} ground="deep">
      <Wrap {...watch}>
        <Arrangement id={id} title={title} description={description} slides={shuffled} onOpen={open} />
      </Wrap>
      {Lightbox && opened !== undefined && <Lightbox slides={shuffled} first={opened} onClosed={onClosed} />}
    </Band>
  )
}
