import { css, memoClass } from '../../theme/css.ts'
import { media } from '../../theme/designTokens.ts'

/**
 * The class of a list of cards on wide screens: rows of two and three that are all full, the rows of two first. So no card is ever
 * alone in the last row, whatever their number.
 * @param from the narrowest screens that have it
 */
export const fullRows = memoClass((count: number, from: 'medium' | 'large') =>
  css({ [media[from]]: rowsOf(count) }),
)

/** The class of cards in pairs on medium screens. An odd number is `single` there: `rows` of two and three, or one below another. */
export const pairedRows = memoClass((count: number, single: 'rows' | 'column') =>
  css({
    [media.medium]:
      count % 2 === 0
        ? { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
        : single === 'rows'
          ? rowsOf(count)
          : {},
  }),
)

/** How many of the first cards are in rows of two. */
export const cardsInPairs = (count: number): number =>
  count < 2 ? 0 : 2 * (3 * Math.ceil(count / 3) - count)

const rowsOf = (count: number) => ({
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > li': { gridColumn: count === 1 ? '1 / -1' : 'span 2' },
  [`& > li:nth-of-type(-n + ${cardsInPairs(count)})`]: { gridColumn: 'span 3' },
})

/**
 * The class of texts in 1, 2 and 3 columns. One that is alone in the last row of three begins with the others. In two columns, the
 * line above a last one goes on to the end of the row.
 */
export const textColumns = css({
  [media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(2n + 1):last-of-type': { gridColumn: '1 / -1' },
  },
  [media.large]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li:nth-of-type(2n + 1):last-of-type': { gridColumn: 'auto' },
  },
  [media.print]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: '6mm',
    '& > li': { gridColumn: 'auto !important' },
  },
})
