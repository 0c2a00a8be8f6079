import {
  type ClipboardEvent,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react'
import { choiceLabel, entryName, fieldHelp, labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { COLUMNS, EMPTY } from '../../../../schema/model/fields.ts'
import { nodeOf, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { parseRichText } from '../../../../schema/richText/parseRichText.ts'
import { plainText } from '../../../../schema/richText/plainText.ts'
import { rewriteValue } from '../../../../schema/text/edit.ts'
import { countOf } from '../../site/labels.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { isComposing } from '../dialog/isComposing.ts'
import { Thumbnail } from '../files/Thumbnail.tsx'
import { controlOf, editableFields, itemsOf } from '../form/controlOf.ts'
import { type FieldProps, Part, Problems, reveal, useForm } from '../form/FieldFrame.tsx'
import { focusFirst, GroupFields, MoveButtons } from '../form/ListField.tsx'
import { YearLater } from '../form/YearLater.tsx'
import { textIn, valueIn, withoutLineBreaks } from './cellText.ts'
import { clipboardOf, tableIn } from './clipboardTable.ts'
import { areaBetween, type CellArea, type CellPlace, Grid, isWithin, type Line, NEW, range } from './Grid.ts'
import styles from './grid.module.css'

interface GridFieldProps extends FieldProps {
  /** What else adds rows. */
  children?: ReactNode
}

/**
 * A list as a table in which each cell is written in, as in a spreadsheet: what is typed in a cell that was just reached replaces
 * its text. F2, or another click, leads into the text, in which the arrow keys to the left and right move.
 */
export function GridField({ children, node, value, path, label }: GridFieldProps) {
  const form = useForm()
  const groupPath = path.slice(0, -1)
  const { value: group, node: groupNode } = form.at(groupPath)
  if (!groupNode) throw new Error('A grid is in a group')
  const key = String(path.at(-1))
  const grid = new Grid({ groupPath, groupNode, group: Object(group), key, node, locale: form.list.locale })
  const { rows, columns, headings, rowNames } = grid
  /** The cell that has the focus, or had it last, and the other corner of those that are selected. */
  const [current, setCurrent] = useState<CellPlace>()
  const [corner, setCorner] = useState<CellPlace>()
  const [message, setMessage] = useState('')
  /** The row that is shown in a dialog. */
  const [opened, setOpened] = useState<number>()
  const id = form.idOf(path)
  const idOf = (place: CellPlace) => form.idOf(grid.pathOf(place))
  const row = itemsOf(node)
  const isFull = rows.length >= grid.most('row')
  /** Several cells, to be copied, cut or emptied. One alone is selected by its focus. */
  const area = current && corner && !isSame(current, corner) ? areaBetween(current, corner) : undefined

  /** Writes what differs in another grid, as one step. */
  const change = ({ list }: Grid, words: string, isTyped = false) => {
    const { group } = grid.list
    form.change(text => rewriteValue(text, groupPath, group, list.group), `${label} ${words}`, isTyped)
    setMessage('')
  }
  const arrange = (line: Line, order: readonly number[], to: number) => {
    change(grid.arrange(line, order), `${line}s`)
    setCurrent(current && to >= 0 ? { ...current, [line]: to } : undefined)
    if (order.includes(NEW)) reveal(idOf(line === 'row' ? { row: to, column: 0 } : { row: -1, column: to }))
    // What had the focus is gone.
    if (to < 0) requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  const addRow = (column: number) => {
    // The keys may have added one already.
    const row = grid.isLastRowEmpty ? rows.length - 1 : rows.length
    if (row === rows.length) change(grid.arrange('row', [...range(row), NEW]), 'added')
    reveal(idOf({ row, column }))
  }
  const clear = (cells: CellArea) => {
    const empty = grid.textsIn(cells).map(line => line.map(() => ''))
    change(grid.fill({ row: cells.top, column: cells.left }, empty).grid, 'cleared')
  }

  const copy = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    // Of one text, its letters that are selected are copied.
    const copied = area ?? (place && !isTextBox(event.target) ? areaBetween(place, place) : undefined)
    if (!copied) return
    const { html, text } = clipboardOf(grid.textsIn(copied))
    event.clipboardData.setData('text/html', html)
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    if (event.type === 'cut') clear(copied)
  }
  const paste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const place = placeOf(target)
    const text = clipboardData.getData('text/plain')
    const table = tableIn({ html: clipboardData.getData('text/html'), text })
    // A single text goes among the letters of another one.
    const isAmong = isTextBox(target) && target.selectionEnd - target.selectionStart < target.value.length
    const isOne = !table || table.flat().length === 1
    if (!place || (isOne && (isAmong || (!table && isTextBox(target))))) return
    event.preventDefault()
    const into = area ? { row: area.top, column: area.left } : place
    const filled = grid.fill(into, table ?? [[text.trim()]])
    if (filled.height > 0) change(filled.grid, 'pasted')
    setMessage(`${countOf(filled.height, 'row')} pasted. ${filled.loss}`)
  }

  const go = (from: CellPlace, [down, right]: Step, act: (to: CellPlace) => void) => {
    const row = Math.min(rows.length - 1, Math.max(headings ? -1 : 0, from.row + down))
    const column = Math.min(columns.length - 1, Math.max(0, from.column + right))
    return isSame({ row, column }, from) ? undefined : () => act({ row, column })
  }
  const focus = (place: CellPlace) => document.getElementById(idOf(place))?.focus()
  /** What a key does, unless it is a key of the cell's control. */
  const actionOf = ({ key, shiftKey }: KeyboardEvent, target: HTMLElement, place: CellPlace) => {
    const step = STEPS[key]
    if (step && isOfText(key, target)) return undefined
    if (step) return shiftKey ? go(corner ?? place, step, setCorner) : go(place, step, focus)
    switch (key) {
      case 'Delete':
      case 'Backspace':
        return area || !isTextBox(target) ? () => clear(area ?? areaBetween(place, place)) : undefined
      case 'F2':
        return isTextBox(target) ? () => target.setSelectionRange(FAR, FAR) : undefined
      case 'Enter': {
        if (target.matches('button')) return undefined
        const isLast = place.row === rows.length - 1
        if (!shiftKey && isLast && !isFull && !grid.isLastRowEmpty) return () => addRow(place.column)
        return go(place, [shiftKey ? -1 : 1, 0], focus) ?? (() => undefined)
      }
      case 'Escape':
        return area ? () => setCorner(undefined) : () => focusFirst(`${id}-up`, `${id}-down`, `${id}-new`)
      default:
        return undefined
    }
  }
  /** What the element around the cells listens to. */
  const handlers: DOMAttributes<HTMLElement> = {
    onCopy: copy,
    onCut: copy,
    onPaste: paste,
    onKeyDown(event) {
      const { target, altKey, ctrlKey, metaKey } = event
      const place = placeOf(target)
      if (!(target instanceof HTMLElement) || !place || altKey || ctrlKey || metaKey || isComposing(event))
        return
      const act = actionOf(event, target, place)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    onMouseDown(event) {
      const place = placeOf(event.target)
      if (event.button !== 0 || !place) return
      setCorner(event.shiftKey ? place : undefined)
      if (event.shiftKey) event.preventDefault()
      else selectWhole(event)
    },
    onMouseOver({ buttons, target }) {
      const place = buttons === 1 ? placeOf(target) : undefined
      // What is dragged began in the cell that has the focus.
      if (place && current && document.activeElement?.id === idOf(current)) setCorner(place)
    },
    onFocus({ target }) {
      const place = placeOf(target)
      if (!place) return
      if (isTextBox(target)) target.select()
      setCurrent(place)
      setCorner(undefined)
    },
  }

  const nameOf = ({ row, column }: CellPlace): string => {
    if (row < 0) return `Heading of column ${column + 1}`
    const of = column === 0 ? `row ${row + 1} of ${label.toLowerCase()}` : rowNames[row]
    return `${columns[column]?.name}, ${of}`
  }
  /** The cells of a row, and what is wrong with them below it. @param line the row, or the list of the headings */
  const rowAt = (row: number, line: Path) => {
    const problems = form.problemsBelow(line)
    const problemsId = `${form.idOf(line)}-problems`
    return (
      <>
        <tr id={form.idOf(line)} data-current={current?.row === row || undefined}>
          {columns.map((_, column) => {
            const place = { row, column }
            return (
              <Cell
                // Cells have no identity but their place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={column}
                {...{ grid, place, name: nameOf(place) }}
                id={opened === row ? undefined : idOf(place)}
                isSelected={area !== undefined && isWithin(area, place)}
                isInvalid={form.problemsBelow(grid.pathOf(place)).some(isError)}
                describedBy={problems.length > 0 ? problemsId : undefined}
                write={written => change(grid.withCell(place, written), idOf(place), true)}
                open={() => {
                  setOpened(row)
                  reveal(idOf(place))
                }}
              />
            )
          })}
        </tr>
        {problems.length > 0 && (
          <tr>
            <td colSpan={columns.length}>
              <Problems id={problemsId} problems={problems} />
            </td>
          </tr>
        )}
      </>
    )
  }
  const columnPath = headings && current && [headings.key, current.column]

  return (
    <Part path={path} label={label} count={rows.length} help={fieldHelp(node)} canFold={rows.length > 0}>
      {(rows.length > 0 || headings) && (
        <div className={styles.scroller} {...handlers}>
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are written in is a grid */}
          <table className={styles.grid} role="grid" aria-label={label} aria-multiselectable>
            <thead>
              {headings ? (
                rowAt(-1, [...groupPath, headings.key])
              ) : (
                <tr>
                  {columns.map(({ name, path }) => (
                    <th key={path.join('.')} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              )}
            </thead>
            {range(rows.length).map(row => (
              <tbody key={row}>{rowAt(row, [...path, row])}</tbody>
            ))}
          </table>
        </div>
      )}
      {current && (
        <LineTools {...{ grid, id, arrange }} line="row" index={current.row}>
          {row.fields && (
            <button
              type="button"
              aria-label={`Open ${rowNames[current.row]}`}
              aria-haspopup="dialog"
              onClick={() => setOpened(current.row)}
            >
              Open
            </button>
          )}
        </LineTools>
      )}
      {columnPath && current.column < headings.length && (
        <>
          <LineTools {...{ grid, arrange }} line="column" id={`${id}-column`} index={current.column} />
          {editableFields(itemsOf(headings.node))
            .filter(([key]) => key !== headings.field)
            .map(([key, field]) => (
              <form.Field
                key={key}
                node={field}
                value={valueAt(grid.list.group, [...columnPath, key])}
                path={[...groupPath, ...columnPath, key]}
                label={`${labelOfField(key, field)}: ${columns[current.column]?.name}`}
              />
            ))}
        </>
      )}
      <div data-buttons="small">
        {isFull ? (
          <p data-help>There can be no more than {node.most}.</p>
        ) : (
          <button type="button" id={`${id}-new`} onClick={() => addRow(0)}>
            Add {entryName(label) ?? `to ${label.toLowerCase()}`}
          </button>
        )}
        <YearLater {...{ node, value, path, label }} />
        {children}
      </div>
      <p role="status" data-help>
        {message}
      </p>
      {opened !== undefined && (
        <Dialog title={String(rowNames[opened])} onClose={() => setOpened(undefined)} close="Done">
          <GroupFields
            // A list with a column for each entry of another one has its cells.
            node={{
              ...row,
              fields: Object.fromEntries(
                Object.entries(row.fields ?? {}).filter(
                  ([, field]) => nodeOf(field).meta[COLUMNS] === undefined,
                ),
              ),
            }}
            value={rows[opened]}
            path={[...path, opened]}
          />
        </Dialog>
      )}
    </Part>
  )
}

type Step = readonly [down: number, right: number]

/** Where keys lead from a cell. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Behind the last letter. */
const FAR = 1_000_000

const isError = ({ severity }: { severity: string }): boolean => severity === 'error'

const isSame = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column

/** The place of the cell that an element is in. */
function placeOf(element: EventTarget): CellPlace | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-place]') : null
  const [row, column] = cell?.dataset.place?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

const isTextBox = (element: EventTarget): element is HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement

/** The first click selects all of a text. Else the browser would put the caret among the letters. */
function selectWhole(event: MouseEvent): void {
  const { target } = event
  if (!isTextBox(target) || target === document.activeElement) return
  event.preventDefault()
  target.focus()
}

/** Whether a key moves the caret in the text of a cell. What is selected as a whole is left in every direction. */
function isOfText(key: string, target: HTMLElement): boolean {
  if (!isTextBox(target) || key === 'ArrowUp' || key === 'ArrowDown') return false
  const { selectionStart: start, selectionEnd: end, value } = target
  if (start === 0 && end === value.length) return false
  return key === 'ArrowLeft' ? end > 0 : start < value.length
}

interface CellProps {
  grid: Grid
  place: CellPlace
  /** By which the form finds it. undefined while its row is shown in a dialog, where its field has the id. */
  id: string | undefined
  name: string
  isSelected: boolean
  isInvalid: boolean
  describedBy: string | undefined
  write(value: unknown): void
  /** Opens its row in a dialog. */
  open(): void
}

/** A cell: a text, one of a few, or a button for what has no room in it. The first cell of a row is its header. */
function Cell({ grid, place, id, name, isSelected, isInvalid, describedBy, write, open }: CellProps) {
  const { row, column } = place
  const node = grid.nodeAt(place)
  const { locale } = grid.list
  // What its author writes, while it is meant otherwise, such as a number or a day.
  const [draft, setDraft] = useState<{ text: string; meaning: string }>()
  if (!node) return null
  const Tag = row < 0 || column === 0 ? 'th' : 'td'
  const control = controlOf(node)
  const shown = textIn(grid.valueAt(place), node, locale)
  const named = { id, 'aria-label': name, 'aria-describedby': describedBy }
  const isRequired = row < 0 || grid.columns[column]?.isRequired
  const field = { ...named, 'aria-invalid': isInvalid, 'aria-required': isRequired }
  const writeText = (entered: string) => {
    const text = withoutLineBreaks(entered)
    const meant = ['number', 'date'].includes(control) ? valueIn(text, node, locale) : text || undefined
    setDraft({ text, meaning: textIn(meant, node, locale) })
    write(meant)
  }
  const inside = () => {
    switch (control) {
      case 'picture':
      case 'document':
      case 'list':
      case 'choices':
      case 'richText': {
        const words = control === 'richText' ? plainText(parseRichText(shown, 'blocks')) : shown
        const label = `${name}: ${words || 'empty'}`
        return (
          <button {...named} type="button" aria-label={label} aria-haspopup="dialog" onClick={open}>
            {control === 'picture' && words ? <Thumbnail path={words} /> : words || '…'}
          </button>
        )
      }
      case 'switch':
      case 'choice': {
        const choices = node.choices?.map(choice => choiceLabel(choice, node)) ?? ['Yes', 'No']
        return (
          <select
            {...field}
            value={shown}
            onChange={event => write(valueIn(event.target.value, node, locale))}
          >
            {[...new Set(['', ...choices, shown])].map(words => (
              <option key={words}>{words}</option>
            ))}
          </select>
        )
      }
      default:
        return (
          <textarea
            {...field}
            rows={1}
            inputMode={control === 'number' ? 'decimal' : undefined}
            value={draft?.meaning === shown ? draft.text : shown}
            placeholder={node.meta[EMPTY]}
            onChange={event => writeText(event.target.value)}
            onBlur={() => setDraft(undefined)}
          />
        )
    }
  }
  return (
    <Tag
      scope={row < 0 ? 'col' : Tag === 'th' ? 'row' : undefined}
      data-place={`${row} ${column}`}
      data-numeric={control === 'number' || undefined}
      data-invalid={isInvalid || undefined}
      aria-selected={isSelected}
    >
      {inside()}
    </Tag>
  )
}

interface LineToolsProps {
  grid: Grid
  line: Line
  /** Begins the ids of the buttons. */
  id: string
  index: number
  /** @param to the index of the line that the author goes on with; -1 for none */
  arrange(line: Line, order: readonly number[], to: number): void
  children?: ReactNode
}

/** What can be done with the row or the column of the cell that has the focus. */
function LineTools({ grid, line, id, index, arrange, children }: LineToolsProps) {
  const isColumn = line === 'column'
  const name = isColumn ? grid.columns[index]?.name : grid.rowNames[index]
  if (name === undefined) return null
  const order = range(grid.count(line))
  const next = index + 1
  return (
    <fieldset data-buttons="small" aria-label={isColumn ? 'Column' : 'Row'}>
      <b>{name}</b>
      <MoveButtons
        {...{ name, index, id }}
        isLast={next === order.length}
        isAcross={isColumn}
        onMove={(to, button) => {
          arrange(line, order.toSpliced(index, 1).toSpliced(to, 0, index), to)
          const ids = [button, 'up', 'down', 'left', 'right'].map(way => `${id}-${way}`)
          requestAnimationFrame(() => focusFirst(...ids))
        }}
      />
      <button
        type="button"
        aria-label={`Add a ${line} after ${name}`}
        disabled={order.length >= grid.most(line)}
        onClick={() => arrange(line, order.toSpliced(next, 0, NEW), next)}
      >
        Add
      </button>
      {children}
      <button
        type="button"
        aria-label={`Remove ${isColumn ? `the column ${name}` : name}`}
        disabled={isColumn && order.length === 1}
        onClick={() => arrange(line, order.toSpliced(index, 1), -1)}
      >
        Remove
      </button>
    </fieldset>
  )
}
