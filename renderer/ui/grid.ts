import { css } from '../theme/css.ts'
import { media, space } from '../theme/designTokens.ts'

/** The class of the content of a band: centred, within the page's margins and maximum width. */
export const wrap = css({
  paddingInline: space.margin,
  maxWidth: space.contentWidth,
  marginInline: 'auto',
})

/** The width of one of three columns, as in `repeat(3, 1fr)` with the gutter between them. */
export const third = `calc((100% - 2 * ${space.gutter}) / 3)`

/** The class of a grid of twelve columns. Its children span all of them by default. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
  // `:where` adds no specificity, so the class of a child overrides it, wherever its rules stand. A selector that began with a colon
  // would get the class in front.
  '*:where(&) > *': { gridColumn: '1 / -1' },
})

/** The class of a heading beside its content: a grid of twelve columns, which is no grid on paper. */
export const halves = css(grid, { [media.print]: { display: 'block' } })
