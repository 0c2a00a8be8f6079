import { css } from '../../theme/css.ts'
import { media, space } from '../../theme/tokens.ts'
import { SectionHead } from '../text/SectionHead.tsx'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { PictureLink } from './PictureLink.tsx'

/** One to five pictures; their number decides the layout (specification, section 2, "Gallery Highlights section"). */
export function Tiles({ id, title, description, slides, onOpen }: GalleryLayoutProps) {
  const sizes = slides.length === 1 ? '100vw' : '(min-width: 43.75em) 50vw, 90vw'
  return (
    <>
      <SectionHead id={id} title={title} description={description} />
      <ul className={layouts[slides.length] ?? list}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <PictureLink slide={slide} index={index} sizes={sizes} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

const list = css({ display: 'grid', gap: space.gutter })

const tileHeight = {
  gridAutoRows: 160,
  [media.medium]: { gridAutoRows: 240 },
  [media.large]: { gridAutoRows: 320 },
}
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
const wideFirst = { '& > :first-child': { gridColumn: 'span 2' } }

/** By the number of pictures. */
const layouts: Record<number, string> = {
  1: css(list, { '& > li': { aspectRatio: '4 / 3', [media.medium]: { aspectRatio: '16 / 9' } } }),
  2: css(list, twoColumns, { '& > li': { aspectRatio: '4 / 3' } }),
  3: css(list, twoColumns, wideFirst, {
    '& > li': { aspectRatio: '3 / 2' },
    [media.large]: { '& > :first-child': { gridColumn: 'auto', gridRow: 'span 2', aspectRatio: 'auto' } },
  }),
  4: css(list, tileHeight, twoColumns),
  // The wide first tile fills the cell that five tiles would leave empty, in two columns and in three.
  5: css(list, tileHeight, twoColumns, wideFirst, {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
}
