import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { media, space } from '../../theme/tokens.ts'
import { SectionHead } from '../SectionHead.tsx'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { PictureLink } from './PictureLink.tsx'

/** One to five pictures, arranged by their number (specification, section 2, "Gallery Highlights section"). */
export function Tiles({ id, title, description, slides, onOpen }: GalleryLayoutProps) {
  const sizes = slides.length === 1 ? '100vw' : '(min-width: 43.75em) 50vw, 90vw'
  return (
    <>
      <SectionHead id={id} title={title} description={description} />
      <List count={slides.length}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay, and pictures change places without a move
          <li key={index}>
            <PictureLink slide={slide} index={index} sizes={sizes} onOpen={onOpen} />
          </li>
        ))}
      </List>
    </>
  )
}

const tileHeight = {
  gridAutoRows: 160,
  [media.medium]: { gridAutoRows: 240 },
  [media.large]: { gridAutoRows: 320 },
}
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
const wideFirst = { '& > :first-child': { gridColumn: 'span 2' } }

const arrangements: Record<number, CSSObject> = {
  1: { '& > li': { aspectRatio: '4 / 3', [media.medium]: { aspectRatio: '16 / 9' } } },
  2: { ...twoColumns, '& > li': { aspectRatio: '4 / 3' } },
  3: {
    ...twoColumns,
    ...wideFirst,
    '& > li': { aspectRatio: '3 / 2' },
    [media.large]: { '& > :first-child': { gridColumn: 'auto', gridRow: 'span 2', aspectRatio: 'auto' } },
  },
  4: { ...tileHeight, ...twoColumns },
  // The wide first tile fills the place that five would leave empty, in two columns as in three.
  5: {
    ...wideFirst,
    ...twoColumns,
    gridAutoRows: 160,
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: 240 },
    [media.large]: { gridAutoRows: 320 },
  },
}

const List = styled('ul', { shouldForwardProp: prop => prop !== 'count' })<{ count: number }>(
  { display: 'grid', gap: space.gutter },
  ({ count }) => arrangements[count],
)
