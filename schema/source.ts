import { type Edit, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import { type Path, type Problem, problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'

/** A JSON file of the folder of pages. */
export interface SourceDocument {
  /** Relative to the folder of pages, with forward slashes. */
  file: string
  text: string
  /** Whether there are so many that the values of all would take too much memory. */
  isOneOfMany?: boolean
}

/** Where something stands in a text: line and column counted from 1. */
export interface Place {
  line: number
  column: number
  length: number
}

/** A part of a text value: where it begins and how long it is, in characters of the value. */
export interface Part {
  index: number
  length: number
}

/** Turns an offset into a place; the length ends with the line. */
export function placeAt(text: string, offset: number, length: number): Place {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(0, start).split('\n').length
  const end = text.indexOf('\n', offset)
  const room = (end === -1 ? text.length : end) - offset
  return { line, column: offset - start + 1, length: Math.max(1, Math.min(length, room)) }
}

/** One character of a text as JSON writes it. */
const SIGN = /\\u[\da-f]{4}|\\?./gis

/** The offset of a place's first character. */
export function offsetAt(text: string, { line, column }: Place): number {
  let start = 0
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Finds places of values and keys by their path. The text is parsed again, once, only when a place is asked for. */
export class Locator {
  readonly #source: SourceDocument
  #root: Node | undefined

  constructor(source: SourceDocument) {
    this.#source = source
  }

  get file(): string {
    return this.#source.file
  }

  /** How many characters the document has. */
  get length(): number {
    return this.#source.text.length
  }

  /** The value at `path`, or the nearest thing above it that exists. */
  value(path: Path): Place {
    const node = this.#nearest(path)
    // An object or a list is marked at its first character: underlining all of it says nothing.
    return this.#place(node, node?.type === 'object' || node?.type === 'array' ? 1 : undefined)
  }

  /** The key of the property at `path`. */
  key(path: Path): Place {
    const property = this.#nearest(path)?.parent
    return property?.type === 'property' ? this.#place(property.children?.[0]) : this.value(path)
  }

  /** A part of the text at `path`, found by what it is written as: a sign that is written as an escape is several characters. */
  part(path: Path, { index, length }: Part): Place {
    const node = this.#exact(path)
    if (node?.type !== 'string') return this.value(path)
    const signs = this.#source.text.slice(node.offset + 1, node.offset + node.length - 1).match(SIGN) ?? []
    const written = (end: number) => signs.slice(0, end).join('').length
    const start = written(index)
    return placeAt(this.#source.text, node.offset + 1 + start, written(index + length) - start)
  }

  /** The value at `path` as it is written; nothing where there is none. */
  written(path: Path): string {
    const node = this.#exact(path)
    return node ? this.#source.text.slice(node.offset, node.offset + node.length) : ''
  }

  /** The edits that write another text in the place of the value at `path`. */
  replacing(path: Path, written: string): Edit[] {
    const node = this.#exact(path)
    return node ? [{ offset: node.offset, length: node.length, content: written }] : []
  }

  /** The edits that write a new property before all others of the document. */
  adding(name: string, value: string): Edit[] {
    const { text } = this.#source
    const formattingOptions = {
      insertSpaces: !/^\t/m.test(text),
      tabSize: /^ +/m.exec(text)?.[0].length ?? 2,
    }
    return modify(text, [name], value, { formattingOptions, getInsertionIndex: () => 0 })
  }

  /** The edits that give the property at `path` another name. */
  renaming(path: Path, name: string): Edit[] {
    const key = this.#exact(path)?.parent?.children?.[0]
    return key ? [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }] : []
  }

  problem(
    code: ProblemCode,
    path: Path,
    message: string,
    cure: string,
    at: 'key' | 'value' | Part = 'value',
  ): Problem {
    const place = at === 'key' ? this.key(path) : at === 'value' ? this.value(path) : this.part(path, at)
    return problem(code, { file: this.file, ...place }, message, cure, path)
  }

  #exact(path: Path): Node | undefined {
    this.#root ??= parseTree(this.#source.text)
    return this.#root && findNodeAtLocation(this.#root, [...path])
  }

  #nearest(path: Path): Node | undefined {
    this.#root ??= parseTree(this.#source.text)
    for (let length = path.length; this.#root && length >= 0; length--) {
      const node = findNodeAtLocation(this.#root, path.slice(0, length))
      if (node) return node
    }
    return this.#root
  }

  #place(node: Node | undefined, length = node?.length ?? 1): Place {
    return placeAt(this.#source.text, node?.offset ?? 0, length)
  }
}
