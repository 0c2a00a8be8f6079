import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Field } from '../model/mapFields.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Position, TextRange } from '../problems/problem.ts'
import {
  type Path,
  type PathProblem,
  type Problem,
  problem,
  type Wording,
  withFix,
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

/** The offset of a position's first character. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Finds the positions of values and keys of a JSON text by their path. Parses it only when a position is asked for. */
export class Locator {
  readonly file: string
  readonly #text: string
  readonly #starts = new Map<Node, readonly number[]>()
  #root: Node | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.#text = text
  }

  /** How many characters the document has. */
  length(): number {
    return this.#text.length
  }

  /** The value at `path`, or the nearest thing above it that exists. */
  value(path: Path): Position {
    const node = this.#nearest(path)
    // An object or a list is marked at its first character: underlining all of it says nothing.
    return this.#positionOf(node, node?.children ? 1 : undefined)
  }

  /** The value at `path` as it is written; nothing where there is none. */
  written(path: Path): string {
    const node = this.#exact(path)
    return node ? this.#text.slice(node.offset, node.offset + node.length) : ''
  }

  /** The edits that write another text in the place of the value at `path`. */
  replacing(path: Path, written: string): Edit[] {
    const node = this.#exact(path)
    return node ? [{ offset: node.offset, length: node.length, content: written }] : []
  }

  /** The edits that write other words in the place of a part of the text at `path`. */
  replacingPart(path: Path, range: TextRange, words: string): Edit[] {
    const place = this.#placeOf(path, range)
    return place ? [{ ...place, content: JSON.stringify(words).slice(1, -1) }] : []
  }

  /** The edits that write another value in a field, or in its place in a text. None for one that is written with escapes there. */
  replacingField({ path, reference }: Pick<Field, 'path' | 'reference'>, value: string): Edit[] {
    if (!reference) return this.replacing(path, JSON.stringify(value))
    return reference.at ? this.replacingPart(path, reference.at, value) : []
  }

  /** The edits that write a new property before all others of the group at `path`. */
  adding(path: Path, name: string, value: string): Edit[] {
    return [editToSet(this.#text, [...path, name], value)]
  }

  /** The edits that give the property at `path` another name. */
  renaming(path: Path, name: string): Edit[] {
    const key = keyOf(this.#exact(path))
    return key ? [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }] : []
  }

  /**
   * @param at what is marked: the value at `path`, its key, or a part of its text
   * @param fix the edits that do what the suggestion says; absent where another suggestion is possible
   */
  problem(
    code: ProblemCode,
    path: Path,
    message: Wording,
    suggestion: Wording,
    { at = 'value', fix }: { at?: 'key' | 'value' | TextRange; fix?: readonly Edit[] | undefined } = {},
  ): Problem {
    const node = at === 'key' ? keyOf(this.#nearest(path)) : undefined
    const part = typeof at === 'object' ? this.#placeOf(path, at) : node
    const place = part ? positionAt(this.#text, part.offset, part.length) : this.value(path)
    return withFix(problem(code, { file: this.file, ...place }, message, suggestion, path), fix)
  }

  /** The same problem with its position. @param at the path of the part that it was found in */
  place({ code, path, message, suggestion }: PathProblem, at: Path): Problem {
    return this.problem(code, [...at, ...path], message, suggestion)
  }

  /** Where a part of the text at `path` is written. A text may be a list of lines. */
  #placeOf(path: Path, { index, length }: TextRange): { offset: number; length: number } | undefined {
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

  #positionOf(node: Node | undefined, length = node?.length ?? 1): Position {
    return positionAt(this.#text, node?.offset ?? 0, length)
  }
}

/** The key of a value that is in a group. */
const keyOf = (node: Node | undefined): Node | undefined =>
  node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
