import type { ReactNode } from 'react'

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
