import styled from '@emotion/styled'
import { color, space } from '../theme/tokens.ts'

const grounds = {
  page: { background: color.page, color: color.ink },
  paper: { background: color.paper, color: color.ink },
  mint: { background: color.mint, color: color.ink },
  wall: { background: color.wall, color: color.onDark },
  deep: { background: color.deep, color: color.onDark },
} as const

/** A full-width stripe of the page. Colour meets colour along its edges. */
export const Band = styled('section', { shouldForwardProp: prop => prop !== 'ground' })<{
  ground?: keyof typeof grounds
}>({ paddingBlock: space.section }, ({ ground = 'page' }) => grounds[ground])

/** Keeps content within the margins and the greatest width. */
export const Wrap = styled.div({
  paddingInline: space.margin,
  maxWidth: space.contentWidth,
  marginInline: 'auto',
})

/** Twelve columns. */
export const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
})
