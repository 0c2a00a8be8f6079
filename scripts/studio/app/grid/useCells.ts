import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '../dialog/isComposing.ts'
import { type CellArea, type CellPlace, edgesOf } from './gridModel.ts'

interface CellsOptions {
  /** The first row: -1 where the headings are cells, too. */
  first: number
  last: CellPlace
  /** The id of the control of a cell. */
  idOf(place: CellPlace): string
  valueIn(place: CellPlace): unknown
  onWrite(place: CellPlace, value: unknown): void
  /** Opens what a cell is chosen from. undefined for a cell that is only written in. */
  openerOf(place: CellPlace): (() => void) | undefined
  onClear(area: CellArea): void
  onMoveRow(from: number, to: number): void
  /** undefined where no row may follow the last one. */
  onAddRow: ((column: number) => void) | undefined
  /** Leads out of the cells. */
  onLeave(): void
}

interface Cells {
  /** The cell that has the focus, or had it last. */
  current: CellPlace | undefined
  setCurrent: Dispatch<SetStateAction<CellPlace | undefined>>
  /** Several cells that are selected. */
  area: CellArea | undefined
  /** Selects cells. One alone is selected by its focus. */
  choose(area: CellArea | undefined): void
  isChosen(place: CellPlace): boolean
  /** Gives a cell the focus once what has changed is shown. */
  focus(place: CellPlace): void
  /** What the element around the cells listens to. */
  handlers: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerOver(event: PointerEvent<HTMLElement>): void
    onFocus(event: FocusEvent<HTMLElement>): void
  }
}

/**
 * Focus and selection of cells, with the keys of a spreadsheet. Each cell is in an element with `data-place`. Enter in the last
 * row adds one, and so does Tab in the last cell, unless the last row is empty. Escape takes back what was written in the cell,
 * and leads out of the cells where nothing was.
 */
export function useCells(options: CellsOptions): Cells {
  const { first, last, idOf, valueIn, onWrite, openerOf, onClear, onMoveRow, onAddRow, onLeave } = options
  const [current, setCurrent] = useState<CellPlace>()
  const [area, setArea] = useState<CellArea>()
  const dragged = useRef<CellPlace>(undefined)
  const entered = useRef<{ value: unknown }>(undefined)
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (wanted.current && focusCell(wanted.current)) wanted.current = undefined
  })
  const focus = (place: CellPlace) => {
    wanted.current = idOf(place)
  }
  const choose = (chosen: CellArea | undefined) =>
    setArea(chosen && isSame(chosen.from, chosen.to) ? undefined : chosen)

  const takeBack = (place: CellPlace) => {
    const value = entered.current?.value
    if (area) choose(undefined)
    else if (JSON.stringify(value) === JSON.stringify(valueIn(place))) onLeave()
    else {
      onWrite(place, value)
      focus(place)
    }
  }
  const moveRow = (place: CellPlace, to: number) => {
    if (place.row < 0 || to < 0 || to > last.row) return
    onMoveRow(place.row, to)
    focus({ ...place, row: to })
  }
  /** What a key does in a cell, if it is not the text's. */
  const actionOf = (
    event: KeyboardEvent,
    target: HTMLElement,
    place: CellPlace,
  ): (() => void) | undefined => {
    const { key, shiftKey, altKey } = event
    const isForward = !shiftKey && place.row === last.row
    if (key === 'Escape') return () => takeBack(place)
    if (key === 'Tab')
      return isForward && place.column === last.column && onAddRow ? () => onAddRow(0) : undefined
    if (key === 'F2') return openerOf(place) ?? (isTextBox(target) ? () => continueText(target) : undefined)
    if (key === 'Delete' || key === 'Backspace') return area && (() => onClear(area))
    if (key === 'Enter' && isForward && onAddRow && !target.matches('button'))
      return () => onAddRow(place.column)
    if (altKey && isUpOrDown(key))
      return target.matches('select')
        ? undefined
        : () => moveRow(place, place.row + (key === 'ArrowUp' ? -1 : 1))
    const next = placeAfter(event, target, (shiftKey && area?.to) || place, { first, last })
    if (!next) return undefined
    return shiftKey && key !== 'Enter'
      ? () => choose({ from: area?.from ?? place, to: next })
      : () => focusCell(idOf(next))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // What opens from a cell is no part of the page around it.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isComposing(event)) return
    const place = placeOf(target)
    const act = place && actionOf(event, target, place)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button > 0) return
    const place = event.target instanceof Element ? placeOf(event.target) : undefined
    if (event.type === 'pointerdown') {
      dragged.current = place
      if (event.shiftKey && place && current) {
        event.preventDefault()
        choose({ from: area?.from ?? current, to: place })
      } else choose(undefined)
    } else if (event.buttons === 1 && place && dragged.current) choose({ from: dragged.current, to: place })
  }
  return {
    current,
    setCurrent,
    area,
    choose,
    isChosen({ row, column }) {
      if (!area) return false
      const { top, bottom, left, right } = edgesOf(area)
      return row >= top && row <= bottom && column >= left && column <= right
    },
    focus,
    handlers: {
      onKeyDown: press,
      onPointerDown: point,
      onPointerOver: point,
      onFocus: ({ target, currentTarget }) => {
        const place = placeOf(target)
        if (!place) return
        // The first column is always in view, and so would not scroll back what is next to it.
        if (place.column === 0) currentTarget.scrollLeft = 0
        entered.current = { value: valueIn(place) }
        // Whatever key has led here, the Tab key too: what is written next replaces it. The mouse chooses a place in it.
        if (isTextBox(target) && !target.matches(':active')) target.select()
        setCurrent(place)
        choose(undefined)
      },
    },
  }
}

const isSame = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column

/** The place of the cell that an element is in. What a row is dragged by is none of a cell. */
export function placeOf(element: Element): CellPlace | undefined {
  const written = element.closest<HTMLElement>('[data-place], [data-handle]')?.dataset.place
  if (written === undefined) return undefined
  const [row = 0, column = 0] = written.split(' ').map(Number)
  return { row, column }
}

export const isTextBox = (element: Element): element is HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement

/** @returns whether the cell is there */
function focusCell(id: string): boolean {
  const control = document.getElementById(id)
  control?.focus()
  return control !== null
}

/** What is written next is added to the text of a cell. */
const continueText = (box: HTMLTextAreaElement) => box.setSelectionRange(box.value.length, box.value.length)

const isUpOrDown = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown'

/** Where a key leads, as in a spreadsheet. Among the letters of a text it is the text's. */
function placeAfter(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  target: HTMLElement,
  { row, column }: CellPlace,
  { first, last }: { first: number; last: CellPlace },
): CellPlace | undefined {
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
