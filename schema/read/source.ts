import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Field } from '../model/mapFields.ts'
import {
  type Path,
  type PathFix,
  type PathProblem,
  type Position,
  type Problem,
  problem,
  type TextRange,
  type UnplacedProblem,
} from '../problems/problem.ts'
import { editToSet } from '../text/edit.ts'

/** A JSON file of the folder of pages. */
export interface SourceDocument {
  /** Relative to the folder of pages, with forward slashes. */
  file: string
  text: string
}

/** The texts of documents, by their files. */
export type Texts = Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'>

/** Turns an offset into a position; the length ends with the line. */
export function positionAt(text: string, offset: number, length: number): Position {
  const starts = lineStartsOf(text)
  // The last line that begins at or before the offset.
  let [line, beyond] = [1, starts.length + 1]
  while (beyond - line > 1) {
    const middle = (line + beyond) >> 1
    if ((starts[middle - 1] ?? 0) <= offset) line = middle
    else beyond = middle
  }
  const room = (starts[line] ?? text.length + 1) - 1 - offset
  return { line, column: offset - (starts[line - 1] ?? 0) + 1, length: Math.max(1, Math.min(length, room)) }
}

/** The text that was asked for last, and where each of its lines begins: a text may have thousands of problems. */
let latest: { text: string; starts: readonly number[] } = { text: '', starts: [0] }

function lineStartsOf(text: string): readonly number[] {
  if (latest.text !== text) {
    const starts = [0]
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
    latest = { text, starts }
  }
  return latest.starts
}

/** One character of a text as JSON writes it. */
const CHARACTER = /\\u[\da-f]{4}|\\?./gis

/** A text without its syntax errors, and the edits that have made it: in the order of their places, each of the text that was written. */
export interface FixedText {
  text: string
  edits: readonly Edit[]
}

/** Finds the positions of values and keys of a JSON text by their path. Parses it only when a position is asked for. */
export class Locator {
  readonly file: string
  /** How many characters the document has. */
  readonly length: number
  readonly #written: string
  readonly #edits: readonly Edit[]
  /** What is parsed. */
  readonly #text: string
  readonly #starts = new Map<Node, readonly number[]>()
  #root: Node | undefined

  /** @param fixed the text in which paths are looked up, where that which was written is no JSON */
  constructor(file: string, text: string, fixed: FixedText = { text, edits: [] }) {
    this.file = file
    this.length = text.length
    this.#written = text
    this.#text = fixed.text
    this.#edits = fixed.edits
  }

  /** The value at `path`, or the nearest thing above it that exists. */
  value(path: Path): Position {
    const node = this.#nearest(path)
    // An object or a list is marked at its first character: underlining all of it says nothing.
    return this.#positionOf(node?.offset, node?.children ? 1 : node?.length)
  }

  /** The value at `path` as it is written; nothing where there is none. */
  written(path: Path): string {
    const node = this.#exact(path)
    return node ? this.#text.slice(node.offset, node.offset + node.length) : ''
  }

  /** The edits that write another value in a field, or in its place in a text. None for one that is written with escapes there. */
  replacingField(field: Pick<Field, 'path' | 'reference'>, value: string): Edit[] {
    const fix = fixOfField(field, value)
    return fix ? this.#editsOf(field.path, fix) : []
  }

  /** A problem with its position. */
  place(found: UnplacedProblem): Problem {
    const { file } = this
    const { code, suggestion } = found
    if ('offset' in found) {
      const place = positionAt(this.#written, found.offset, found.length)
      const placed = problem(code, { file, ...place }, found.message, suggestion)
      return found.fix ? { ...placed, fix: found.fix } : placed
    }
    const { path, at, fix, help, malformed, message } = found
    const words = typeof message === 'function' ? message(other => this.value(other).line) : message
    const placed = problem(code, { file, ...this.#placeOf(path, at) }, words, suggestion, path)
    if (help !== undefined) placed.help = help
    // Edits would be of another text than the author's.
    if (this.#edits.length > 0) return placed
    if (fix) placed.fix = this.#editsOf(path, fix)
    if (malformed) {
      const emptied = typeof at === 'object' ? { parts: [{ ...at, words: '' }] } : { json: '' }
      placed.malformed = { ...malformed, edits: this.#editsOf(path, emptied) }
    }
    return placed
  }

  #editsOf(path: Path, fix: PathFix): Edit[] {
    if ('add' in fix) return [editToSet(this.#text, [...path, ...fix.add], fix.value, fix.order)]
    if ('parts' in fix)
      return fix.parts.flatMap(({ words, ...range }) => {
        const place = this.#partAt(path, range)
        return place ? [{ ...place, content: JSON.stringify(words).slice(1, -1) }] : []
      })
    const value = this.#exact(path)
    const node = 'key' in fix ? keyOf(value) : value
    if (!node) return []
    const { offset, length } = node
    if ('key' in fix) return [{ offset, length, content: JSON.stringify(fix.key) }]
    const content = 'json' in fix ? fix.json : this.written(path).replaceAll(fix.all, fix.words)
    return [{ offset, length, content }]
  }

  #placeOf(path: Path, at: PathProblem['at']): Position {
    const part = typeof at === 'object' ? this.#partAt(path, at) : at && keyOf(this.#nearest(path))
    return part ? this.#positionOf(part.offset, part.length) : this.value(path)
  }

  /** Where a part of the text at `path` is written. A text may be a list of lines. */
  #partAt(path: Path, { index, length }: TextRange): { offset: number; length: number } | undefined {
    let node = this.#exact(path)
    let from = index
    for (const line of node?.type === 'array' ? (node.children ?? []) : []) {
      node = line
      const size = this.#startsIn(line).length - 1
      if (from <= size) break
      // The line break between two lines.
      from -= size + 1
    }
    if (node?.type !== 'string') return undefined
    const starts = this.#startsIn(node)
    const written = (end: number) => starts[Math.min(Math.max(end, 0), starts.length - 1)] ?? 0
    const start = written(from)
    return { offset: node.offset + 1 + start, length: written(from + length) - start }
  }

  /** Where each character of a text is written, from its first quote on, and where the last one ends. Kept: a text may have thousands of links. */
  #startsIn(node: Node): readonly number[] {
    const known = this.#starts.get(node)
    if (known) return known
    const starts = [0]
    const written = this.#text.slice(node.offset + 1, node.offset + node.length - 1)
    for (const [character] of written.matchAll(CHARACTER))
      starts.push((starts.at(-1) ?? 0) + character.length)
    this.#starts.set(node, starts)
    return starts
  }

  #exact(path: Path): Node | undefined {
    this.#root ??= parseTree(this.#text)
    return this.#root && findNodeAtLocation(this.#root, [...path])
  }

  /** The value at a path, or the nearest one above it. */
  #nearest(path: Path): Node | undefined {
    return this.#exact(path) ?? (path.length > 0 ? this.#nearest(path.slice(0, -1)) : undefined)
  }

  /** The position in the text that was written. */
  #positionOf(offset = 0, length = 1): Position {
    return positionAt(this.#written, offsetBefore(this.#edits, offset), length)
  }
}

/** Writes another value in a field, or in its place in a text: absent for one that is written with escapes there. */
export function fixOfField({ reference }: Pick<Field, 'reference'>, value: string): PathFix | undefined {
  if (!reference) return { json: JSON.stringify(value) }
  return reference.at && { parts: [{ ...reference.at, words: value }] }
}

/** The offset before edits. Text that an edit inserted has the offset of the edit. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  let longer = 0
  for (const edit of edits) {
    const start = edit.offset + longer
    if (offset < start) break
    if (offset < start + edit.content.length) return edit.offset
    longer += edit.content.length - edit.length
  }
  return offset - longer
}

/** The key of a value that is in a group. */
const keyOf = (node: Node | undefined): Node | undefined =>
  node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
