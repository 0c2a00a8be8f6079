import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { fieldHelp } from '../../../../schema/model/fieldLabel.ts'
import { controlOf } from '../form/controlOf.ts'
import { type FieldProps, orderAround, Part, useForm } from '../form/FieldFrame.tsx'
import { focusFirst, useIds } from '../form/ListField.tsx'
import { Cell, CellDialog, HeadingCell, opensBeside } from './Cell.tsx'
import { withoutLineBreaks } from './cellText.ts'
import { clipboardOf, tableIn } from './clipboardTable.ts'
import { CellProblems, ColumnTools, RowTools } from './GridTools.tsx'
import styles from './grid.module.css'
import {
  type CellArea,
  type CellPlace,
  edgesOf,
  emptied,
  gridOf,
  insertOrdered,
  isEmptyRow,
  isExample,
  moveOrdered,
  newRow,
  type Ordered,
  orderedBy,
  overArea,
  partBelowRow,
  paste,
  pathOf,
  removeOrdered,
  rowNames,
  textsIn,
  valueOfCell,
  withHeading,
  writeEntries,
} from './gridModel.ts'
import { isTextBox, placeOf, useCells } from './useCells.ts'

interface GridFieldProps extends FieldProps {
  /** What else adds rows. */
  children?: ReactNode
}

/** A list as a table in which each cell is written in. */
export function GridField({ children, ...field }: GridFieldProps) {
  const { node, path, label } = field
  const form = useForm()
  const grid = gridOf(field, form.at)
  const { rows, columns, headings } = grid
  const [message, setMessage] = useState('')
  const [opened, setOpened] = useState<CellPlace>()
  const [isLarge, setLarge] = useState(false)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const rowIds = useIds(rows)
  const names = rowNames(grid)
  const id = form.idOf(path)
  const isFull = rows.length >= (node.most ?? Number.POSITIVE_INFINITY)

  const nameOf = ({ row, column }: CellPlace): string => {
    const name = columns[column]?.name ?? ''
    if (row < 0) return `Heading of column ${column + 1}`
    return `${name}, ${column === 0 ? `row ${row + 1} of ${label.toLowerCase()}` : names[row]}`
  }
  /** Writes rows, and headings, as one step. */
  const write = (after: readonly unknown[], entries: readonly unknown[] | undefined, words: string) =>
    form.change(text => {
      const written = writeEntries(text, path, rows, after, orderAround(path, form))
      return headings && entries
        ? writeEntries(written, headings.path, headings.entries, entries, [])
        : written
    }, `${label} ${words}`)
  const writeCell = (place: CellPlace, value: unknown) => {
    if (place.row < 0) return writeHeading(place.column, String(value ?? ''))
    const [start, end] = partBelowRow(grid, place, value)
    const change = [...path, place.row, ...start]
    if (end === undefined) form.remove(change)
    else form.set(change, end)
  }
  const writeHeading = (index: number, text: string) => {
    if (!headings) return
    if (index < headings.entries.length)
      form.set(pathOf(grid, { row: -1, column: index }), withoutLineBreaks(text))
    else {
      const missing = Array.from({ length: index - headings.entries.length }, () => '')
      const added = [...missing, text].map(words => withHeading(headings, {}, words))
      write(rows, [...headings.entries, ...added], 'headed')
    }
  }
  /** Edits the list, and those that are in its order, as one step. */
  const changeRows = (edit: (text: string, list: Ordered) => string, words: string) =>
    form.change(text => edit(text, orderedBy(path, form.at)), `${label} ${words}`)
  const addRow = (column = 0) => {
    // The keys may have added one already.
    if (rows.length > 0 && isEmptyRow(rows.at(-1), grid)) {
      cells.focus({ row: rows.length - 1, column })
      return cells.setCurrent({ row: rows.length - 1, column })
    }
    const added = newRow(grid)
    if (rows.length === 0) form.set(path, [added])
    else changeRows((text, list) => insertOrdered(text, list, rows.length, added), 'added')
    cells.focus({ row: rows.length, column })
  }
  const removeRow = (row: number) => {
    if (rows.length === 1 && node.isOptional) form.remove(path)
    else changeRows((text, list) => removeOrdered(text, list, row), 'removed')
    cells.setCurrent(undefined)
    // What had the focus is gone with its row.
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const moveRow = (from: number, to: number) => {
    changeRows((text, list) => moveOrdered(text, list, from, to), 'moved')
    cells.setCurrent(place => place && { ...place, row: to })
  }
  /** Writes texts from a cell on. @param into the grid, or what of it stays */
  const fill = (at: CellPlace, texts: readonly (readonly string[])[], words: string, into = grid) => {
    const filled = paste(into, node, at, texts, form.list.locale)
    write(filled.rows, filled.headings, words)
    return filled
  }
  const clear = (area: CellArea) =>
    fill(
      startOf(area),
      overArea(area, () => ''),
      'cleared',
    )
  const cells = useCells({
    first: headings ? -1 : 0,
    last: { row: rows.length - 1, column: columns.length - 1 },
    idOf: place => form.idOf(pathOf(grid, place)),
    valueIn: place => valueOfCell(grid, place),
    onWrite: writeCell,
    openerOf: place => (opensBeside(columns[place.column]?.node) ? () => setOpened(place) : undefined),
    onClear: clear,
    onMoveRow: moveRow,
    onAddRow: isFull || isEmptyRow(rows.at(-1), grid) ? undefined : addRow,
    onLeave: () => focusFirst(`${id}-up`, `${id}-down`, `${id}-duplicate`, `${id}-add`),
  })
  const { current, area } = cells

  const copy = (event: ClipboardEvent) => {
    if (!area) return
    const { html, text } = clipboardOf(textsIn(grid, area))
    event.clipboardData.setData('text/html', html)
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    if (event.type === 'cut') clear(area)
  }
  const pasteCells = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
    const place = placeOf(target) ?? { row: rows.length, column: 0 }
    const text = event.clipboardData.getData('text/plain')
    const table = tableIn({ html: event.clipboardData.getData('text/html'), text })
    const column = columns[place.column]
    const isPlain = place.row < 0 || !column || controlOf(column.node) === 'text'
    // A single text is inserted among the letters of a text, as anywhere.
    const isOne = !table || (table.length === 1 && table[0]?.length === 1)
    const [[one = text.trim()] = []] = table ?? []
    if (isOne && !area && (isPlain || one === '') && !target.matches('button')) {
      if (!table || !isTextBox(target)) return
      event.preventDefault()
      target.setRangeText(one, target.selectionStart, target.selectionEnd, 'end')
      target.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    if (one === '' && !table) return
    event.preventDefault()
    const texts = table && !isOne ? table : overArea(area ?? { from: place, to: place }, () => one)
    const at = area ? startOf(area) : place
    // A table takes the place of an example as a whole, from its first heading on.
    const isInstead = !isOne && at.row < 0 && at.column === 0 && isExample(grid, form)
    const pasted = fill(at, texts, 'pasted', isInstead ? emptied(grid) : grid)
    cells.choose(pasted.area)
    const { top, bottom } = edgesOf(pasted.area)
    const count = bottom - top + 1
    setMessage(`${count === 1 ? 'One row' : `${count} rows`} pasted. ${pasted.reading} ${pasted.loss}`)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      moveRow(rowIds.indexOf(String(active.id)), rowIds.indexOf(String(over.id)))
  }

  const openedColumn = opened && columns[opened.column]
  return (
    <section
      className={isLarge ? styles.large : undefined}
      aria-label={isLarge ? label : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // It covers what the focus goes to.
        if (isLarge && relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
          setLarge(relatedTarget.closest('dialog') !== null)
      }}
      onPaste={pasteCells}
    >
      <Part path={path} label={label} count={rows.length} help={fieldHelp(node)} canFold={rows.length > 0}>
        {(rows.length > 0 || headings) && (
          <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
            <SortableContext items={rowIds} strategy={verticalListSortingStrategy}>
              <div className={styles.scroller} onCopy={copy} onCut={copy} {...cells.handlers}>
                <table className={styles.grid} aria-label={label}>
                  <thead>
                    <tr>
                      {columns.map((column, index) => {
                        const place = { row: -1, column: index }
                        return (
                          <th
                            key={column.path.join('.')}
                            scope="col"
                            data-numeric={column.isNumeric || undefined}
                          >
                            {headings ? (
                              <HeadingCell
                                place={place}
                                path={pathOf(grid, place)}
                                name={nameOf(place)}
                                value={String(valueOfCell(grid, place) ?? '')}
                                isChosen={cells.isChosen(place)}
                                onWrite={text => writeHeading(index, text)}
                              />
                            ) : (
                              column.name
                            )}
                          </th>
                        )
                      })}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((_, row) => (
                      <Row
                        key={rowIds[row]}
                        id={rowIds[row] ?? ''}
                        formId={form.idOf([...path, row])}
                        isCurrent={current?.row === row}
                      >
                        {handle =>
                          columns.map((column, index) => {
                            const place = { row, column: index }
                            return (
                              <Cell
                                key={column.path.join('.')}
                                handle={index === 0 && handle}
                                column={column}
                                value={valueOfCell(grid, place)}
                                path={pathOf(grid, place)}
                                place={place}
                                name={nameOf(place)}
                                isChosen={cells.isChosen(place)}
                                isOpen={opened?.row === row && opened.column === index}
                                onWrite={value => {
                                  cells.choose(undefined)
                                  writeCell(place, value)
                                }}
                                onOpen={() => setOpened(place)}
                              />
                            )
                          })
                        }
                      </Row>
                    ))}
                  </tbody>
                </table>
              </div>
            </SortableContext>
          </DndContext>
        )}
        <CellProblems grid={grid} nameOf={nameOf} rowNames={names} />
        <div className={styles.tools}>
          {current && current.row >= 0 && current.row < rows.length && (
            <RowTools
              id={id}
              name={names[current.row] ?? ''}
              row={current.row}
              isLast={current.row === rows.length - 1}
              isFull={isFull}
              onMove={to => moveRow(current.row, to)}
              onDuplicate={() =>
                changeRows(
                  (text, list) => insertOrdered(text, list, current.row + 1, rows[current.row]),
                  'duplicated',
                )
              }
              onRemove={() => removeRow(current.row)}
            />
          )}
          {headings && current && (
            <ColumnTools
              grid={grid}
              headings={headings}
              column={current.column}
              onColumn={column => cells.setCurrent({ ...current, column })}
            />
          )}
          <div className={styles.buttons}>
            {isFull ? (
              <p>There can be no more than {node.most}.</p>
            ) : (
              <button type="button" id={`${id}-add`} onClick={() => addRow()}>
                Add to {label.toLowerCase()}
              </button>
            )}
            {rows.length > 0 && (
              <button
                type="button"
                aria-pressed={isLarge}
                aria-label={`Large: ${label}`}
                onClick={() => setLarge(!isLarge)}
              >
                {isLarge ? 'Smaller' : 'Larger'}
              </button>
            )}
            {children}
          </div>
          <p role="status" className={styles.message}>
            {message}
          </p>
        </div>
      </Part>
      {opened && openedColumn && (
        <CellDialog
          title={nameOf(opened)}
          column={openedColumn}
          row={grid.row}
          value={rows[opened.row]}
          path={[...path, opened.row]}
          onClose={() => {
            setOpened(undefined)
            cells.focus(opened)
          }}
        />
      )}
    </section>
  )
}

const startOf = (area: CellArea): CellPlace => {
  const { top, left } = edgesOf(area)
  return { row: top, column: left }
}

interface RowProps {
  /** What tells the row from the others, wherever it moves. */
  id: string
  /** The id by which the form finds it. */
  formId: string
  isCurrent: boolean
  /** @param handle what it is dragged by */
  children(handle: ReactNode): ReactNode
}

/** A row, which is dragged by its handle. Whoever has no pointer moves it with Alt and the arrow keys, or by its buttons. */
function Row({ id, formId, isCurrent, children }: RowProps) {
  const { listeners, setNodeRef, transform } = useSortable({ id })
  return (
    <tr
      ref={setNodeRef}
      id={formId}
      data-current={isCurrent || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      {children(
        <span className={styles.handle} data-handle aria-hidden="true" {...listeners}>
          ⠿
        </span>,
      )}
    </tr>
  )
}
