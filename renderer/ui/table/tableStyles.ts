import { css } from '../../theme/css.ts'
import { color, font, media, size } from '../../theme/tokens.ts'
import { visuallyHiddenStyle } from '../../theme/visuallyHidden.ts'
import type { TableLayout } from './tableLayout.ts'

export const tableClass = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  // Breaks only words that are wider than the whole table.
  overflowWrap: 'break-word',
  '& :is(th, td)': {
    padding: '13px 0',
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    '&[data-align=right]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
  },
  '& :is(th, td) + :is(th, td)': { paddingInlineStart: 'clamp(14px, 2vw, 24px)' },
  '& thead th': {
    borderBlockEnd: `1.5px solid ${color.ink}`,
    verticalAlign: 'bottom',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& tbody td > span': { display: 'inline-block', maxWidth: size.measure },
  '& tbody th': {
    font: `1.1875rem/1.3 ${font.display}`,
    letterSpacing: '-0.012em',
  },
  // tableLayout.ts counts on it.
  '& td[data-align=right]': { whiteSpace: 'nowrap' },
  '& td[data-total]': { fontWeight: 700 },
  '& td[colspan]': { textAlign: 'end' },
  // There is no room for labels beside values.
  [media.largePrint]: {
    '& td[data-label]': { gridTemplateColumns: 'minmax(0, 1fr) !important', justifyItems: 'start' },
  },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})

/** The line above a table. */
export const captionClass = css({ marginBlockEnd: 14, color: color.soft })

/** A text below a label or a heading. */
export const cellNote = css({
  display: 'block',
  marginBlockStart: 3,
  font: `${size.small}/1.35 ${font.text}`,
  letterSpacing: 0,
  color: color.soft,
})

/** Each row as a block. */
const blocks = {
  '&, & :is(tbody, tr, th)': { display: 'block' },
  // On a wide screen a value would be far from its label.
  maxWidth: '44rem',
  '& thead': visuallyHiddenStyle,
  '& tr': {
    paddingBlock: '16px 28px',
    borderBlockStart: `1.5px solid ${color.ink}`,
    '&:last-of-type': { paddingBlockEnd: 0 },
  },
  '& tbody :is(th, td)': { padding: '9px 0', overflowWrap: 'anywhere' },
  '& tbody th': { fontSize: 'min(1.5rem, 10vw)', textAlign: 'start' },
  '& td[data-label]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: 16,
    textAlign: 'start',
    whiteSpace: 'normal',
    // The column's own heading is read out. The second value has an empty alternative text.
    '&::before': {
      content: ['attr(data-label)', "attr(data-label) / ''"],
      textAlign: 'start',
      // A note of the column begins a line.
      whiteSpace: 'pre-line',
      color: color.soft,
    },
  },
  // Numbers stand at the edge, one below the other, and so does what stands between them.
  '&[data-aligned] td[data-label]': {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(64%)',
    '&[data-align=right]': { textAlign: 'end' },
  },
  '& td[data-total]': { fontSize: '1.1875rem' },
  '& td[colspan]': { display: 'block', textAlign: 'start' },
  '& tr > :last-child': { borderBlockEnd: 0 },
} as const

const classes: Record<TableLayout, string> = {
  always: css({ maxWidth: '44rem', [media.largePrint]: blocks }),
  medium: css({ '@media screen and (max-width: 43.74em)': blocks }),
  large: css({ '@media screen and (max-width: 63.99em)': blocks }),
  wide: css({
    [media.wide]: { fontSize: size.small, '& tbody th': { fontSize: '1rem' } },
    '@media screen and (max-width: 71.87em)': blocks,
  }),
  never: css({
    '@media screen': blocks,
    [media.print]: { '&, & td[data-align=right]': { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
  }),
}

export const layoutClass = (layout: TableLayout): string => classes[layout]
