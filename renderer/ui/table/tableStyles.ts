import { css } from '../../theme/css.ts'
import { color, font, media, size } from '../../theme/designTokens.ts'
import { visuallyHiddenStyle } from '../../theme/visuallyHidden.tsx'
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
  // Blocks: the baseline of an inline block is that of its last line, and rows begin on one line.
  '& tbody td > span': { display: 'block', maxWidth: size.measure },
  '& tbody td[data-align=right] > span': { marginInlineStart: 'auto' },
  '& tbody td[data-align=center] > span': { marginInline: 'auto' },
  '& tbody th': {
    font: `1.1875rem/1.3 ${font.display}`,
    letterSpacing: '-0.012em',
  },
  // tableLayout.ts counts on it.
  '& td[data-align=right]': { whiteSpace: 'nowrap' },
  '& td[data-total]': { fontWeight: 700 },
  '& td[colspan]': { textAlign: 'end' },
  // There is no room for labels next to values.
  [media.largePrint]: {
    '& td[data-label]': { gridTemplateColumns: 'minmax(0, 1fr) !important', justifyItems: 'start' },
  },
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
})

/** Around a table, whose layout follows the width that it has. */
export const frame = css({ containerType: 'inline-size', [media.print]: { containerType: 'normal' } })

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
  // Numbers are at the edge, one below the other, and so is what is between them.
  '&[data-aligned] td[data-label]': {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(64%)',
    '&[data-align=right]': { textAlign: 'end' },
  },
  '& td[data-total]': { fontSize: '1.1875rem' },
  '& td[colspan]': { display: 'block', textAlign: 'start' },
  '& tr > :last-child': { borderBlockEnd: 0 },
} as const

/** Each row as a line that breaks between name and value, however large the letters and wide their spaces. */
const lines = {
  '&, & :is(thead, tbody)': { display: 'block' },
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 'clamp(14px, 2vw, 24px)',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& thead tr': { alignItems: 'end', borderBlockEnd: `1.5px solid ${color.ink}` },
  '& :is(th, td), & thead th': { maxWidth: '100%', borderBlockEnd: 0 },
  '& :is(th, td) + :is(th, td)': { paddingInlineStart: 0 },
  // Where both have room in one line, a long name takes two.
  '& :is(th, td):not(:last-child, [data-align=right])': { flex: '1 1 8rem' },
  // One below the other.
  '& [data-align=right] + [data-align=right]': { minWidth: '4rem' },
  '& td[data-align=right]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Below its name.
  '& td:not([data-align])': { flex: '1 1 8rem' },
} as const

/** In sizes of the letters: a reader may enlarge them, and the room of a table stays. */
const below = (size: string) => `@container (max-width: ${size})`

const classes: Record<TableLayout, string> = {
  pair: css({ maxWidth: '44rem' }, lines),
  numbers: css({ maxWidth: '44rem', [below('19.5em')]: lines }),
  always: css({ maxWidth: '44rem', [below('14em')]: blocks }),
  phone: css({ maxWidth: '44rem', [below('19.5em')]: blocks }),
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
