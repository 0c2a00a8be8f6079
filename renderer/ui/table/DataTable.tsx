import type { ReactNode } from 'react'
import { cx } from '../../theme/css.ts'
import { Linked } from '../text/Linked.tsx'
import type { Column, Row } from './tableLayout.ts'
import { tableLayout, unbroken } from './tableLayout.ts'
import { captionClass, cellNote, frame, layoutClass, tableClass } from './tableStyles.ts'

interface DataTableProps {
  /** What a screen reader calls the table. */
  label: string
  /** A line above the table. */
  caption?: ReactNode
  columns: readonly Column[]
  rows: readonly Row[]
  /** Whether the first cell of a row is its heading. */
  hasRowHeadings?: boolean
}

/**
 * A table. Where the window is too narrow for it, each row is a block in which the labels of the columns stand next to the
 * values.
 */
export function DataTable({ label, caption, columns, rows, hasRowHeadings = true }: DataTableProps) {
  return (
    <div className={frame}>
      {caption && <p className={captionClass}>{caption}</p>}
      <table
        {...role('table')}
        className={cx(tableClass, layoutClass(tableLayout(columns, rows)))}
        data-aligned={columns.some(({ align }) => align !== undefined) || undefined}
        aria-label={label}
      >
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ label, note, align, isTotal }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same label
              <th key={index} {...role('columnheader')} scope="col" data-align={align} data-total={isTotal}>
                {unbroken(label)}
                {note && <small className={cellNote}>{note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be equal
            <tr key={index} {...role('row')}>
              <Cells row={row} columns={columns} hasHeading={hasRowHeadings} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellsProps {
  row: Row
  columns: readonly Column[]
  hasHeading: boolean
}

function Cells({ row: { cells, note, remainder }, columns, hasHeading }: CellsProps) {
  return (
    <>
      {cells.map((text, index) => {
        const { label, note: columnNote, align, isTotal } = columns[index] ?? { label: '' }
        const words = <Linked>{unbroken(text)}</Linked>
        if (index === 0 && hasHeading)
          return (
            <th key={label} {...role('rowheader')} scope="row" data-align={align}>
              {words}
              {note && <small className={cellNote}>{note}</small>}
            </th>
          )
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same label
            key={index}
            {...role('cell')}
            data-label={columnNote ? `${label}\n${columnNote}` : label}
            data-align={align}
            data-total={isTotal}
          >
            <span>{words}</span>
          </td>
        )
      })}
      {remainder && (
        <td {...role('cell')} colSpan={columns.length - cells.length}>
          {remainder}
        </td>
      )}
    </>
  )
}

/** Rows that are blocks would lose the roles that their elements have by themselves. */
const role = (name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role: name })
