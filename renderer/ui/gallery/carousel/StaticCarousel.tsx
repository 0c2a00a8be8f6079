import type { RefObject } from 'react'
import { css } from '../../../theme/css.ts'
import { color, media, size } from '../../../theme/tokens.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { PictureLink } from '../PictureLink.tsx'
import { viewport, viewportSizes } from './viewport.ts'

interface StaticCarouselProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  ref: RefObject<HTMLUListElement | null>
}

/** The pictures of a carousel side by side, scrolled and snapped by CSS alone. */
export function StaticCarousel({ ref, slides, onOpen }: StaticCarouselProps) {
  return (
    <div className={viewport}>
      <ul className={list} ref={ref}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <figure>
              <PictureLink slide={slide} index={index} sizes={viewportSizes} onOpen={onOpen} />
              {slide.caption && <figcaption className={captionClass}>{slide.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}

const list = css({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': { position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  '@media (scripting: none)': { scrollbarWidth: 'thin' },
  [media.print]: { overflow: 'clip' },
})

// With JavaScript the panel beside the pictures shows the caption.
const captionClass = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: '12px 16px',
  background: color.deep,
  fontSize: size.small,
  '@media (scripting: enabled)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})
