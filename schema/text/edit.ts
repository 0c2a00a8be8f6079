// schema/text: in comes the text of a document and a change, out goes the new text, with everything else as it was:
// for fixes, commands and the studio.

import { applyEdits, type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { isObject } from '../model/isObject.ts'
import type { Path } from '../problems/problem.ts'

/**
 * Edits of the text of a document, for commands and the studio. Each changes what it is about and nothing else, so that a diff
 * shows what the author changed: all other formatting and the order of fields stay, and what is new is written like the rest.
 * Paths lead to what the text has; a text that is no JSON throws.
 */

/** The value of a document. @returns undefined while its text is no JSON */
export function valueOfText(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Writes a value at a path.
 * @param order the keys of the object around it in the order of its schema; a new field takes its place among them, and is the
 * first where they do not say it
 */
export const setValue = (text: string, path: Path, value: unknown, order?: readonly string[]): string =>
  applyEdits(text, [editToSet(text, path, value, order)])

/** The edit that writes a value at a path, as `setValue` does. @param room characters of the longest object on one line */
export function editToSet(
  text: string,
  path: Path,
  value: unknown,
  order: readonly string[] = [],
  room = 0,
): Edit {
  const root = rootOf(text)
  const found = findNodeAtLocation(root, [...path])
  if (found) return { ...rangeOf(found), content: format(value, indentOf(text, found), text, room) }
  const key = path.at(-1)
  const above = path.slice(0, -1)
  if (typeof key !== 'string') throw new Error(`There is no entry ${path.join('.')}`)
  const parent = findNodeAtLocation(root, above)
  return parent
    ? editToAdd(text, parent, key, value, order, room)
    : editToSet(text, above, { [key]: value }, [], room)
}

/** Removes the field or the entry at a path, with its comma and its line. */
export function removeValue(text: string, path: Path): string {
  const found = findNodeAtLocation(rootOf(text), [...path])
  const entry = found?.parent?.type === 'property' ? found.parent : found
  const parent = entry?.parent
  if (!entry || !parent) return text
  const siblings = parent.children ?? []
  const at = siblings.indexOf(entry)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (!before && !after)
    return applyEdits(text, [{ ...rangeOf(parent), content: parent.type === 'array' ? '[]' : '{}' }])
  const start = before ? endOf(before) : entry.offset
  const end = before ? endOf(entry) : (after?.offset ?? endOf(entry))
  return applyEdits(text, [{ offset: start, length: end - start, content: '' }])
}

/**
 * Inserts an entry into the list at a path.
 * @param index where it is to be; the end of the list is its length
 * @param room characters of the longest object on one line
 */
export function insertItem(text: string, path: Path, index: number, value: unknown, room = 0): string {
  const list = listAt(text, path)
  const before = list.children?.[index - 1]
  const like = before ?? list.children?.[index]
  if (!like) return setValue(text, path, [value])
  const isInline = !text.slice(list.offset, endOf(list)).includes('\n')
  const written = isInline ? inline(value) : format(value, indentOf(text, like), text, room)
  return applyEdits(text, [editNextTo(text, like, written, before !== undefined)])
}

/** Moves an entry of the list at a path to another index, as it is written. */
export function moveItem(text: string, path: Path, from: number, to: number): string {
  const items = listAt(text, path).children ?? []
  const order = [...items]
  order.splice(to, 0, ...order.splice(from, 1))
  return applyEdits(
    text,
    items.flatMap((item, index) => {
      const moved = order[index] ?? item
      return moved === item ? [] : { ...rangeOf(item), content: text.slice(moved.offset, endOf(moved)) }
    }),
  )
}

/** Characters of the longest object that a rewritten value has on one line. */
const SHORT = 80

/**
 * Writes another value in the place of the one at `path`. What both have in common keeps its formatting and its order.
 * @param text valid JSON that has `before` at `path`
 */
export function rewriteValue(text: string, path: Path, before: unknown, after: unknown): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return text
  const rewrite = (current: string, key: string | number, [old, value]: [unknown, unknown]) =>
    rewriteValue(current, [...path, key], old, value)
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0) {
    const [sized, entries] = resized(text, path, before, after)
    return after.reduce<string>((current, entry, at) => rewrite(current, at, [entries[at], entry]), sized)
  }
  const hasCommonKeys =
    isObject(before) && isObject(after) && Object.keys(after).some(key => Object.hasOwn(before, key))
  if (!hasCommonKeys) return applyEdits(text, [editToSet(text, path, after, [], SHORT)])
  const removed = Object.keys(before).filter(key => !Object.hasOwn(after, key))
  const order = Object.keys(after)
  return order.reduce(
    (current, key) =>
      Object.hasOwn(before, key)
        ? rewrite(current, key, [before[key], after[key]])
        : applyEdits(current, [editToSet(current, [...path, key], after[key], order, SHORT)]),
    removed.reduce((current, key) => removeValue(current, [...path, key]), text),
  )
}

/** Takes entries out of a list, or puts some in, where it begins to differ. @returns the text, and the entries that it has then */
function resized(
  text: string,
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
): [string, readonly unknown[]] {
  const isSame = (entry: unknown, at: number) => JSON.stringify(entry) === JSON.stringify(before[at])
  const found = after.findIndex((entry, at) => !isSame(entry, at))
  const start = found === -1 ? after.length : found
  const surplus = Math.max(0, before.length - after.length)
  const added = after.slice(start, start + Math.max(0, after.length - before.length))
  const shortened = before
    .slice(start, start + surplus)
    .reduce<string>(current => removeValue(current, [...path, start]), text)
  return [
    added.reduce<string>(
      (current, entry, at) => insertItem(current, path, start + at, entry, SHORT),
      shortened,
    ),
    before.toSpliced(start, surplus, ...added),
  ]
}

function editToAdd(
  text: string,
  parent: Node,
  key: string,
  value: unknown,
  order: readonly string[],
  room: number,
): Edit {
  const fields = parent.children ?? []
  const [first] = fields
  if (!first)
    return { ...rangeOf(parent), content: format({ [key]: value }, indentOf(text, parent), text, room) }
  const rank = order.indexOf(key)
  const before = fields.findLast(field => {
    const at = order.indexOf(String(field.children?.[0]?.value))
    return at !== -1 && (rank === -1 || at < rank)
  })
  const like = before ?? first
  const isInline = !gapBefore(text, like).includes('\n')
  const written = isInline ? inline(value) : format(value, indentOf(text, like), text, room)
  return editNextTo(text, like, `${JSON.stringify(key)}: ${written}`, before !== undefined)
}

/** Writes a field or an entry after another one, or before it, with the same white space. */
function editNextTo(text: string, node: Node, written: string, isAfter: boolean): Edit {
  const gap = gapBefore(text, node) || ' '
  return isAfter
    ? { offset: endOf(node), length: 0, content: `,${gap}${written}` }
    : { offset: node.offset, length: 0, content: `${written},${gap}` }
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

const rangeOf = ({ offset, length }: Node) => ({ offset, length })

const endOf = (node: Node): number => node.offset + node.length

/** The white space before a node, after the comma or bracket. */
const gapBefore = (text: string, node: Node): string => /\s*$/.exec(text.slice(0, node.offset))?.[0] ?? ''

/** The white space at the beginning of the line on which a value, or the field that has it, begins. */
function indentOf(text: string, node: Node): string {
  const { offset } = node.parent?.type === 'property' ? node.parent : node
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** Characters of the longest line with a list of plain values. */
const LINE = 100

/**
 * Writes a value as documents are written: an object with a line for each field, a list of words or numbers on one line where
 * there is room. Indentation and line ends are those of the text.
 * @param indent the white space before the line on which the value begins
 */
function format(value: unknown, indent: string, text: string, room = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const line = inline(value)
  const isPlain = Array.isArray(value) && value.every(item => typeof item !== 'object')
  const isEmpty = Object.keys(value).length === 0
  if (isEmpty || line.length <= room || (isPlain && indent.length + line.length <= LINE)) return line
  const deeper = indent + (/^\t/m.test(text) ? '\t' : (/^ +/m.exec(text)?.[0] ?? '  '))
  const entries = Object.entries(value).map(([key, entry]) => {
    const written = format(entry, deeper, text, room)
    return deeper + (Array.isArray(value) ? written : `${JSON.stringify(key)}: ${written}`)
  })
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [open, entries.join(`,${end}`), indent + close].join(end)
}

/** A value on one line. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
