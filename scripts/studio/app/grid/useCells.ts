import {
  type Dispatch,
  type DOMAttributes,
  type KeyboardEvent,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../dialog/isComposing.ts'
import { opensBeside } from './Cell.tsx'
import type { CellArea, CellPlace, Grid } from './Grid.ts'

interface CellsOptions {
  /** The id of the control of a cell. */
  idOf(place: CellPlace): string
  write(place: CellPlace, value: unknown): void
  /** Opens what the value of a cell is chosen from. */
  open(place: CellPlace): void
  clear(area: CellArea): void
  moveRow(place: CellPlace, to: number): void
  /** undefined where no row may follow the last one. */
  addRow: ((column: number) => void) | undefined
  /** Leads out of the cells. */
  leave(): void
}

interface Cells {
  /** The cell that has the focus, or had it last. */
  current: CellPlace | undefined
  setCurrent: Dispatch<SetStateAction<CellPlace | undefined>>
  /** Several cells that are selected. One alone is selected by its focus. */
  area: CellArea | undefined
  select(area: CellArea | undefined): void
  /** Gives a cell the focus once what has changed is shown. */
  focus(place: CellPlace): void
  /** What the element around the cells listens to. */
  handlers: DOMAttributes<HTMLElement>
}

/** More rows and columns than any grid has. */
const FAR = 1_000_000

/** Where keys lead from a cell. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -FAR],
  End: [0, FAR],
}

/**
 * Focus and selection of cells, as in a spreadsheet: what is typed in a cell that was just reached replaces its text. F2, or
 * another click, leads into the text, where the arrow keys are those of the text. Each cell has an element with `data-place`.
 */
export function useCells(grid: Grid, options: CellsOptions): Cells {
  const { idOf, write, open, clear, moveRow, addRow, leave } = options
  const last: CellPlace = { row: grid.rows.length - 1, column: grid.columns.length - 1 }
  const [current, setCurrent] = useState<CellPlace>()
  const [area, setArea] = useState<CellArea>()
  const isEditing = useRef(false)
  const entered = useRef<{ value: unknown }>(undefined)
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const control = wanted.current && document.getElementById(wanted.current)
    if (!control) return
    control.focus()
    wanted.current = undefined
  })
  const select = (selected: CellArea | undefined) =>
    setArea(selected && isSame(selected.from, selected.to) ? undefined : selected)
  const focus = (place: CellPlace) => {
    wanted.current = idOf(place)
  }
  const focusNow = (place: CellPlace) => document.getElementById(idOf(place))?.focus()
  const step = (from: CellPlace, down: number, right: number): CellPlace => ({
    row: Math.min(last.row, Math.max(grid.headings ? -1 : 0, from.row + down)),
    column: Math.min(last.column, Math.max(0, from.column + right)),
  })

  /** An arrow key, or Home or End. */
  const walk = ({ event, target, place }: PressedKey): Action => {
    const { key, shiftKey, altKey } = event
    const [down = 0, right = 0] = STEPS[key] ?? []
    if (altKey) {
      const to = place.row + down
      const isThere = place.row >= 0 && to >= 0 && to <= last.row
      return down !== 0 && isThere && !target.matches('select') ? () => moveRow(place, to) : undefined
    }
    if (isOfText(key, target, isEditing.current)) return undefined
    const far = event.ctrlKey || event.metaKey ? FAR : 1
    const from = (shiftKey && area?.to) || place
    const next = step(from, down * far, right * far)
    if (isSame(next, from)) return undefined
    return shiftKey ? () => select({ from: area?.from ?? place, to: next }) : () => focusNow(next)
  }
  const empty = ({ target, place }: PressedKey): Action => {
    if (area) return () => clear(area)
    return isTextBox(target) ? undefined : () => clear({ from: place, to: place })
  }

  /** What each key does, unless it is a key of the cell's control. */
  const keys: Readonly<Record<string, (pressed: PressedKey) => Action>> = {
    ...Object.fromEntries(Object.keys(STEPS).map(key => [key, walk])),
    Delete: empty,
    Backspace: empty,
    F2: ({ target, place }) => {
      if (opensBeside(grid.nodeAt(place))) return () => open(place)
      if (!isTextBox(target)) return undefined
      return () => {
        isEditing.current = true
        target.setSelectionRange(target.value.length, target.value.length)
      }
    },
    Enter: ({ event, target, place }) => {
      if (target.matches('button')) return undefined
      return !event.shiftKey && place.row === last.row && addRow
        ? () => addRow(place.column)
        : () => focusNow(step(place, event.shiftKey ? -1 : 1, 0))
    },
    Tab: ({ event, place }) =>
      !event.shiftKey && isSame(place, last) && addRow ? () => addRow(0) : undefined,
    Escape: ({ place }) => {
      if (area) return () => select(undefined)
      const value = entered.current?.value
      if (JSON.stringify(value) === JSON.stringify(grid.valueAt(place))) return leave
      return () => {
        write(place, value)
        focus(place)
      }
    },
  }

  return {
    current,
    setCurrent,
    area,
    select,
    focus,
    handlers: {
      onKeyDown(event) {
        const { target, currentTarget } = event
        // What opens from a cell is no part of the page around it.
        if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isComposing(event)) return
        const place = placeOf(target)
        const act = place && keys[event.key]?.({ event, target, place })
        if (!act) return
        event.preventDefault()
        event.stopPropagation()
        act()
      },
      onMouseDown(event) {
        const { target, button, shiftKey } = event
        const place = button === 0 ? placeOf(target) : undefined
        if (!place) return
        if (shiftKey && current) {
          event.preventDefault()
          return select({ from: area?.from ?? current, to: place })
        }
        select(undefined)
        const control = document.getElementById(idOf(place))
        if (target === document.activeElement) isEditing.current = true
        else if (control && isTextBox(control) && !(target instanceof HTMLButtonElement)) {
          // Else the browser would put the caret among the letters.
          event.preventDefault()
          control.focus()
        }
      },
      onMouseOver({ buttons, target }) {
        const place = buttons === 1 ? placeOf(target) : undefined
        // What is dragged began in the cell that has the focus.
        if (place && current && document.activeElement?.id === idOf(current))
          select({ from: current, to: place })
      },
      onFocus({ target, currentTarget }) {
        const place = placeOf(target)
        if (!place) return
        // The first column is always in view, and so would not scroll back what is next to it.
        if (place.column === 0) currentTarget.scrollLeft = 0
        entered.current = { value: grid.valueAt(place) }
        isEditing.current = false
        if (isTextBox(target)) target.select()
        setCurrent(place)
        select(undefined)
      },
    },
  }
}

interface PressedKey {
  event: KeyboardEvent
  target: HTMLElement
  place: CellPlace
}

type Action = (() => void) | undefined

const isSame = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column

/** The place of the cell that an element is in. */
export function placeOf(element: EventTarget): CellPlace | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-place]') : null
  const place = cell?.dataset.place?.split(' ').map(Number)
  return place && { row: place[0] ?? 0, column: place[1] ?? 0 }
}

export const isTextBox = (element: EventTarget): element is HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement

/** Whether a key moves the caret in the text of a cell. What is selected as a whole is left in every direction. */
function isOfText(key: string, target: HTMLElement, isEditing: boolean): boolean {
  if (!isTextBox(target)) return false
  if (isEditing) return true
  const { selectionStart: start, selectionEnd: end, value } = target
  if ((start === 0 && end === value.length) || key === 'ArrowUp' || key === 'ArrowDown') return false
  return key === 'ArrowLeft' || key === 'Home' ? end > 0 : start < value.length
}
