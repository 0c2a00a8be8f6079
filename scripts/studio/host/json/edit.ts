import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

/** Keys and list indexes from the root of a document. */
export type Path = readonly (string | number)[]

/** The value of a document. @returns undefined while its text is no JSON */
export function valueOfText(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Edits of the text of a document. Each changes what it is about and nothing else, so that a diff shows what the author
 * changed: all other formatting and the order of fields stay.
 */

/**
 * Writes a value at a path.
 * @param order the keys of the object around it in the order of its schema; a new field takes its place among them
 */
export function setValue(text: string, path: Path, value: unknown, order: readonly string[] = []): string {
  const root = rootOf(text)
  const found = findNodeAtLocation(root, [...path])
  if (found) {
    const indent = indentOf(text, found.parent?.type === 'property' ? found.parent : found)
    return splice(text, found.offset, found.length, format(value, indent))
  }
  const key = path.at(-1)
  const above = path.slice(0, -1)
  if (typeof key !== 'string') throw new Error(`There is no entry ${path.join('.')}`)
  const parent = findNodeAtLocation(root, above)
  if (!parent) return setValue(text, above, { [key]: value })
  return insertField(text, parent, key, value, order)
}

/** Removes the field or the entry at a path, with its comma and its line. */
export function removeValue(text: string, path: Path): string {
  const found = findNodeAtLocation(rootOf(text), [...path])
  if (!found) return text
  const entry = found.parent?.type === 'property' ? found.parent : found
  const siblings = entry.parent?.children ?? []
  const at = siblings.indexOf(entry)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (before) return splice(text, endOf(before), endOf(entry) - endOf(before), '')
  if (after) return splice(text, entry.offset, after.offset - entry.offset, '')
  const parent = entry.parent
  return parent ? splice(text, parent.offset, parent.length, parent.type === 'array' ? '[]' : '{}') : text
}

/** Inserts an entry into the list at a path. @param index where it is to be; the end of the list is its length */
export function insertItem(text: string, path: Path, index: number, value: unknown): string {
  const list = listAt(text, path)
  const items = list.children ?? []
  const after = items[index]
  const before = items[index - 1]
  const like = before ?? after
  if (!like) return setValue(text, path, [value])
  const written = isOnOneLine(text, list)
    ? JSON.stringify(value)
    : format(value, indentOf(text, like)).replace(/^\n/, '')
  const gap = gapBefore(text, like)
  return before
    ? splice(text, endOf(before), 0, `,${gap || ' '}${written}`)
    : splice(text, like.offset, 0, `${written},${gap || ' '}`)
}

/** Moves an entry of the list at a path to another index, as it is written. */
export function moveItem(text: string, path: Path, from: number, to: number): string {
  const items = listAt(text, path).children ?? []
  const order = items.map((_, index) => index)
  const [moved] = order.splice(from, 1)
  if (moved === undefined) return text
  order.splice(to, 0, moved)
  const written = items.map(item => text.slice(item.offset, endOf(item)))
  // From the last to the first, so that the offsets of the others stay right.
  return items.reduceRight((result, item, index) => {
    const source = order[index] ?? index
    return source === index ? result : splice(result, item.offset, item.length, written[source] ?? '')
  }, text)
}

function insertField(
  text: string,
  parent: Node,
  key: string,
  value: unknown,
  order: readonly string[],
): string {
  const fields = parent.children ?? []
  if (fields.length === 0) {
    const indent = indentOf(text, parent.parent?.type === 'property' ? parent.parent : parent)
    return splice(text, parent.offset, parent.length, format({ [key]: value }, indent))
  }
  const rank = order.indexOf(key)
  const earlier = fields.filter(field => {
    const at = order.indexOf(String(field.children?.[0]?.value))
    return at !== -1 && (rank === -1 || at < rank)
  })
  const before = earlier.at(-1)
  const like = before ?? fields[0]
  if (!like) return text
  const gap = gapBefore(text, like)
  const isInline = !gap.includes('\n')
  const written = `${JSON.stringify(key)}: ${isInline ? JSON.stringify(value) : format(value, indentOf(text, like))}`
  return before
    ? splice(text, endOf(before), 0, `,${gap || ' '}${written}`)
    : splice(text, like.offset, 0, `${written},${gap || ' '}`)
}

function rootOf(text: string): Node {
  const root = parseTree(text)
  if (!root) throw new Error('This text is no JSON')
  return root
}

function listAt(text: string, path: Path): Node {
  const list = findNodeAtLocation(rootOf(text), [...path])
  if (list?.type !== 'array') throw new Error(`There is no list at ${path.join('.')}`)
  return list
}

const endOf = (node: Node): number => node.offset + node.length

const splice = (text: string, offset: number, length: number, inserted: string): string =>
  text.slice(0, offset) + inserted + text.slice(offset + length)

/** The white space before a node, after the comma or bracket. */
const gapBefore = (text: string, node: Node): string => /\s*$/.exec(text.slice(0, node.offset))?.[0] ?? ''

/** The spaces at the beginning of the line on which a node begins. */
function indentOf(text: string, node: Node): number {
  const start = text.lastIndexOf('\n', node.offset - 1) + 1
  return /^ */.exec(text.slice(start))?.[0].length ?? 0
}

const isOnOneLine = (text: string, node: Node): boolean =>
  !text.slice(node.offset, endOf(node)).includes('\n')

/** Characters of the longest list that stays on one line. */
const LINE = 100

/**
 * Writes a value as the documents of the site are written: two spaces, an object with a line for each field, a list of
 * words or numbers on one line where there is room.
 * @param indent the spaces before the line on which the value begins
 */
function format(value: unknown, indent: number): string {
  if (Array.isArray(value)) return formatList(value, indent)
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, field]) => `${JSON.stringify(key)}: ${format(field, indent + 2)}`,
    )
    return wrapped('{', fields, '}', indent)
  }
  return JSON.stringify(value)
}

function formatList(list: readonly unknown[], indent: number): string {
  const items = list.map(item => format(item, indent + 2))
  const line = `[${items.join(', ')}]`
  const isShort = list.every(item => typeof item !== 'object') && indent + line.length <= LINE
  return isShort ? line : wrapped('[', items, ']', indent)
}

function wrapped(open: string, parts: readonly string[], close: string, indent: number): string {
  if (parts.length === 0) return open + close
  const space = ' '.repeat(indent)
  return `${open}\n${parts.map(part => `${space}  ${part}`).join(',\n')}\n${space}${close}`
}
