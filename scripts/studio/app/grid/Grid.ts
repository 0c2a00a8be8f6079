import { labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { COLUMNS } from '../../../../schema/model/fields.ts'
import { isObject } from '../../../../schema/model/isObject.ts'
import { fieldOf, fieldsOf, nodeOf, type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { countOf, summaryOf } from '../../site/labels.ts'
import { cellsOf, emptyValue, itemsOf, orderOf } from '../form/controlOf.ts'
import { emptyCell, textIn, valueIn } from './cellText.ts'

/** A cell by its place. The row of the headings is -1; a row as a whole has the column -1. */
export interface CellPlace {
  row: number
  column: number
}

/** Cells in a rectangle, with those at its edges. */
export interface CellArea {
  top: number
  bottom: number
  left: number
  right: number
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
    this.columns =
      row.meta[COLUMNS] === undefined
        ? cellsOf(row).flatMap(([key, field]) => this.#columnsOf([key], labelOfField(key, field), field))
        : this.#columnsOf([], 'Column', row)
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
    const isRequired = !node.isOptional
    if (other === undefined) return [{ path, name, node, isRequired }]
    const names = listIn(group[other])
    const cell = itemsOf(node)
    const lengths = this.rows.map(row => listIn(valueAt(row, path)).length)
    return range(Math.max(names.length, ...lengths)).map(index => ({
      path: [...path, index],
      name: textIn(summaryOf(names[index]), cell, locale) || `${name} ${index + 1}`,
      node: cell,
      isRequired,
    }))
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

  /** The texts of the cells of an area, row by row. */
  textsIn({ top, bottom, left, right }: CellArea): string[][] {
    const columns = range(right - left + 1, left)
    return range(bottom - top + 1, top).map(row => columns.map(column => this.textAt({ row, column })))
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
    if (line === 'column' && !this.headings) return this.columns.length
    return (line === 'row' ? this.list.node : this.headings?.node)?.most ?? Number.POSITIVE_INFINITY
  }

  /** @param value undefined empties the cell */
  withCell(place: CellPlace, value: unknown): Grid {
    const { group, groupNode } = this.list
    return this.#withGroup(Object(written(group, groupNode, this.#pathInGroup(place), value)))
  }

  /**
   * Moves, adds and removes rows or columns, with all lists that are in their order.
   * @param order the index that each had, or `NEW`
   */
  arrange(line: Line, order: readonly number[]): Grid {
    const { group, groupNode } = this.list
    const { key, node } = (line === 'column' && this.headings) || this.list
    const entries = listIn(group[key])
    const arranged = order.map(
      at => entries[at] ?? (key === this.list.key ? this.#newRow() : emptyValue(itemsOf(node))),
    )
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
   * Writes texts into the cells from a place on. Rows are added, and columns where the grid has their headings, up to what the
   * schema allows.
   * @returns `loss`: what had no room, in a sentence
   */
  fill({ row: top, column: left }: CellPlace, copied: Texts): { grid: Grid; height: number; loss: string } {
    const { groupNode, locale } = this.list
    const texts = this.headings ? copied : withoutHeadings(copied, this.columns.slice(left))
    const widest = Math.max(...texts.map(line => line.length))
    const width = Math.min(widest, this.most('column') - left)
    const height = Math.min(texts.length, this.most('row') - top)
    const wide = this.#extended('column', this.columns.length, left + width)
    const large = wide.#extended('row', wide.rows.length, top + height)
    let group: unknown = large.list.group
    for (const [row, line] of texts.slice(0, height).entries())
      for (const [column, text] of line.slice(0, width).entries()) {
        const place = { row: top + row, column: left + column }
        const cell = large.nodeAt(place)
        if (cell) group = written(group, groupNode, large.#pathInGroup(place), valueIn(text, cell, locale))
      }
    const lost = texts.flatMap((line, at) => (at < height ? line.slice(width) : line)).filter(Boolean)
    const [first = ''] = lost
    const loss =
      first &&
      `There was no room for ${countOf(lost.length, 'cell')}, beginning with “${first.slice(0, 40)}”. What you copied is still in the clipboard.`
    return { grid: large.#withGroup(Object(group)), height, loss }
  }

  #extended(line: Line, length: number, wanted: number): Grid {
    return wanted > length ? this.arrange(line, range(wanted)) : this
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

/** The cells between two of them, in whatever direction. */
export const areaBetween = (one: CellPlace, other: CellPlace): CellArea => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isWithin = ({ top, bottom, left, right }: CellArea, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

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
