import { css } from '../../../theme/css.ts'
import { media } from '../../../theme/tokens.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { PictureLink } from '../PictureLink.tsx'

interface ThumbnailsProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** The index of the picture that the carousel shows. */
  current: number
}

/** Small pictures in a grid, each a link to the full one. */
export const Thumbnails = ({ slides, current, onOpen }: ThumbnailsProps) => (
  <ul className={grid}>
    {slides.map((slide, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
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
  </ul>
)

const grid = css({
  gridArea: 'thumbnails',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  marginBlockStart: 24,
  '& > li': { aspectRatio: '4 / 3' },
  [media.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
})
