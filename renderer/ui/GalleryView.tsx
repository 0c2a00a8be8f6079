import styled from '@emotion/styled'
import { usePicture } from '../refs.tsx'
import { media } from '../theme/tokens.ts'
import { Picture } from './Picture.tsx'

export interface Slide {
  src: string
  alt: string
  caption?: string
}

/** Pictures, each a link to the full file. */
export function GalleryView({ slides }: { slides: readonly Slide[] }) {
  return (
    <Tiles>
      {slides.map(slide => (
        <Tile key={slide.src} slide={slide} />
      ))}
    </Tiles>
  )
}

function Tile({ slide: { src, alt, caption } }: { slide: Slide }) {
  const picture = usePicture(src)
  return (
    <li>
      <figure>
        <a href={picture?.src ?? src}>
          <Picture src={src} alt={alt} sizes="(min-width: 1024px) 33vw, (min-width: 700px) 50vw, 100vw" />
        </a>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </li>
  )
}

const Tiles = styled.ul({
  display: 'grid',
  gap: 16,
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
  [media.large]: { gridTemplateColumns: '1fr 1fr 1fr' },
  '& a': { display: 'block' },
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
  '& figcaption': { paddingBlock: 8 },
})
