import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import {
  controlOf,
  emptyValue,
  type FieldSchema,
  fieldsOf,
  isRequired,
} from '../../host/fields/fieldSchema.ts'
import { choiceLabel, helpOf, labelOf } from '../../host/fields/labels.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import { type FieldProps, Part, Problems, reveal, useForm } from '../form/FieldFrame.tsx'
import { focusFirst, MoveButtons, useIds } from '../form/ListField.tsx'
import { Thumbnail } from '../pictures/PictureDialog.tsx'
import { onOneLine, textIn, valueIn } from './cellText.ts'
import { clipboardOf, tableIn } from './clipboardTable.ts'
import styles from './grid.module.css'
import {
  type Area,
  type Column,
  cellOf,
  edgesOf,
  type Grid,
  gridOf,
  type Headings,
  insertOrdered,
  isEmptyRow,
  moveOrdered,
  newRow,
  orderedBy,
  type Place,
  paste,
  removeOrdered,
  rowNames,
  textsIn,
  withCell,
  withHeading,
  writeEntries,
} from './gridModel.ts'

interface GridFieldProps extends FieldProps {
  /** What else adds rows. */
  children?: ReactNode
}

/**
 * A list as a table in which each cell is written in, with the keys of a spreadsheet. Tab adds a row behind the last one, so
 * Escape leads out of it, to the buttons for the row and the column; an empty last row lets Tab through, too.
 */
export function GridField({ children, ...field }: GridFieldProps) {
  const { schema, path, label, isRequired: isNeeded, order } = field
  const form = useForm()
  const grid = gridOf(field, form.at)
  const { rows, columns, headings } = grid
  const [current, setCurrent] = useState<Place>()
  const [area, setArea] = useState<Area>()
  const [message, setMessage] = useState('')
  const [opened, setOpened] = useState<Place>()
  const [isLarge, setLarge] = useState(false)
  const dragged = useRef<Place>(undefined)
  /** The cell that has the focus once what has changed is shown. */
  const wanted = useRef<string>(undefined)
  const rowIds = useIds(rows)
  const names = rowNames(grid)
  const id = form.idOf(path)
  const isFull = rows.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const isMany = area !== undefined && (area.from.row !== area.to.row || area.from.column !== area.to.column)

  useLayoutEffect(() => {
    if (wanted.current && focusCell(wanted.current)) wanted.current = undefined
  })

  const pathOf = ({ row, column }: Place): Path =>
    row < 0 && headings
      ? [...headings.path, column, headings.key]
      : [...path, row, ...(columns[column]?.path ?? [])]
  const nameOf = ({ row, column }: Place): string => {
    const name = columns[column]?.name ?? ''
    if (row < 0) return `Heading of column ${column + 1}`
    return `${name}, ${column === 0 ? `row ${row + 1} of ${label.toLowerCase()}` : names[row]}`
  }
  /** Writes rows, and headings, as one step. */
  const write = (after: readonly unknown[], entries: readonly unknown[] | undefined, words: string) =>
    form.change(text => {
      const written = writeEntries(text, path, rows, after, order)
      return headings && entries
        ? writeEntries(written, headings.path, headings.entries, entries, [])
        : written
    }, `${label} ${words}`)
  const writeCell = (place: Place, value: unknown) => {
    const [start, end] = partOf(grid, place, value)
    const change = [...path, place.row, ...start]
    if (end === undefined) form.remove(change)
    else form.set(change, end)
  }
  const writeHeading = (index: number, text: string) => {
    if (!headings) return
    if (index < headings.entries.length) form.set(pathOf({ row: -1, column: index }), onOneLine(text))
    else {
      const missing = Array.from({ length: index - headings.entries.length }, () => '')
      const added = [...missing, text].map(words => withHeading(headings, {}, words))
      write(rows, [...headings.entries, ...added], 'headed')
    }
  }
  const addRow = () => {
    const added = newRow(grid)
    if (rows.length === 0) form.set(path, [added], order)
    else
      form.change(text => insertOrdered(text, orderedBy(path, form.at), rows.length, added), `${label} added`)
    wanted.current = form.idOf(pathOf({ row: rows.length, column: 0 }))
  }
  const removeRow = (row: number) => {
    if (rows.length === 1 && !isNeeded) form.remove(path)
    else form.change(text => removeOrdered(text, orderedBy(path, form.at), row), `${label} removed`)
    setCurrent(undefined)
    // What had the focus is gone with its row.
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const moveRow = (from: number, to: number) => {
    form.change(text => moveOrdered(text, orderedBy(path, form.at), from, to), `${label} moved`)
    setCurrent(place => place && { ...place, row: to })
  }
  const clear = (cleared: Area) => {
    const { top, bottom, left, right } = edgesOf(cleared)
    const within = columns.slice(left, right + 1)
    const after = rows.map((row, index) =>
      index < top || index > bottom
        ? row
        : within.reduce((result, column) => withCell(result, grid.row, column.path, undefined), row),
    )
    write(after, undefined, 'cleared')
  }

  const copy = (event: ClipboardEvent) => {
    if (!area || !isMany) return
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
    const isPlain = place.row < 0 || !column || controlOf(column.schema) === 'text'
    // A single text is inserted among the letters of a text, as anywhere.
    const isOne = !table || (table.length === 1 && table[0]?.length === 1)
    const [[one = text.trim()] = []] = table ?? []
    if (isOne && !isMany && (isPlain || one === '') && !target.matches('button')) {
      if (!table || !isTextBox(target)) return
      event.preventDefault()
      target.setRangeText(one, target.selectionStart, target.selectionEnd, 'end')
      target.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    if (one === '' && !table) return
    event.preventDefault()
    const edges = area && isMany ? edgesOf(area) : undefined
    const start = edges ? { row: edges.top, column: edges.left } : place
    const filled = Array.from({ length: edges && isOne ? edges.bottom - edges.top + 1 : 1 }, () =>
      Array.from({ length: edges && isOne ? edges.right - edges.left + 1 : 1 }, () => one),
    )
    const pasted = paste(grid, schema, start, isOne || !table ? filled : table)
    write(pasted.rows, pasted.headings, 'pasted')
    setArea(pasted.area)
    const { top, bottom } = edgesOf(pasted.area)
    setMessage(`${bottom - top + 1 === 1 ? 'One row' : `${bottom - top + 1} rows`} pasted. ${pasted.loss}`)
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return
    const place = placeOf(target)
    if (!place || event.nativeEvent.isComposing) return
    const act = (action: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      action()
    }
    const first = headings ? -1 : 0
    const last = { row: rows.length - 1, column: columns.length - 1 }
    const isLast = place.row === last.row && place.column === last.column
    switch (event.key) {
      case 'Tab':
        if (isLast && !event.shiftKey && !isFull && !isEmptyRow(rows[place.row], grid)) act(addRow)
        return
      case 'Escape':
        act(() =>
          isMany ? setArea(undefined) : focusFirst(`${id}-up`, `${id}-down`, `${id}-duplicate`, `${id}-add`),
        )
        return
      case 'F2':
        if (columns[place.column] && opensBeside(columns[place.column]?.schema)) act(() => setOpened(place))
        return
      case 'Delete':
      case 'Backspace':
        if (area && isMany) act(() => clear(area))
        return
    }
    if (event.altKey && isUpOrDown(event.key) && !target.matches('select')) {
      const to = place.row + (event.key === 'ArrowUp' ? -1 : 1)
      if (place.row >= 0 && to >= 0 && to <= last.row)
        act(() => {
          moveRow(place.row, to)
          wanted.current = form.idOf(pathOf({ ...place, row: to }))
        })
      return
    }
    const next = placeAfter(event, target, (isMany && event.shiftKey && area?.to) || place, { first, last })
    if (!next) return
    act(() => {
      if (event.shiftKey && event.key !== 'Enter') setArea({ from: area?.from ?? place, to: next })
      else focusCell(form.idOf(pathOf(next)))
    })
  }

  const point = (event: PointerEvent<HTMLElement>) => {
    const place = event.target instanceof Element ? placeOf(event.target) : undefined
    if (event.pointerType === 'touch' || event.button > 0) return
    if (event.type === 'pointerdown') {
      dragged.current = place
      if (event.shiftKey && place && current) {
        event.preventDefault()
        setArea({ from: area?.from ?? current, to: place })
      } else setArea(undefined)
    } else if (event.buttons === 1 && place && dragged.current) {
      const from = dragged.current
      if (isMany || from.row !== place.row || from.column !== place.column) setArea({ from, to: place })
    }
  }

  const isIn = ({ row, column }: Place) => {
    if (!area || !isMany) return false
    const { top, bottom, left, right } = edgesOf(area)
    return row >= top && row <= bottom && column >= left && column <= right
  }
  const cells = (row: number) =>
    columns.map((column, index) => {
      const place = { row, column: index }
      return (
        <Cell
          key={column.path.join('.')}
          column={column}
          value={cellOf(rows[row], column)}
          path={pathOf(place)}
          place={place}
          name={nameOf(place)}
          isChosen={isIn(place)}
          isOpen={opened?.row === row && opened.column === index}
          onWrite={value => {
            setArea(undefined)
            writeCell(place, value)
          }}
          onOpen={() => setOpened(place)}
        />
      )
    })
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
      <Part path={path} label={label} count={rows.length} help={helpOf(schema)} canFold={rows.length > 0}>
        {(rows.length > 0 || headings) && (
          // biome-ignore lint/a11y/noStaticElementInteractions: what it hears of are the keys of the cells in it
          <div
            className={styles.scroller}
            onKeyDown={press}
            onCopy={copy}
            onCut={copy}
            onPointerDown={point}
            onPointerOver={point}
            onFocus={({ target, currentTarget }) => {
              const place = placeOf(target)
              if (!place) return
              // The first column is always in view, and so would not bring back what is beside it.
              if (place.column === 0) currentTarget.scrollLeft = 0
              setCurrent(place)
              setArea(undefined)
            }}
          >
            <table className={styles.grid} aria-label={label}>
              <thead>
                <tr>
                  {columns.map((column, index) => (
                    <th key={column.path.join('.')} scope="col" data-numeric={column.isNumeric || undefined}>
                      {headings ? (
                        <HeadingCell
                          place={{ row: -1, column: index }}
                          path={pathOf({ row: -1, column: index })}
                          name={nameOf({ row: -1, column: index })}
                          value={String(Object(headings.entries[index])[headings.key] ?? '')}
                          isChosen={isIn({ row: -1, column: index })}
                          onWrite={text => writeHeading(index, text)}
                        />
                      ) : (
                        column.name
                      )}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((_, row) => (
                  <tr
                    key={rowIds[row]}
                    id={form.idOf([...path, row])}
                    data-current={current?.row === row || undefined}
                  >
                    {cells(row)}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <CellProblems grid={grid} nameOf={nameOf} rowNames={names} />
        <div className={styles.tools}>
          {current && current.row >= 0 && current.row < rows.length && (
            <fieldset className={styles.buttons} aria-label="Row">
              <span>{names[current.row]}</span>
              <MoveButtons
                name={names[current.row] ?? ''}
                index={current.row}
                isLast={current.row === rows.length - 1}
                id={id}
                onMove={(to, button) => {
                  moveRow(current.row, to)
                  requestAnimationFrame(() =>
                    focusFirst(`${id}-${button}`, `${id}-${button === 'up' ? 'down' : 'up'}`),
                  )
                }}
              />
              <button
                type="button"
                id={`${id}-duplicate`}
                aria-label={`Duplicate ${names[current.row]}`}
                disabled={isFull}
                onClick={() =>
                  form.change(
                    text => insertOrdered(text, orderedBy(path, form.at), current.row + 1, rows[current.row]),
                    `${label} duplicated`,
                  )
                }
              >
                Duplicate
              </button>
              <button
                type="button"
                aria-label={`Remove ${names[current.row]}`}
                onClick={() => removeRow(current.row)}
              >
                Remove
              </button>
            </fieldset>
          )}
          {headings && current && (
            <ColumnTools
              grid={grid}
              headings={headings}
              column={current.column}
              onColumn={column => setCurrent({ ...current, column })}
            />
          )}
          <div className={styles.buttons}>
            {isFull ? (
              <p>There can be no more than {schema.maxItems}.</p>
            ) : (
              <button type="button" id={`${id}-add`} onClick={addRow}>
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
            wanted.current = form.idOf(pathOf(opened))
          }}
        />
      )}
    </section>
  )
}

/** The place of the cell that an element is in. */
function placeOf(element: Element): Place | undefined {
  const written = element.closest<HTMLElement>('[data-place]')?.dataset.place
  if (written === undefined) return undefined
  const [row = 0, column = 0] = written.split(' ').map(Number)
  return { row, column }
}

const isTextBox = (element: Element): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement

/** The text of the cell is selected, so that what is written next stands in its place. @returns whether the cell is there */
function focusCell(id: string): boolean {
  const control = document.getElementById(id)
  control?.focus()
  if (control && isTextBox(control)) control.select()
  return control !== null
}

const isUpOrDown = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown'

/** Where a key leads, as in a spreadsheet. Among the letters of a text it is the text's. */
function placeAfter(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  target: HTMLElement,
  { row, column }: Place,
  { first, last }: { first: number; last: Place },
): Place | undefined {
  const isFar = ctrlKey || metaKey
  const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  if (key === 'Enter')
    return target.matches('button')
      ? undefined
      : { row: Math.min(last.row, Math.max(first, row + (shiftKey ? -1 : 1))), column }
  if (key === 'Home' || key === 'End') {
    if (shiftKey || !(isFar || isAtEdge(target, key))) return undefined
    const end = key === 'Home' ? { row: 0, column: 0 } : last
    return isFar ? end : { row, column: end.column }
  }
  const [down, right] = steps[key] ?? []
  if (down === undefined || right === undefined) return undefined
  // Up and down lead from row to row whatever is selected there.
  const isLeaving = down !== 0 && (shiftKey || isFar) ? true : isAtEdge(target, key)
  if (!isLeaving) return undefined
  const far = { row: down < 0 ? first : last.row, column: right < 0 ? 0 : last.column }
  const wanted = {
    row: down !== 0 && isFar ? far.row : row + down,
    column: right !== 0 && isFar ? far.column : column + right,
  }
  const isThere =
    wanted.row >= first && wanted.row <= last.row && wanted.column >= 0 && wanted.column <= last.column
  return isThere && (wanted.row !== row || wanted.column !== column) ? wanted : undefined
}

/** Whether a key would lead out of the text of a cell. What is selected as a whole is left in every direction. */
function isAtEdge(target: HTMLElement, key: string): boolean {
  // In a day, arrows lead from the day to the month and the year, and change them.
  if (target instanceof HTMLInputElement && target.type === 'date') return false
  if (!isTextBox(target)) return true
  const { selectionStart: start, selectionEnd: end, value, scrollHeight } = target
  if (start === 0 && end === value.length) return true
  if (key === 'ArrowLeft' || key === 'Home') return end === 0
  if (key === 'ArrowRight' || key === 'End') return start === value.length
  const { lineHeight } = getComputedStyle(target)
  const isOneLine = !(scrollHeight > 2 * Number.parseFloat(lineHeight))
  return isOneLine || (key === 'ArrowUp' ? end === 0 : start === value.length)
}

/**
 * What has to be written for a cell: itself, or the list in which its place is still to come.
 * @returns its path below the row, and its value; undefined for what is taken out
 */
function partOf({ rows, row, columns }: Grid, place: Place, value: unknown): [Path, unknown] {
  const { path } = columns[place.column] ?? { path: [] }
  const at = (entry: unknown, below: Path) => below.reduce<unknown>((found, key) => Object(found)[key], entry)
  const after = withCell(rows[place.row], row, path, value)
  const gone = path.map((_, index) => path.slice(0, index + 1)).find(part => at(after, part) === undefined)
  if (gone) return [gone, undefined]
  const isMissing = typeof path.at(-1) === 'number' && at(rows[place.row], path) === undefined
  const part = isMissing ? path.slice(0, -1) : path
  return [part, at(after, part)]
}

/** Whether a cell is opened by F2, or the button beside its text: something can be chosen for it in a dialog. */
const opensBeside = (schema: FieldSchema = {}): boolean => ['link', 'icon'].includes(controlOf(schema))

interface CellProps {
  column: Column
  value: unknown
  path: Path
  place: Place
  name: string
  /** Whether it is among several that are selected. */
  isChosen: boolean
  /** Whether its field is shown in a dialog. */
  isOpen: boolean
  onWrite(value: unknown): void
  onOpen(): void
}

/** A cell. The first one of a row heads it. */
function Cell({ path, place, isChosen, ...cell }: CellProps) {
  const { column } = cell
  const { idOf, problemsBelow } = useForm()
  const id = idOf(path)
  const problems = [path, ...altPathOf(column, path)].flatMap(problemsBelow)
  const Tag = place.column === 0 ? 'th' : 'td'
  return (
    <Tag
      scope={place.column === 0 ? 'row' : undefined}
      data-place={`${place.row} ${place.column}`}
      data-control={controlOf(column.schema)}
      data-numeric={column.isNumeric || undefined}
      data-long={(column.isLong && place.column > 0) || undefined}
      data-chosen={isChosen || undefined}
    >
      <CellControl
        {...cell}
        control={{
          // While its field is shown in a dialog, that has the id.
          id: cell.isOpen ? undefined : id,
          'aria-label': cell.name,
          'aria-describedby': problems.length > 0 ? `${id}-cell-problems` : undefined,
          'aria-invalid': problems.some(({ severity }) => severity === 'error'),
          'aria-required': column.isRequired,
        }}
      />
    </Tag>
  )
}

/** Where the words for the picture of a cell are. */
const altPathOf = ({ schema }: Column, path: Path): Path[] =>
  schema['x-alt'] === undefined ? [] : [[...path.slice(0, -1), schema['x-alt']]]

interface CellControlProps extends Omit<CellProps, 'path' | 'place' | 'isChosen'> {
  control: {
    id: string | undefined
    'aria-label': string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    'aria-required': boolean
  }
}

function CellControl({ control, ...cell }: CellControlProps) {
  const { column, value, name, onWrite, onOpen } = cell
  const { schema } = column
  switch (controlOf(schema)) {
    case 'richText':
    case 'picture':
    case 'list':
    case 'choices': {
      const { 'aria-required': _, 'aria-invalid': __, 'aria-label': ___, ...button } = control
      const words = textIn(value, schema)
      const isPicture = controlOf(schema) === 'picture' && words !== ''
      return (
        <button
          {...button}
          type="button"
          className={styles.opener}
          aria-label={`${name}: ${words || 'empty'}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {isPicture ? <Thumbnail path={words} /> : words || '…'}
        </button>
      )
    }
    case 'choice':
      return <ChoiceCell {...cell} control={control} />
    case 'switch': {
      const { 'aria-required': _, ...box } = control
      return (
        <input
          {...box}
          type="checkbox"
          checked={value === undefined ? schema.default === true : value === true}
          onChange={event => onWrite(event.target.checked)}
        />
      )
    }
    case 'date':
      // What is no day is shown as it is written.
      if (value === undefined || value === '' || /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
        return (
          <input
            {...control}
            type="date"
            value={String(value ?? '')}
            onChange={event => onWrite(event.target.value || undefined)}
          />
        )
      return <TextCell {...cell} control={control} />
    default:
      return (
        <>
          <TextCell {...cell} control={control} />
          {opensBeside(schema) && (
            <button
              type="button"
              tabIndex={-1}
              className={styles.beside}
              aria-label={`Choose: ${name}`}
              aria-haspopup="dialog"
              onClick={onOpen}
            >
              …
            </button>
          )}
        </>
      )
  }
}

/** A line of text, or a number as its author writes it. Another way to write it is shown once the cell is left. */
function TextCell({ column: { schema }, value, control, onWrite }: CellControlProps) {
  const [draft, setDraft] = useState<{ text: string; meaning: string }>()
  const shown = textIn(value, schema)
  const isText = !['number', 'date'].includes(controlOf(schema))
  const write = (written: string) => {
    const text = onOneLine(written)
    const plain = text === '' ? undefined : text
    const meant = isText ? plain : valueIn(text, schema)
    setDraft({ text, meaning: textIn(meant, schema) })
    onWrite(meant)
  }
  return (
    <textarea
      {...control}
      rows={1}
      inputMode={controlOf(schema) === 'number' ? 'decimal' : undefined}
      aria-keyshortcuts={opensBeside(schema) ? 'F2' : undefined}
      value={draft?.meaning === shown ? draft.text : shown}
      placeholder={schema['x-empty']}
      onChange={event => write(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}

function ChoiceCell({ column: { schema, isRequired: isNeeded }, value, control, onWrite }: CellControlProps) {
  const choices = schema.enum ?? []
  const isKnown = choices.some(choice => choice === value)
  return (
    <select
      {...control}
      value={String(value ?? '')}
      onChange={event => onWrite(event.target.value || undefined)}
    >
      {(!isNeeded || value === undefined) && <option value="">As usual</option>}
      {value !== undefined && !isKnown && <option value={String(value)}>{String(value)}</option>}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choiceLabel(schema, choice)}
        </option>
      ))}
    </select>
  )
}

interface HeadingCellProps {
  place: Place
  path: Path
  name: string
  value: string
  isChosen: boolean
  onWrite(text: string): void
}

function HeadingCell({ place, path, name, value, isChosen, onWrite }: HeadingCellProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(path)
  const problems = problemsAt(path)
  return (
    <div data-place={`${place.row} ${place.column}`} data-chosen={isChosen || undefined}>
      <textarea
        id={id}
        rows={1}
        aria-label={name}
        aria-required
        aria-describedby={problems.length > 0 ? `${id}-cell-problems` : undefined}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={event => onWrite(event.target.value)}
      />
    </div>
  )
}

interface CellProblemsProps {
  grid: Grid
  nameOf(place: Place): string
  rowNames: readonly string[]
}

/** What is wrong with cells, each with the name of its cell, which leads there. */
function CellProblems({ grid, nameOf, rowNames: names }: CellProblemsProps) {
  const { idOf, problemsAt, problemsBelow } = useForm()
  const { path, columns, headings } = grid
  const own = problemsAt(path)
  const ofHeadings = headings ? problemsBelow(headings.path) : []
  const found = new Map<string, { name: string; problems: Problem[] }>()
  for (const problem of [...ofHeadings, ...problemsBelow(path).filter(each => !own.includes(each))]) {
    const place = placeOfProblem(grid, problem)
    const cell = columns[place.column]
    const isHeading = place.row < 0
    const at = isHeading
      ? [...(headings?.path ?? path), place.column, headings?.key ?? '']
      : [...path, place.row, ...(cell?.path ?? [])]
    const name = cell || isHeading ? nameOf(place) : (names[place.row] ?? '')
    const known = found.get(idOf(at))
    found.set(idOf(at), { name, problems: [...(known?.problems ?? []), problem] })
  }
  return (
    <ul className={styles.problems}>
      {[...found].map(([id, { name, problems }]) => (
        <li key={id}>
          <button type="button" onClick={() => reveal(id)}>
            {name}
          </button>
          <Problems id={`${id}-cell-problems`} problems={problems} />
        </li>
      ))}
    </ul>
  )
}

/** The cell of a problem. It has no column where the problem is that of the row. */
function placeOfProblem({ path, columns, headings }: Grid, { path: where }: Problem): Place {
  if (headings?.path.every((key, at) => where[at] === key))
    return { row: -1, column: Math.max(0, Number(where[headings.path.length] ?? 0)) }
  const below = where.slice(path.length + 1)
  const isBelow = (place: Path) => place.every((key, at) => below[at] === key)
  const own = columns.findIndex(column => isBelow(column.path))
  const column = own === -1 ? columns.findIndex(each => altPathOf(each, each.path).some(isBelow)) : own
  return { row: Number(where[path.length]), column }
}

interface ColumnToolsProps {
  grid: Grid
  headings: Headings
  /** The column of the cell that has the focus. */
  column: number
  onColumn(column: number): void
}

/** What can be done with a column: its fields besides the heading, moving, adding, removing. */
function ColumnTools({ grid, headings, column, onColumn }: ColumnToolsProps) {
  const form = useForm()
  const name = grid.columns[column]?.name ?? ''
  const { length } = headings.entries
  const id = form.idOf(headings.path)
  const items = headings.schema.items ?? {}
  const others = fieldsOf(items).filter(([key]) => key !== headings.key)
  const change = (edit: (text: string) => string, to: number, focused: string) => {
    form.change(edit, 'columns')
    onColumn(to)
    requestAnimationFrame(() => focusFirst(focused, `${id}-left`, `${id}-right`, `${id}-add`))
  }
  const ordered = () => orderedBy(headings.path, form.at)
  const move = (to: number, button: string) =>
    change(text => moveOrdered(text, ordered(), column, to), to, `${id}-${button}`)
  const add = () => {
    form.change(text => insertOrdered(text, ordered(), column + 1, emptyValue(items)), 'columns')
    reveal(form.idOf([...headings.path, column + 1, headings.key]))
  }
  if (column >= length) return null
  return (
    <fieldset className={`${styles.buttons} ${styles.column}`} aria-label="Column">
      <span>{name}</span>
      <button
        type="button"
        id={`${id}-left`}
        aria-label={`Move ${name} to the left`}
        disabled={column === 0}
        onClick={() => move(column - 1, 'left')}
      >
        ←
      </button>
      <button
        type="button"
        id={`${id}-right`}
        aria-label={`Move ${name} to the right`}
        disabled={column === length - 1}
        onClick={() => move(column + 1, 'right')}
      >
        →
      </button>
      <button
        type="button"
        id={`${id}-add`}
        aria-label={`Add a column after ${name}`}
        disabled={length >= (headings.schema.maxItems ?? Number.POSITIVE_INFINITY)}
        onClick={add}
      >
        Add
      </button>
      <button
        type="button"
        aria-label={`Remove the column ${name}`}
        disabled={length === 1}
        onClick={() =>
          change(text => removeOrdered(text, ordered(), column), Math.min(column, length - 2), `${id}-right`)
        }
      >
        Remove
      </button>
      {others.map(([key, field]) => (
        <form.Field
          key={key}
          schema={field}
          value={Object(headings.entries[column])[key]}
          path={[...headings.path, column, key]}
          label={`${labelOf(key, field)}: ${name}`}
          isRequired={isRequired(items, key)}
          order={Object.keys(items.properties ?? {})}
        />
      ))}
    </fieldset>
  )
}

interface CellDialogProps {
  title: string
  column: Column
  row: FieldSchema
  value: unknown
  path: Path
  onClose(): void
}

/** The field of a cell for which there is no room in the grid. */
function CellDialog({ title, column, row, value, path, onClose }: CellDialogProps) {
  const { Field } = useForm()
  const keys = [String(column.path.at(-1)), column.schema['x-alt'] ?? []].flat()
  const fields = Object.entries(row.properties ?? {}).filter(([key]) => keys.includes(key))
  return (
    <Dialog title={title} onClose={onClose}>
      {fields.map(([key, schema]) => (
        <Field
          key={key}
          schema={schema}
          value={Object(value)[key]}
          path={[...path, key]}
          label={labelOf(key, schema)}
          isRequired={isRequired(row, key)}
          order={Object.keys(row.properties ?? {})}
        />
      ))}
      <Actions>
        <button type="button" data-kind="primary" onClick={onClose}>
          Done
        </button>
      </Actions>
    </Dialog>
  )
}
