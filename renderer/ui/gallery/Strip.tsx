import styled from '@emotion/styled'
import type { RefObject } from 'react'
import { color, media, size } from '../../theme/tokens.ts'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { PictureLink } from './PictureLink.tsx'
import { Stage, stageSizes } from './Stage.tsx'

interface StripProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  ref: RefObject<HTMLUListElement | null>
}

/** The pictures of a carousel side by side, scrolled by the browser alone. */
export function Strip({ ref, slides, onOpen }: StripProps) {
  return (
    <Stage>
      <List ref={ref}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay, and pictures change places without a move
          <li key={index}>
            <figure>
              <PictureLink slide={slide} index={index} sizes={stageSizes} onOpen={onOpen} />
              {slide.caption && <Caption>{slide.caption}</Caption>}
            </figure>
          </li>
        ))}
      </List>
    </Stage>
  )
}

const List = styled.ul({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': { position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  '@media (scripting: none)': { scrollbarWidth: 'thin' },
  [media.print]: { overflow: 'clip' },
})

// Where there is JavaScript, the panel beside the stage shows the caption.
const Caption = styled.figcaption({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: '12px 16px',
  background: color.deep,
  fontSize: size.small,
  '@media (scripting: enabled)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})
