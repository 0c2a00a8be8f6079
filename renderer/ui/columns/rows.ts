import { css, cx, variants } from '../../theme/css.ts'
import { media } from '../../theme/designTokens.ts'

/**
 * The class of a list of cards on wide screens: rows of two and three that are all full, the rows of two first. So no card is ever
 * alone in the last row, whatever their number.
 * @param from the narrowest screens that have it, or all
 */
export const fullRows = (count: number, from: keyof typeof rows): string => rows[from](alike(count))

/** The class of cards in pairs on medium screens. An odd number is `single` there: `rows` of two and three, or one below another. */
export function pairedRows(count: number, single: 'rows' | 'column'): string {
  if (count % 2 === 0) return pairs
  return single === 'rows' ? fullRows(count, 'medium') : ''
}

/**
 * The class of a list in one, two and three columns by the window's width: in rows of two and three where the last would be alone.
 * On paper there are always three columns.
 */
export const evenRows = (count: number): string =>
  cx(pairedRows(count, 'rows'), fullRows(count, 'large'), threeOnPaper)

const threeOnPaper = css({
  [media.print]: {
    '&&&': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '6mm' },
    '&&& > *': { gridColumn: 'auto' },
  },
})

/** One card alone, and numbers that leave the same remainder, have the same rows: 3, 4 and 5 stand for all others. */
const alike = (count: number) => (count === 1 ? 1 : (([3, 4, 5] as const)[count % 3] ?? 3))

/** How many of the first cards are in rows of two. */
export const cardsInPairs = (count: number): number =>
  count < 2 ? 0 : 2 * (3 * Math.ceil(count / 3) - count)

const rowsOf = (count: number) => ({
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > *': { gridColumn: count === 1 ? '1 / -1' : 'span 2' },
  [`& > :nth-child(-n + ${cardsInPairs(count)})`]: { gridColumn: 'span 3' },
})

// Stronger than the grid of the list that takes them.
const pairs = css({ [media.medium]: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })

const rowsFrom = (from: string, query: string) =>
  variants(`rows-${from}`, [1, 3, 4, 5], count => ({ [query]: { '&&': rowsOf(count) } }))

const rows = {
  always: rowsFrom('always', '@media all'),
  medium: rowsFrom('medium', media.medium),
  large: rowsFrom('large', media.large),
}
