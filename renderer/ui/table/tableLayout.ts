import type { ReactNode } from 'react'

/** The narrowest layout in which the words of a table have room. */
export function tableLayout(columns: readonly Column[], rows: readonly Row[]): TableLayout {
  const room = roomFor(columns, rows)
  const isNumeric = columns.slice(1).every(({ align }) => align === 'right')
  if (columns.length === 2 && (isNumeric || room <= MOST_ON_PHONE)) return 'pair'
  if (columns.length === 3 && isNumeric && room <= MOST_ON_PHONE) return 'numbers'
  if (columns.length <= 3 && room <= MOST_ON_NARROW_PHONE) return 'always'
  if (columns.length <= 3 && room <= MOST_ON_PHONE) return 'phone'
  if (room <= 78) return 'medium'
  if (room <= 112) return 'large'
  return room <= 145 ? 'wide' : 'never'
}

/** What a phone has room for, and the narrowest one, when a reader widens the spaces between letters and words. In characters. */
const [MOST_ON_PHONE, MOST_ON_NARROW_PHONE] = [36, 30]

/** How wide a table has to be, in characters of its type. */
const roomFor = (columns: readonly Column[], rows: readonly Row[]): number =>
  columns
    .map(({ label, align }, index) => {
      const texts = rows.map(({ cells }) => cells[index] ?? '')
      const lengths = texts.map(align === 'right' ? lengthOf : wrappedLengthOf)
      return Math.max(wrappedLengthOf(label), ...lengths) + GAP
    })
    .reduce((sum, width) => sum + width, 0)

/** The space between two columns. */
const GAP = 3

/** Capitals are wider than other letters. */
const lengthOf = (text: string): number => text.length + 0.4 * (text.match(/\p{Lu}/gu)?.length ?? 0)

/** A text can take a few lines, and a long one more of them. */
const wrappedLengthOf = (text: string): number =>
  Math.max(Math.min(lengthOf(text) / LINES, LONGEST_LINE), ...unbroken(text).split(' ').map(lengthOf))

/** Keeps a short text on one line: a wide column next to it would leave `Day 1` no more than `Day`. */
export const unbroken = (text: string): string =>
  text.length <= SHORT ? text.replaceAll(' ', '\u00a0') : text

/** In characters. */
const SHORT = 14

const LINES = 3

/** In characters. */
const LONGEST_LINE = 40

export interface Column {
  label: string
  /** Below the label, in small type. */
  note?: string | undefined
  align?: 'left' | 'right' | 'center' | undefined
  /** Whether it sums up the others. */
  isTotal?: boolean
}

export interface Row {
  /** A text for each column, unless there is a `remainder`. */
  cells: readonly string[]
  /** Below the first cell, in small type. */
  note?: string | undefined
  /** Fills the columns for which there is no cell. */
  remainder?: ReactNode
}

/**
 * From which width of the window on a table is shown as one. Below it, and always with `never`, each row is a block. Each row of a
 * `pair` of columns is a line: a name, and a value at the other edge. So is that of `numbers` on the narrowest phones. `phone` is
 * all phones but the narrowest.
 */
export type TableLayout = 'pair' | 'numbers' | 'always' | 'phone' | 'medium' | 'large' | 'wide' | 'never'
