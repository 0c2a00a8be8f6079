import { labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { ALT_KEY, COLUMNS } from '../../../../schema/model/fields.ts'
import { fieldsOf, nodeOf, type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { sectionPresets } from '../../../../schema/section.ts'
import { insertItem, moveItem, removeValue, rewriteValue, setValue } from '../../../../schema/text/edit.ts'
import { countOf, summaryOf } from '../../site/labels.ts'
import { cellsOf, controlOf, emptyValue, fieldNodes, itemsOf, orderOf } from '../form/controlOf.ts'
import type { FieldProps, FormTools } from '../form/FieldFrame.tsx'
import { numberIn } from '../form/numberIn.ts'
import { emptyCell, readingOf, textIn, valueIn, withoutLineBreaks } from './cellText.ts'

/** A list as a grid: each entry is a row. */
export interface Grid {
  path: Path
  /** What each row is. */
  row: SchemaNode
  rows: readonly unknown[]
  columns: readonly GridColumn[]
  /** Where the rows are lists, and so the headings of the columns are written in the grid. */
  headings?: Headings | undefined
}

export interface GridColumn {
  /** Where its cell is in a row. */
  path: Path
  name: string
  node: SchemaNode
  /** Whether its cells stand below each other by their digits. */
  isNumeric: boolean
  /** Whether a cell of it has more than a few words. */
  isLong: boolean
  isRequired: boolean
}

/** The list whose entries are the columns. */
export interface Headings {
  path: Path
  entries: readonly unknown[]
  /** What that list is. */
  node: SchemaNode
  /** The key of a heading's words in its entry. */
  key: string
}

/** Letters that fit into a narrow column. */
const FEW_WORDS = 40

type GridField = Pick<FieldProps, 'node' | 'value' | 'path'>

export function gridOf({ node, value, path }: GridField, at: FormTools['at']): Grid {
  const row = itemsOf(node)
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const group = path.slice(0, -1)
  const columns = row.meta[COLUMNS]
    ? listColumns(row, 'Column', [], rows, group, at)
    : cellsOf(row).flatMap(([key, field]) =>
        field.meta[COLUMNS]
          ? listColumns(
              field,
              labelOfField(key, field),
              [key],
              rows.map(entry => Object(entry)[key]),
              group,
              at,
            ).map(column => ({ ...column, isRequired: !field.isOptional }))
          : fieldColumn(key, field),
      )
  const isLong = (column: Omit<GridColumn, 'isLong'>) =>
    rows.some(entry => textIn(cellOf(entry, column), column.node).length > FEW_WORDS)
  const measured = columns.map(column => ({ ...column, isLong: isLong(column) }))
  return { path, row, rows, columns: withUniqueNames(measured), headings: headingsOf(row, group, at) }
}

const fieldColumn = (key: string, node: SchemaNode): Omit<GridColumn, 'isLong'> => ({
  path: [key],
  name: labelOfField(key, node),
  node,
  isNumeric: controlOf(node) === 'number',
  isRequired: !node.isOptional,
})

/** A column for each entry of the other list, and for what a row has beyond. */
function listColumns(
  list: SchemaNode,
  name: string,
  path: Path,
  values: readonly unknown[],
  group: Path,
  at: FormTools['at'],
): Omit<GridColumn, 'isLong'>[] {
  const node = itemsOf(list)
  const others = at([...group, list.meta[COLUMNS] ?? '']).value
  const names: readonly unknown[] = Array.isArray(others) ? others : []
  const width = Math.max(names.length, ...values.map(value => (Array.isArray(value) ? value.length : 0)))
  return Array.from({ length: width }, (_, index) => ({
    path: [...path, index],
    name: textIn(summaryOf(names[index]), node) || `${name} ${index + 1}`,
    node,
    isNumeric:
      controlOf(node) === 'number' || areNumbers(values.map(value => textIn(Object(value)[index], node))),
    isRequired: true,
  }))
}

function areNumbers(texts: readonly string[]): boolean {
  const written = texts.filter(text => text !== '')
  return written.length > 0 && written.every(text => numberIn(text) !== undefined)
}

const withUniqueNames = (columns: readonly GridColumn[]): GridColumn[] =>
  columns.map((column, index) =>
    columns.some(({ name }, at) => name === column.name && at !== index)
      ? { ...column, name: `${column.name} (column ${index + 1})` }
      : column,
  )

function headingsOf(row: SchemaNode, group: Path, at: FormTools['at']): Headings | undefined {
  const columns = row.meta[COLUMNS]
  if (columns === undefined) return undefined
  const path = [...group, columns]
  const { value, node } = at(path)
  if (!node) return undefined
  const [[key] = ['']] = cellsOf(itemsOf(node))
  return { path, node, key, entries: Array.isArray(value) ? value : [] }
}

/** What rows are called: by their first cells, and by their numbers where those do not tell them apart. */
export function rowNames({ rows, columns: [first] }: Grid): string[] {
  const texts = rows.map(row => (first ? textIn(cellOf(row, first), first.node) : ''))
  return texts.map((text, index) => {
    if (text === '') return `row ${index + 1}`
    return texts.indexOf(text) === texts.lastIndexOf(text) ? text : `${text} (row ${index + 1})`
  })
}

export const cellOf = (row: unknown, { path }: Pick<GridColumn, 'path'>): unknown => valueAt(row, path)

/** A cell by its place. The row of the headings is -1. */
export interface CellPlace {
  row: number
  column: number
}

/** Cells in a rectangle, in whatever direction they were chosen. */
export interface CellArea {
  from: CellPlace
  to: CellPlace
}

export const edgesOf = ({ from, to }: CellArea) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export const pathOf = ({ path, columns, headings }: Grid, { row, column }: CellPlace): Path =>
  row < 0 && headings
    ? [...headings.path, column, headings.key]
    : [...path, row, ...(columns[column]?.path ?? [])]

export const valueOfCell = ({ rows, columns, headings }: Grid, { row, column }: CellPlace): unknown =>
  row < 0
    ? Object(headings?.entries[column])[headings?.key ?? '']
    : cellOf(rows[row], columns[column] ?? { path: [] })

/** The texts of an area, for other programs. */
export const textsIn = (grid: Grid, area: CellArea): string[][] =>
  overArea(area, place => {
    const column = grid.columns[place.column]
    return column ? textIn(valueOfCell(grid, place), column.node) : ''
  })

/** Rows of texts, one for each cell of an area. */
export function overArea(area: CellArea, textOf: (place: CellPlace) => string): string[][] {
  const { top, bottom, left, right } = edgesOf(area)
  const from = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, at) => start + at)
  return from(top, bottom).map(row => from(left, right).map(column => textOf({ row, column })))
}

/**
 * The row with another value in a cell. Fields are in the order of the schema; lists are filled up to the cell.
 * @param value undefined for an empty cell
 */
export function withCell(row: unknown, node: SchemaNode, [key, ...below]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const items = itemsOf(node)
    const length = Math.max(key + 1, Array.isArray(row) ? row.length : 0)
    const list = Array.from({ length }, (_, at) => Object(row)[at] ?? emptyCell(items))
    return list.with(key, value ?? emptyCell(items))
  }
  const declared = node.fields?.[key]
  const field = declared && nodeOf(declared)
  const written = field ? withCell(Object(row)[key], field, below, value) : value
  const isNeeded = field?.isOptional === false
  const isEmpty =
    field?.items && Array.isArray(written) && written.every(entry => entry === emptyCell(itemsOf(field)))
  const values: Record<string, unknown> = { ...Object(row), [key]: isNeeded ? (written ?? '') : written }
  if (!isNeeded && (written === undefined || (below.length > 0 && isEmpty))) delete values[key]
  const order = orderOf(node)
  const known = order.filter(name => name in values)
  const others = Object.keys(values).filter(name => !order.includes(name))
  return Object.fromEntries([...known, ...others].map(name => [name, values[name]]))
}

/**
 * What has to be written for a cell: itself, or the list in which its place is still to come.
 * @returns its path below the row, and its value; undefined for what is taken out
 */
export function partBelowRow(
  { rows, row, columns }: Grid,
  place: CellPlace,
  value: unknown,
): [Path, unknown] {
  const { path } = columns[place.column] ?? { path: [] }
  const after = withCell(rows[place.row], row, path, value)
  const gone = path
    .map((_, index) => path.slice(0, index + 1))
    .find(part => valueAt(after, part) === undefined)
  if (gone) return [gone, undefined]
  const isMissing = typeof path.at(-1) === 'number' && valueAt(rows[place.row], path) === undefined
  const part = isMissing ? path.slice(0, -1) : path
  return [part, valueAt(after, part)]
}

/** Where the words for the picture of a cell are. */
export const altPathOf = ({ node }: GridColumn, path: Path): Path[] =>
  [node.meta[ALT_KEY] ?? []].flat().map(key => [...path.slice(0, -1), key])

/** A row to be written in: what it must have, with a cell for each column. */
export function newRow({ row, columns }: Grid): unknown {
  return columns.reduce((entry, { path, node, isRequired: isNeeded }) => {
    // What has entries of another list must have as many.
    return isNeeded && typeof path.at(-1) === 'number' ? withCell(entry, row, path, emptyCell(node)) : entry
  }, emptyValue(row))
}

export const isEmptyRow = (row: unknown, { columns }: Grid): boolean =>
  columns.every(column => textIn(cellOf(row, column), column.node) === '')

/** Whether a table is an example still, as a new section begins with. */
export function isExample({ path, headings }: Grid, { at }: Pick<FormTools, 'at'>): boolean {
  const group = Object(at(path.slice(0, -1)).value)
  const keys = [path, headings?.path ?? path].map(list => String(list.at(-1)))
  return sectionPresets.some(
    ({ section }) =>
      section.type === group.type &&
      keys.every(key => JSON.stringify(Object(section)[key]) === JSON.stringify(group[key])),
  )
}

/** A grid whose cells and headings are all to be written. */
export const emptied = ({ columns, headings, ...grid }: Grid): Grid => ({
  ...grid,
  rows: [],
  columns: columns.slice(0, 1),
  headings: headings && { ...headings, entries: [] },
})

/** A grid once texts were pasted into it. */
export interface Pasted {
  rows: readonly unknown[]
  /** The entries of the headings, where the grid has them. */
  headings: readonly unknown[]
  /** What was written in. */
  area: CellArea
  /** What had no room, in a sentence. */
  loss: string
  /** How the first day was read of which only numbers are said, in a sentence. */
  reading: string
}

/**
 * Writes texts from a cell on. Rows are added, and columns where the grid has its headings, up to what the schema allows.
 * @param node what the list is
 * @param locale of the site
 */
export function paste(
  grid: Grid,
  node: SchemaNode,
  at: CellPlace,
  copied: readonly (readonly string[])[],
  locale: string,
): Pasted {
  const { headings, columns } = grid
  const texts = headings ? copied : withoutHeadings(copied, columns.slice(at.column))
  const mostColumns = headings ? (headings.node.most ?? Number.POSITIVE_INFINITY) : columns.length
  const width = Math.max(...texts.map(line => line.length))
  const taken = {
    width: Math.min(width, mostColumns - at.column),
    height: Math.min(texts.length, (node.most ?? Number.POSITIVE_INFINITY) - at.row),
  }
  const wide = widened(grid, at.column + taken.width)
  const rows = [...wide.rows]
  const entries = [...(wide.headings?.entries ?? [])]
  let reading: string | undefined
  for (const [line, words] of texts.slice(0, taken.height).entries()) {
    const index = at.row + line
    const written = words.slice(0, taken.width)
    if (index >= 0)
      rows[index] = written.reduce<unknown>((row, text, offset) => {
        const column = wide.columns[at.column + offset]
        if (!column) return row
        const value = valueIn(text, column.node, locale)
        if (controlOf(column.node) === 'date') reading ??= readingOf(text, value, locale)
        return withCell(row, grid.row, column.path, value)
      }, rows[index] ?? newRow(wide))
    else if (headings)
      for (const [offset, text] of written.entries())
        entries[at.column + offset] = withHeading(headings, entries[at.column + offset], text)
  }
  const to = { row: at.row + taken.height - 1, column: at.column + taken.width - 1 }
  return {
    rows,
    headings: entries,
    area: { from: at, to },
    loss: lossOf(texts, taken, width),
    reading: reading ?? '',
  }
}

export const withHeading = ({ node, key }: Headings, entry: unknown, text: string): unknown =>
  withCell(entry, itemsOf(node), [key], text.trim() === '' ? undefined : withoutLineBreaks(text))

/** The grid with at least so many columns, whose headings are to be written. */
function widened(grid: Grid, width: number): Grid {
  const { headings, row, rows, columns } = grid
  const [like] = columns
  if (!headings || !like || width <= columns.length) return grid
  const last = width - 1
  const added = (from: number) => Array.from({ length: width - from }, (_, at) => from + at)
  return {
    ...grid,
    rows: rows.map(entry => withCell(entry, row, [last], undefined)),
    columns: [...columns, ...added(columns.length).map(index => ({ ...like, path: [index] }))],
    headings: {
      ...headings,
      entries: [
        ...headings.entries,
        ...added(headings.entries.length).map(() => emptyValue(itemsOf(headings.node))),
      ],
    },
  }
}

/** A first line of texts that says what the columns say already is none of the cells. */
function withoutHeadings(
  texts: readonly (readonly string[])[],
  columns: readonly GridColumn[],
): readonly (readonly string[])[] {
  const [first = [], ...others] = texts
  const words = first.map((text, at) => [text.toLowerCase(), columns[at]?.name.toLowerCase()])
  const isHeading = words.every(([text, name]) => text === '' || text === name)
  return isHeading && first.some(Boolean) && others.length > 0 ? others : texts
}

function lossOf(
  cells: readonly (readonly string[])[],
  taken: { width: number; height: number },
  width: number,
): string {
  const lost = [
    ...(cells.length > taken.height ? [countOf(cells.length - taken.height, 'row')] : []),
    ...(width > taken.width ? [countOf(width - taken.width, 'column')] : []),
  ]
  const [first] = cells
    .flatMap((line, at) => (at < taken.height ? line.slice(taken.width) : line))
    .filter(Boolean)
  if (lost.length === 0) return ''
  return `There was no room for ${lost.join(' and ')}${first ? `, beginning with “${first.slice(0, 40)}”` : ''}. What you copied is still in the clipboard.`
}

/** Writes the entries of a list, each in the place and form of the one before. */
export function writeEntries(
  text: string,
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
  order: readonly string[],
): string {
  if (before.length === 0) return after.length === 0 ? text : setValue(text, path, after, order)
  const kept = after.slice(0, before.length)
  const written = kept.reduce<string>(
    (result, entry, at) => rewriteValue(result, [...path, at], before[at], entry),
    text,
  )
  const shortened = before
    .slice(after.length)
    .reduceRight<string>((result, _, at) => removeValue(result, [...path, after.length + at]), written)
  return after
    .slice(before.length)
    .reduce<string>((result, entry, at) => insertItem(result, path, before.length + at, entry), shortened)
}

/** A list that is parallel to others: its entries are in the same order. */
export interface Ordered {
  path: Path
  followers: readonly { path: Path; length: number; empty: unknown }[]
}

/** The lists that are in the order of the one at a path. */
export function orderedBy(path: Path, at: FormTools['at']): Ordered {
  const group = path.slice(0, -1)
  const key = path.at(-1)
  const { node, value } = at(group)
  const followers = fieldNodes({ fields: fieldsOf(node?.schema, value) }).flatMap(([name, { items }]) => {
    if (!items) return []
    const entries: readonly unknown[] = Array.isArray(Object(value)[name]) ? Object(value)[name] : []
    const lists: [SchemaNode, Path][] = [
      [nodeOf(items), []],
      ...fieldNodes(nodeOf(items)).map(([below, field]): [SchemaNode, Path] => [field, [below]]),
    ]
    return lists
      .filter(([{ meta }]) => meta[COLUMNS] === key)
      .flatMap(([list, below]) =>
        entries.flatMap((_, index) => {
          const place = [...group, name, index, ...below]
          const found = at(place).value
          return Array.isArray(found)
            ? { path: place, length: found.length, empty: emptyCell(itemsOf(list)) }
            : []
        }),
      )
  })
  return { path, followers }
}

export const moveOrdered = (text: string, { path, followers }: Ordered, from: number, to: number): string =>
  followers
    .filter(({ length }) => from < length && to < length)
    .reduce((result, { path: list }) => moveItem(result, list, from, to), moveItem(text, path, from, to))

export const removeOrdered = (text: string, { path, followers }: Ordered, index: number): string =>
  followers
    .filter(({ length }) => index < length)
    .reduce(
      (result, { path: list }) => removeValue(result, [...list, index]),
      removeValue(text, [...path, index]),
    )

/** Inserts an entry. At their end, other lists get one only if it may be empty: else what is missing is said there. */
export const insertOrdered = (
  text: string,
  { path, followers }: Ordered,
  index: number,
  entry: unknown,
): string =>
  followers
    .filter(({ length, empty }) => index < length || (index === length && empty !== ''))
    .reduce(
      (result, { path: list, empty }) => insertItem(result, list, index, empty),
      insertItem(text, path, index, entry),
    )
