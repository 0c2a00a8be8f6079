// @vitest-environment happy-dom
import { createElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { useCells } from '../../../../../../scripts/studio/app/grid/useCells.ts'
import { fill, press, textIn } from '../use.ts'

/** What the cells below have asked for. */
const asked: unknown[] = []

/** Three rows of three texts below their headings, which are cells, too. */
function Table({ texts }: { texts: readonly string[][] }) {
  const [rows, setRows] = useState(texts)
  const idOf = ({ row, column }: { row: number; column: number }) => `${row} ${column}`
  const { handlers, isChosen } = useCells({
    first: -1,
    last: { row: rows.length - 2, column: 2 },
    idOf,
    valueIn: ({ row, column }) => rows[row + 1]?.[column],
    onWrite: ({ row, column }, value) =>
      setRows(rows.map((texts, at) => (at === row + 1 ? texts.with(column, String(value)) : texts))),
    openerOf: ({ column }) => (column === 2 ? () => asked.push('open') : undefined),
    onClear: area => asked.push(area),
    onMoveRow: (from, to) => asked.push([from, to]),
    onAddRow: rows.at(-1)?.every(text => text === '') ? undefined : column => asked.push({ column }),
    onLeave: () => asked.push('leave'),
  })
  const cells = rows.flatMap((texts, index) =>
    texts.map((text, column) => {
      const place = { row: index - 1, column }
      const id = idOf(place)
      const onChange = () => {
        const written = textIn(document.getElementById(id) ?? document.body)
        setRows(rows.map((texts, at) => (at === index ? texts.with(column, written) : texts)))
      }
      const data = { 'data-place': id, 'data-chosen': isChosen(place) || undefined }
      return createElement(
        'div',
        { key: id, ...data },
        createElement('textarea', { id, value: text, onChange }),
      )
    }),
  )
  return createElement('div', handlers, cells)
}

function show(last: string[]): void {
  const place = document.body.appendChild(document.createElement('div'))
  const texts = [['Class', 'First', 'Note'], ['A', '1', 'x'], ['B', '2', 'y'], last]
  flushSync(() => createRoot(place).render(createElement(Table, { texts })))
}

const cell = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no cell ${id}`)
  return found
}
const focused = () => document.activeElement?.id
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chosen]')].map(each => each.dataset.place)
const pressAt = (id: string, key: string, keys = {}) => flushSync(() => press(cell(id), key, keys))

beforeEach(() => {
  document.body.replaceChildren()
  asked.length = 0
  show(['C', '3', 'z'])
})

test.each([
  ['0 0', 'ArrowDown', {}, '1 0'],
  ['2 0', 'ArrowDown', {}, '2 0'],
  ['0 1', 'ArrowUp', {}, '-1 1'],
  ['-1 0', 'ArrowUp', {}, '-1 0'],
  ['0 0', 'ArrowRight', {}, '0 1'],
  ['0 2', 'ArrowRight', {}, '0 2'],
  ['0 1', 'ArrowLeft', {}, '0 0'],
  ['0 1', 'Home', {}, '0 0'],
  ['0 1', 'End', {}, '0 2'],
  ['1 1', 'Home', { ctrlKey: true }, '0 0'],
  ['-1 1', 'End', { ctrlKey: true }, '2 2'],
  ['2 1', 'ArrowUp', { ctrlKey: true }, '-1 1'],
  ['-1 1', 'ArrowDown', { ctrlKey: true }, '2 1'],
  ['0 0', 'ArrowRight', { ctrlKey: true }, '0 2'],
  ['-1 1', 'Enter', {}, '0 1'],
  ['1 1', 'Enter', { shiftKey: true }, '0 1'],
])('from the cell %s the key %s %o leads to %s, as in a spreadsheet', (from, key, keys, to) => {
  cell(from).focus()
  ;(cell(from) as HTMLTextAreaElement).select()
  pressAt(from, key, keys)
  expect(focused()).toBe(to)
  expect(asked).toEqual([])
})

test('among the letters of a text, arrows are the text’s', () => {
  fill(cell('0 0'), 'Kindergarten')
  const text = cell('0 0') as HTMLTextAreaElement
  for (const [at, key] of [
    [3, 'ArrowRight'],
    [3, 'ArrowLeft'],
    [3, 'Home'],
    [3, 'End'],
  ] as const) {
    text.setSelectionRange(at, at)
    pressAt('0 0', key)
    expect(focused()).toBe('0 0')
  }
  text.setSelectionRange(12, 12)
  pressAt('0 0', 'ArrowRight')
  expect(focused()).toBe('0 1')
})

test('Enter in the last row and Tab in the last cell add a row, unless the last one is empty', () => {
  pressAt('2 1', 'Enter')
  pressAt('2 2', 'Tab')
  expect(asked).toEqual([{ column: 1 }, { column: 0 }])
  for (const [place, key, keys] of [
    ['2 1', 'Tab', {}],
    ['2 2', 'Tab', { shiftKey: true }],
    ['1 2', 'Tab', {}],
    ['2 1', 'Enter', { shiftKey: true }],
  ] as const)
    pressAt(place, key, keys)
  document.body.replaceChildren()
  show(['', '', ''])
  pressAt('2 1', 'Enter')
  pressAt('2 2', 'Tab')
  expect(asked).toHaveLength(2)
})

test('Escape takes back what was written in the cell, then the selection, and then leads out', () => {
  cell('0 0').focus()
  flushSync(() => fill(cell('0 0'), 'Wrong'))
  expect(textIn(cell('0 0'))).toBe('Wrong')
  pressAt('0 0', 'Escape')
  expect(textIn(cell('0 0'))).toBe('A')
  expect(focused()).toBe('0 0')
  expect(asked).toEqual([])
  ;(cell('0 0') as HTMLTextAreaElement).select()
  pressAt('0 0', 'ArrowRight', { shiftKey: true })
  expect(chosen()).toEqual(['0 0', '0 1'])
  pressAt('0 0', 'Escape')
  expect(chosen()).toEqual([])
  expect(asked).toEqual([])
  pressAt('0 0', 'Escape')
  expect(asked).toEqual(['leave'])
})

test('cells are selected with Shift and arrows or the pointer, and cleared together', async () => {
  cell('0 1').focus()
  ;(cell('0 1') as HTMLTextAreaElement).select()
  for (const key of ['ArrowRight', 'ArrowDown']) pressAt('0 1', key, { shiftKey: true })
  expect(chosen()).toEqual(['0 1', '0 2', '1 1', '1 2'])
  pressAt('0 1', 'Delete')
  expect(asked).toEqual([{ from: { row: 0, column: 1 }, to: { row: 1, column: 2 } }])
  const point = (type: string, id: string, keys = {}) =>
    flushSync(() => cell(id).dispatchEvent(new PointerEvent(type, { bubbles: true, ...keys })))
  point('pointerdown', '2 0', { shiftKey: true })
  expect(chosen()).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0', '2 1'])
  point('pointerdown', '1 1', { buttons: 1 })
  expect(chosen()).toEqual([])
  point('pointerover', '2 2', { buttons: 1 })
  await expect.poll(chosen).toEqual(['1 1', '1 2', '2 1', '2 2'])
  // A finger scrolls.
  point('pointerover', '2 0', { buttons: 1, pointerType: 'touch' })
  point('pointerover', '2 1', { buttons: 1 })
  await expect.poll(chosen).toEqual(['1 1', '2 1'])
})

test('Alt with an arrow moves a row of the list, and F2 opens what a cell is chosen from', () => {
  pressAt('0 1', 'ArrowDown', { altKey: true })
  pressAt('2 1', 'ArrowDown', { altKey: true })
  pressAt('0 1', 'ArrowUp', { altKey: true })
  pressAt('-1 1', 'ArrowDown', { altKey: true })
  expect(asked).toEqual([[0, 1]])
  pressAt('0 1', 'F2')
  pressAt('0 2', 'F2')
  expect(asked).toEqual([[0, 1], 'open'])
})
