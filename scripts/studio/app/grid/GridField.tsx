import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { entryName, fieldHelp, labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { rewriteValue } from '../../../../schema/text/edit.ts'
import { countOf } from '../../site/labels.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import { editableFields, itemsOf } from '../form/controlOf.ts'
import { type FieldProps, type FormTools, Part, Problems, reveal, useForm } from '../form/FieldFrame.tsx'
import { focusFirst, GroupFields, MoveButtons } from '../form/ListField.tsx'
import { YearLater } from '../form/YearLater.tsx'
import { Cell, problemsId, widthOf } from './Cell.tsx'
import { clipboardOf, tableIn } from './clipboardTable.ts'
import {
  altPathsOf,
  type CellArea,
  type CellPlace,
  Grid,
  isWithin,
  type Line,
  NEW,
  overArea,
  range,
} from './Grid.ts'
import styles from './grid.module.css'
import { isTextBox, placeOf, useCells } from './useCells.ts'

interface GridFieldProps extends FieldProps {
  /** What else adds rows. */
  children?: ReactNode
}

/** A list as a table in which each cell is written in. */
export function GridField({ children, node, value, path, label }: GridFieldProps) {
  const form = useForm()
  const grid = gridAt(path, node, form)
  const { rows, columns, headings, rowNames } = grid
  const [message, setMessage] = useState('')
  const [opened, setOpened] = useState<CellPlace>()
  const [isLarge, setLarge] = useState(false)
  const id = form.idOf(path)
  const idOf = (place: CellPlace) => form.idOf(grid.pathOf(place))
  const isFull = rows.length >= grid.most('row')
  const nameOf = ({ row, column }: CellPlace): string => {
    const { name } = columns[column] ?? {}
    if (row < 0) return `Heading of column ${column + 1}`
    if (name === undefined) return rowNames[row] ?? ''
    return `${name}, ${column === 0 ? `row ${row + 1} of ${label.toLowerCase()}` : rowNames[row]}`
  }

  /** Writes what differs in another grid, as one step. */
  const change = ({ list }: Grid, words: string) => {
    const { groupPath, group } = grid.list
    form.change(text => rewriteValue(text, groupPath, group, list.group), `${label} ${words}`)
    setMessage('')
  }
  const write = (place: CellPlace, value: unknown) => {
    cells.select(undefined)
    const [part, end] = grid.withCell(place, value).changeFrom(grid, place)
    if (end === undefined) form.remove(part)
    else form.set(part, end)
  }
  const move = (line: Line, from: number, to: number) => {
    const order = range(grid.count(line))
    change(grid.arrange(line, order.toSpliced(from, 1).toSpliced(to, 0, from)), 'moved')
    cells.setCurrent(place => place && { ...place, [line]: to })
  }
  const addRow = (column = 0) => {
    // The keys may have added one already.
    const row = grid.isLastRowEmpty ? rows.length - 1 : rows.length
    if (row === rows.length) change(grid.arrange('row', [...range(row), NEW]), 'added')
    cells.setCurrent({ row, column })
    cells.focus({ row, column })
  }
  const clear = (area: CellArea) =>
    change(
      grid.fill(
        area,
        overArea(area, () => ''),
      ).grid,
      'cleared',
    )

  const cells = useCells(grid, {
    idOf,
    write,
    clear,
    open: setOpened,
    moveRow: ({ row, column }, to) => {
      move('row', row, to)
      cells.focus({ row: to, column })
    },
    addRow: isFull || grid.isLastRowEmpty ? undefined : addRow,
    leave: () => focusFirst(`${id}-up`, `${id}-down`, `${id}-new`),
  })
  const { current, area } = cells
  const columnFields = headings
    ? editableFields(itemsOf(headings.node)).filter(([key]) => key !== headings.field)
    : []

  const copy = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    // Of one text, its letters that are selected are copied.
    const copied = area ?? (place && !isTextBox(event.target) ? { from: place, to: place } : undefined)
    if (!copied) return
    const { html, text } = clipboardOf(overArea(copied, each => grid.textAt(each)))
    event.clipboardData.setData('text/html', html)
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    if (event.type === 'cut') clear(copied)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, currentTarget, clipboardData } = event
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    const place = placeOf(target)
    const text = clipboardData.getData('text/plain')
    const table = tableIn({ html: clipboardData.getData('text/html'), text })
    const isOne = !table || table.flat().length === 1
    const [[one = text.trim()] = []] = table ?? []
    if (isTextBox(target) && (!place || (isOne && !area))) {
      // A single text is inserted among the letters, without what a spreadsheet puts around it.
      if (!place || !table) return
      event.preventDefault()
      target.setRangeText(one, target.selectionStart, target.selectionEnd, 'end')
      target.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    if (isOne && one === '') return
    event.preventDefault()
    const cell = place ?? { row: rows.length, column: 0 }
    const into = area ?? { from: cell, to: cell }
    // From its first heading on, a table takes the place of an example as a whole.
    const isWhole = !isOne && [into.from, into.to].some(({ row, column }) => row < 0 && column === 0)
    const texts = table && !isOne ? table : overArea(into, () => one)
    const filled = (isWhole ? grid.withoutExample() : grid).fill(into, texts)
    if (filled.height > 0) {
      change(filled.grid, 'pasted')
      cells.select(filled.area)
    }
    setMessage(`${countOf(filled.height, 'row')} pasted. ${filled.loss}`)
  }

  const found = problemsByCell(grid, form)
  const cellAt = (place: CellPlace) => {
    const cell = grid.nodeAt(place)
    const cellId = idOf(place)
    return (
      cell && (
        <Cell
          key={place.column}
          {...{ grid, place, node: cell, id: cellId, name: nameOf(place) }}
          isSelected={isWithin(area, place)}
          isOpen={opened?.row === place.row && opened.column === place.column}
          problems={found.get(cellId)?.problems ?? []}
          write={value => write(place, value)}
          open={() => setOpened(place)}
        />
      )
    )
  }
  const toolsOf = (line: Line, toolsId: string) => (
    <LineTools
      {...{ grid, line, id: toolsId, index: current?.[line] ?? -1 }}
      move={(from, to) => move(line, from, to)}
      arrange={(order, added) => {
        change(grid.arrange(line, order), `${line}s`)
        if (added !== undefined)
          cells.focus(line === 'row' ? { row: added, column: 0 } : { row: -1, column: added })
        if (order.length > grid.count(line)) return
        // What had the focus is gone.
        cells.setCurrent(undefined)
        requestAnimationFrame(() => document.getElementById(id)?.focus())
      }}
    />
  )

  return (
    <section
      className={isLarge ? styles.large : undefined}
      aria-label={isLarge ? label : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // It covers what the focus goes to.
        if (isLarge && relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
          setLarge(relatedTarget.closest('dialog') !== null)
      }}
      onPaste={paste}
    >
      <Part path={path} label={label} count={rows.length} help={fieldHelp(node)} canFold={rows.length > 0}>
        {(rows.length > 0 || headings) && (
          <div className={styles.scroller} onCopy={copy} onCut={copy} {...cells.handlers}>
            {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are written in is a grid */}
            <table className={styles.grid} role="grid" aria-label={label} aria-multiselectable>
              <thead>
                <tr>
                  {columns.map((each, column) =>
                    headings ? (
                      cellAt({ row: -1, column })
                    ) : (
                      <th
                        key={each.path.join('.')}
                        scope="col"
                        data-numeric={each.isNumeric || undefined}
                        style={widthOf(each, column)}
                      >
                        {each.name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {range(rows.length).map(row => (
                  <tr
                    key={row}
                    id={idOf({ row, column: -1 })}
                    data-current={current?.row === row || undefined}
                  >
                    {columns.map((_, column) => cellAt({ row, column }))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <ul className={styles.problems}>
          {[...found].map(([cell, { place, problems }]) => (
            <li key={cell}>
              <button type="button" data-kind="link" onClick={() => reveal(cell)}>
                {nameOf(place)}
              </button>
              <Problems id={problemsId(cell)} problems={problems} />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          {current && toolsOf('row', id)}
          {headings && current && current.column < headings.length && (
            <>
              {toolsOf('column', form.idOf([...grid.list.groupPath, headings.key]))}
              {columnFields.map(([key, field]) => (
                <form.Field
                  key={key}
                  node={field}
                  value={valueAt(grid.list.group, [headings.key, current.column, key])}
                  path={[...grid.list.groupPath, headings.key, current.column, key]}
                  label={`${labelOfField(key, field)}: ${columns[current.column]?.name}`}
                />
              ))}
            </>
          )}
          <div data-buttons="small">
            {isFull ? (
              <p data-help>There can be no more than {node.most}.</p>
            ) : (
              <button type="button" id={`${id}-new`} onClick={() => addRow()}>
                Add {entryName(label) ?? `to ${label.toLowerCase()}`}
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
            <YearLater {...{ node, value, path, label }} />
            {children}
          </div>
          <p role="status" data-help>
            {message}
          </p>
        </div>
      </Part>
      {opened && (
        <CellDialog
          title={nameOf(opened)}
          grid={grid}
          place={opened}
          onClose={() => {
            setOpened(undefined)
            cells.focus(opened)
          }}
        />
      )}
    </section>
  )
}

function gridAt(path: Path, node: SchemaNode, { at, list }: FormTools): Grid {
  const groupPath = path.slice(0, -1)
  const { value, node: groupNode } = at(groupPath)
  if (!groupNode) throw new Error('A grid is in a group')
  const key = String(path.at(-1))
  return new Grid({ groupPath, groupNode, group: Object(value), key, node, locale: list.locale })
}

/** What is wrong within the list and its headings, by the ids of the cells, or of the row where it is in none of them. */
function problemsByCell(grid: Grid, { idOf, problemsAt, problemsBelow }: FormTools) {
  const { groupPath, key } = grid.list
  const own = problemsAt([...groupPath, key])
  const keys = [grid.headings?.key ?? [], key].flat()
  const found = new Map<string, { place: CellPlace; problems: readonly Problem[] }>()
  for (const problem of keys.flatMap(list => problemsBelow([...groupPath, list]))) {
    const place = grid.placeOf(problem.path)
    const id = idOf(grid.pathOf(place))
    if (!own.includes(problem))
      found.set(id, { place, problems: [...(found.get(id)?.problems ?? []), problem] })
  }
  return found
}

interface LineToolsProps {
  grid: Grid
  line: Line
  /** Begins the ids of the buttons. */
  id: string
  index: number
  move(from: number, to: number): void
  /** @param added the index of the one that is new, and to be written in */
  arrange(order: readonly number[], added?: number): void
}

/** What can be done with the row or the column of the cell that has the focus. */
function LineTools({ grid, line, id, index, move, arrange }: LineToolsProps) {
  const isColumn = line === 'column'
  const name = isColumn ? grid.columns[index]?.name : grid.rowNames[index]
  if (name === undefined) return null
  const spoken = isColumn ? `the column ${name}` : name
  const order = range(grid.count(line))
  const isFull = order.length >= grid.most(line)
  const action = (words: string, what: string, isOff: boolean, act: () => void) => (
    <button type="button" aria-label={`${words} ${what}`} disabled={isOff} onClick={act}>
      {words}
    </button>
  )
  const next = index + 1
  return (
    <fieldset data-buttons="small" aria-label={isColumn ? 'Column' : 'Row'}>
      <span>{name}</span>
      <MoveButtons
        name={name}
        index={index}
        isLast={next === order.length}
        id={id}
        isAcross={isColumn}
        onMove={(to, button) => {
          move(index, to)
          const ids = [button, 'up', 'down', 'left', 'right'].map(way => `${id}-${way}`)
          requestAnimationFrame(() => focusFirst(...ids))
        }}
      />
      {action('Add', `a ${line} after ${name}`, isFull, () => arrange(order.toSpliced(next, 0, NEW), next))}
      {action('Duplicate', spoken, isFull, () => arrange(order.toSpliced(next, 0, index)))}
      {action('Remove', spoken, isColumn && order.length === 1, () => arrange(order.toSpliced(index, 1)))}
    </fieldset>
  )
}

/** The field of a cell for which there is no room in the grid, with the words for its picture. */
function CellDialog({
  title,
  grid,
  place,
  onClose,
}: {
  title: string
  grid: Grid
  place: CellPlace
  onClose(): void
}) {
  const { list, columns, rows } = grid
  const row = itemsOf(list.node)
  const column = columns[place.column]
  const keys = column ? [column.path, ...altPathsOf(column)].flat() : []
  const fields = Object.entries(row.fields ?? {}).filter(([key]) => keys.includes(key))
  return (
    <Dialog title={title} onClose={onClose}>
      <GroupFields
        node={{ ...row, fields: Object.fromEntries(fields) }}
        value={rows[place.row]}
        path={[...list.groupPath, list.key, place.row]}
      />
      <Actions>
        <button type="button" data-kind="primary" onClick={onClose}>
          Done
        </button>
      </Actions>
    </Dialog>
  )
}
