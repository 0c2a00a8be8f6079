import { labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { ALT_KEY, COLUMNS } from '../../../../schema/model/fields.ts'
import { isObject } from '../../../../schema/model/isObject.ts'
import { fieldOf, fieldsOf, nodeOf, type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { sectionPresets } from '../../../../schema/section.ts'
import { countOf, summaryOf } from '../../site/labels.ts'
import { cellsOf, controlOf, emptyValue, itemsOf, orderOf } from '../form/controlOf.ts'
import { numberIn } from '../form/numberIn.ts'
import { emptyCell, textIn, valueIn } from './cellText.ts'

/** A cell by its place. The row of the headings is -1; a row as a whole has no column, which is -1, too. */
export interface CellPlace {
  row: number
  column: number
}

/** Cells in a rectangle, in whatever direction they were selected. */
export interface CellArea {
  from: CellPlace
  to: CellPlace
}

/** What is moved, added and removed as a whole. */
export type Line = 'row' | 'column'

/** Where a new row or column is to be, in an order of indexes. */
export const NEW = -1

type Texts = readonly (readonly string[])[]

interface Column {
  /** Where its cell is in a row. */
  path: Path
  name: string
  node: SchemaNode
  isRequired: boolean
  /** Whether its cells are aligned by their digits. */
  isNumeric: boolean
  /** Letters of its longest text, and of the longest word of its name. */
  longest: number
}

/** A list of a document, in the group around it: other lists there may be in its order. */
interface GroupedList {
  groupPath: Path
  groupNode: SchemaNode
  group: Readonly<Record<string, unknown>>
  key: string
  node: SchemaNode
  /** Of the site. */
  locale: string
}

/**
 * A list as a grid: each entry is a row, and a cell is a path below its row. Where the rows are lists, the headings of the columns
 * are entries of another list, and cells, too. A grid does not change: what edits it returns another one, with another group.
 */
export class Grid {
  readonly list: GroupedList
  readonly rows: readonly unknown[]
  readonly columns: readonly Column[]
  /** By their first cells, and by their numbers where those are empty or the same. */
  readonly rowNames: readonly string[]
  readonly headings: Heading | undefined

  constructor(list: GroupedList) {
    this.list = list
    this.rows = listIn(list.group[list.key])
    const row = itemsOf(list.node)
    const isList = row.meta[COLUMNS] !== undefined
    const parts: [Path, string, SchemaNode][] = isList
      ? [[[], 'Column', row]]
      : cellsOf(row).map(([key, field]) => [[key], labelOfField(key, field), field])
    this.columns = parts.flatMap(part => this.#columnsOf(...part))
    this.headings = this.#headingsOf(row)
    const firsts = this.rows.map((_, index) => this.textAt({ row: index, column: 0 }))
    this.rowNames = firsts.map((name, index) => {
      if (name === '') return `row ${index + 1}`
      return firsts.indexOf(name) === firsts.lastIndexOf(name) ? name : `${name} (row ${index + 1})`
    })
  }

  /** A column, or one for each entry of the other list, and for what a row has beyond. */
  #columnsOf(path: Path, name: string, node: SchemaNode): Column[] {
    const { group, locale } = this.list
    const other = node.meta[COLUMNS]
    if (other === undefined) return [this.#columnOf(path, name, node, node)]
    const names = listIn(group[other])
    const cell = itemsOf(node)
    const lengths = this.rows.map(row => listIn(valueAt(row, path)).length)
    return range(Math.max(names.length, ...lengths)).map(index => {
      const words = textIn(summaryOf(names[index]), cell, locale) || `${name} ${index + 1}`
      return this.#columnOf([...path, index], words, cell, node)
    })
  }

  #columnOf(path: Path, name: string, node: SchemaNode, { isOptional }: SchemaNode): Column {
    const texts = this.rows.map(row => textIn(valueAt(row, path), node, this.list.locale)).filter(Boolean)
    const control = controlOf(node)
    const isInList = typeof path.at(-1) === 'number'
    const areNumbers = texts.length > 0 && texts.every(text => numberIn(text) !== undefined)
    const shown = [...name.split(' '), ...(control === 'picture' ? [] : texts)]
    return {
      path,
      name,
      node,
      isRequired: !isOptional,
      isNumeric: control === 'number' || (isInList && areNumbers),
      longest: Math.max(...shown.map(text => text.length)),
    }
  }

  #headingsOf(row: SchemaNode): Heading | undefined {
    const { group, groupNode } = this.list
    const key = row.meta[COLUMNS] ?? ''
    const declared = fieldOf(fieldsOf(groupNode.schema, group), key)
    const node = declared && nodeOf(declared)
    const [[field, cell] = []] = node ? cellsOf(itemsOf(node)) : []
    return node && field !== undefined && cell
      ? { key, node, length: listIn(group[key]).length, field, cell }
      : undefined
  }

  #pathInGroup({ row, column }: CellPlace): Path {
    return row < 0 && this.headings
      ? [this.headings.key, column, this.headings.field]
      : [this.list.key, row, ...(this.columns[column]?.path ?? [])]
  }

  pathOf(place: CellPlace): Path {
    return [...this.list.groupPath, ...this.#pathInGroup(place)]
  }

  /** What a cell is. undefined where there is none. */
  nodeAt({ row, column }: CellPlace): SchemaNode | undefined {
    return row < 0 && this.headings ? this.headings.cell : this.columns[column]?.node
  }

  valueAt(place: CellPlace): unknown {
    return valueAt(this.list.group, this.#pathInGroup(place))
  }

  textAt(place: CellPlace): string {
    const node = this.nodeAt(place)
    return node ? textIn(this.valueAt(place), node, this.list.locale) : ''
  }

  /** The cell in which something at a path is, or which shows it. */
  placeOf(path: Path): CellPlace {
    const [key, index, ...below] = path.slice(this.list.groupPath.length)
    if (key === this.headings?.key) return { row: -1, column: Number(index ?? 0) }
    const column = this.columns.findIndex(each =>
      [each.path, ...altPathsOf(each)].some(place => place.every((step, at) => below[at] === step)),
    )
    return { row: Number(index), column }
  }

  get isLastRowEmpty(): boolean {
    const row = this.rows.length - 1
    return row >= 0 && this.columns.every((_, column) => this.textAt({ row, column }) === '')
  }

  /** How many rows there are, or columns with a heading. */
  count(line: Line): number {
    return line === 'row' ? this.rows.length : (this.headings?.length ?? 0)
  }

  /** How many rows or columns there may be. */
  most(line: Line): number {
    const { most = Number.POSITIVE_INFINITY } = line === 'row' ? this.list.node : (this.headings?.node ?? {})
    return line === 'row' || this.headings ? most : this.columns.length
  }

  /** @param value undefined empties the cell */
  withCell(place: CellPlace, value: unknown): Grid {
    const { group, groupNode } = this.list
    return this.#withGroup(Object(written(group, groupNode, this.#pathInGroup(place), value)))
  }

  /**
   * What of the group has to be written for a cell that has changed: the cell, or the part of its path that is there only before
   * or after. Lists are written as a whole where entries of them come or go.
   */
  changeFrom(before: Grid, place: CellPlace): [path: Path, value: unknown] {
    const path = this.#pathInGroup(place)
    const missing = path.findIndex((_, at) =>
      [before, this].some(({ list }) => valueAt(list.group, path.slice(0, at + 1)) === undefined),
    )
    const end = typeof path[missing] === 'number' ? missing : missing + 1
    const change = missing === -1 ? path : path.slice(0, end)
    return [[...this.list.groupPath, ...change], valueAt(this.list.group, change)]
  }

  /**
   * Moves, adds, duplicates and removes rows or columns, with all lists that are in their order.
   * @param order the index that each had, or `NEW`
   */
  arrange(line: Line, order: readonly number[]): Grid {
    const { group, groupNode } = this.list
    const isRow = line === 'row' || !this.headings
    const { key, node } = isRow || !this.headings ? this.list : this.headings
    const entries = listIn(group[key])
    const arranged = order.map(at => entries[at] ?? (isRow ? this.#newRow() : emptyValue(itemsOf(node))))
    const followed = withFollowers(group, groupNode, key, (list, empty) => [
      ...order.map(at => list[at] ?? empty),
      // What belongs to no entry.
      ...list.filter((_, at) => at >= entries.length && !order.includes(at)),
    ])
    const isLeftOut = arranged.length === 0 && node.isOptional
    return this.#withGroup({ ...Object(followed), [key]: isLeftOut ? undefined : arranged })
  }

  /** A row to be written in: what it must have, with a cell for each column. */
  #newRow(): unknown {
    const row = itemsOf(this.list.node)
    return this.columns
      .filter(({ path, isRequired }) => isRequired && typeof path.at(-1) === 'number')
      .reduce((entry, { path }) => written(entry, row, path, undefined), emptyValue(row))
  }

  /**
   * Writes texts from the beginning of an area on. Rows are added, and columns where the grid has their headings, up to what the
   * schema allows.
   * @returns `loss`: what had no room, in a sentence
   */
  fill(into: CellArea, copied: Texts): { grid: Grid; area: CellArea; height: number; loss: string } {
    const { groupNode, locale } = this.list
    const { top, left } = edgesOf(into)
    const texts = this.headings ? copied : withoutHeadings(copied, this.columns.slice(left))
    const width = Math.max(...texts.map(line => line.length))
    const room = {
      width: Math.min(width, this.most('column') - left),
      height: Math.min(texts.length, this.most('row') - top),
    }
    const lines = texts.slice(0, room.height).map(line => line.slice(0, room.width))
    const wide = this.#extended('column', this.columns.length, left + room.width)
    const large = wide.#extended('row', wide.rows.length, top + room.height)
    const group = lines.reduce<unknown>(
      (before, line, row) =>
        line.reduce((value, text, column) => {
          const place = { row: top + row, column: left + column }
          const cell = large.nodeAt(place)
          return cell
            ? written(value, groupNode, large.#pathInGroup(place), valueIn(text, cell, locale))
            : value
        }, before),
      large.list.group,
    )
    const to = { row: top + room.height - 1, column: left + room.width - 1 }
    const area = { from: { row: top, column: left }, to }
    const grid = large.#withGroup(Object(group))
    return { grid, area, height: room.height, loss: lossOf(texts, room, width) }
  }

  #extended(line: Line, length: number, wanted: number): Grid {
    return wanted > length ? this.arrange(line, range(wanted)) : this
  }

  /** Without its rows and columns where they are the example still with which a new section begins. */
  withoutExample(): Grid {
    const { group, key } = this.list
    const keys = [key, this.headings?.key ?? key]
    const isExample = sectionPresets.some(
      ({ section }) =>
        section.type === group.type &&
        keys.every(list => JSON.stringify(Object(section)[list]) === JSON.stringify(group[list])),
    )
    return isExample
      ? this.#withGroup({ ...group, ...Object.fromEntries(keys.map(list => [list, []])) })
      : this
  }

  #withGroup(group: Readonly<Record<string, unknown>>): Grid {
    return new Grid({ ...this.list, group: ordered(this.list.groupNode, group) })
  }
}

/** The list whose entries are the columns. */
interface Heading {
  key: string
  node: SchemaNode
  length: number
  /** The key of a heading's words in its entry, and what they are. */
  field: string
  cell: SchemaNode
}

export const range = (length: number, start = 0): number[] =>
  Array.from({ length: Math.max(0, length) }, (_, at) => start + at)

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Where the words for the picture of a cell are. */
export const altPathsOf = ({ node, path }: Column): Path[] =>
  [node.meta[ALT_KEY] ?? []].flat().map(key => [...path.slice(0, -1), key])

const edgesOf = ({ from, to }: CellArea) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export function isWithin(area: CellArea | undefined, { row, column }: CellPlace): boolean {
  if (!area) return false
  const { top, bottom, left, right } = edgesOf(area)
  return row >= top && row <= bottom && column >= left && column <= right
}

/** Rows of texts, one for each cell of an area. */
export function overArea(area: CellArea, textOf: (place: CellPlace) => string): string[][] {
  const { top, bottom, left, right } = edgesOf(area)
  const columns = range(right - left + 1, left)
  return range(bottom - top + 1, top).map(row => columns.map(column => textOf({ row, column })))
}

/** A group with its keys in the order of the schema, and without those whose values are undefined. */
function ordered(node: SchemaNode, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const order = orderOf(node, values)
  const others = Object.keys(values).filter(key => !order.includes(key))
  const keys = [...order, ...others].filter(key => values[key] !== undefined)
  return Object.fromEntries(keys.map(key => [key, values[key]]))
}

/**
 * A value with another one at a path below it. Lists are filled up to there with empty entries. A list of plain values that may be
 * left out is, when nothing is in it.
 */
function written(value: unknown, node: SchemaNode, [key, ...below]: Path, cell: unknown): unknown {
  if (key === undefined) return cell
  if (typeof key === 'number') {
    const entry = itemsOf(node)
    const empty = entry.fields ? emptyValue(entry) : emptyCell(entry)
    const list = listIn(value)
    const filled = range(Math.max(key + 1, list.length)).map(at => list[at] ?? empty)
    return filled.with(key, written(filled[key], entry, below, cell) ?? empty)
  }
  const declared = fieldOf(fieldsOf(node.schema, value), key)
  if (!declared) return value
  const field = nodeOf(declared)
  const after = written(Object(value)[key], field, below, cell)
  const isBlank = below.length === 1 && listIn(after).every(entry => entry === emptyCell(itemsOf(field)))
  const isLeftOut = field.isOptional && (after === undefined || isBlank)
  return ordered(node, { ...Object(value), [key]: isLeftOut ? undefined : (after ?? '') })
}

/** A value whose lists in the order of another one, at `key`, are arranged like that one. */
function withFollowers(
  value: unknown,
  node: SchemaNode,
  key: string,
  arranged: (list: readonly unknown[], empty: unknown) => unknown[],
): unknown {
  if (Array.isArray(value) && node.items) {
    const entry = itemsOf(node)
    return node.meta[COLUMNS] === key
      ? arranged(value, emptyCell(entry))
      : value.map(each => withFollowers(each, entry, key, arranged))
  }
  if (!isObject(value)) return value
  const fields = fieldsOf(node.schema, value)
  const entries = Object.entries(value).map(([name, below]) => {
    const field = fieldOf(fields, name)
    return [name, field ? withFollowers(below, nodeOf(field), key, arranged) : below]
  })
  return Object.fromEntries(entries)
}

/** A first line of texts that says what the columns say already is none of the cells. */
function withoutHeadings(texts: Texts, columns: readonly Column[]): Texts {
  const [first = [], ...others] = texts
  const isHeading = first.every(
    (text, at) => text === '' || text.toLowerCase() === columns[at]?.name.toLowerCase(),
  )
  return isHeading && first.some(Boolean) && others.length > 0 ? others : texts
}

function lossOf(texts: Texts, room: { width: number; height: number }, width: number): string {
  const rows = texts.length > room.height && countOf(texts.length - room.height, 'row')
  const columns = width > room.width && countOf(width - room.width, 'column')
  const lost = [rows, columns].filter(Boolean).join(' and ')
  const [first] = texts
    .flatMap((line, at) => (at < room.height ? line.slice(room.width) : line))
    .filter(Boolean)
  const beginning = first ? `, beginning with “${first.slice(0, 40)}”` : ''
  return lost && `There was no room for ${lost}${beginning}. What you copied is still in the clipboard.`
}
