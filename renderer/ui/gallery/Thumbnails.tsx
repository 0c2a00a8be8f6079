import styled from '@emotion/styled'
import { media } from '../../theme/tokens.ts'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { PictureLink } from './PictureLink.tsx'

interface ThumbnailsProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** The place of the picture that the carousel shows. */
  current: number
}

/** Small pictures in a grid. */
export const Thumbnails = ({ slides, current, onOpen }: ThumbnailsProps) => (
  <Grid>
    {slides.map((slide, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places stay, and pictures change places without a move
      <li key={index}>
        <PictureLink
          slide={slide}
          index={index}
          isCurrent={index === current}
          sizes="(min-width: 43.75em) 12vw, 25vw"
          onOpen={onOpen}
        />
      </li>
    ))}
  </Grid>
)

const Grid = styled.ul({
  gridArea: 'thumbnails',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  marginBlockStart: 24,
  '& > li': { aspectRatio: '4 / 3' },
  [media.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
})
