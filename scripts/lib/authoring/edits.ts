import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../../../schema/problem.ts'

/** A change of one place in a text. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** The text with some places changed, which do not overlap; all else stays to the byte. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (done, edit) => done.slice(0, edit.offset) + edit.text + done.slice(edit.offset + edit.length),
      text,
    )

/** Finds the places in a JSON text that is valid, and says how to change them. */
export class JsonEditor {
  readonly #text: string
  readonly #root: Node

  constructor(text: string) {
    const root = parseTree(text)
    if (!root) throw new Error('This text is no JSON')
    this.#text = text
    this.#root = root
  }

  /** Puts another string in the place of the one at `path`. */
  replace(path: Path, value: string): Edit {
    const { offset, length } = this.#at(path)
    return { offset, length, text: JSON.stringify(value) }
  }

  /** Adds a string at the end of the list at `path`, laid out like the entries that are there. */
  append(path: Path, value: string): Edit {
    const last = this.#at(path).children?.at(-1)
    if (!last) throw new Error(`The list ${path.join('.')} is empty`)
    return insertion(last, (this.#gapBefore(last) || ' ') + JSON.stringify(value))
  }

  /** Takes an entry out of a list that has others. */
  remove(path: Path): Edit {
    const node = this.#at(path)
    const entries = node.parent?.children ?? []
    const place = entries.indexOf(node)
    const [before, after] = [entries[place - 1], entries[place + 1]]
    const start = before ? before.offset + before.length : node.offset
    const end = before || !after ? node.offset + node.length : after.offset
    return { offset: start, length: end - start, text: '' }
  }

  /** Adds a field after another one, laid out like that one. */
  insertAfter(key: string, name: string, value: unknown): Edit {
    const property = this.#at([key]).parent
    if (!property) throw new Error(`"${key}" is no field`)
    const written = `${JSON.stringify(name)}: ${JSON.stringify(value)}`
    return insertion(property, `${this.#gapBefore(property)}${written}`)
  }

  /** The white space that stands before a node. */
  #gapBefore(node: Node): string {
    return /\s*$/.exec(this.#text.slice(0, node.offset))?.[0] ?? ''
  }

  #at(path: Path): Node {
    const node = findNodeAtLocation(this.#root, [...path])
    if (!node) throw new Error(`There is nothing at ${path.join('.')}`)
    return node
  }
}

const insertion = ({ offset, length }: Node, text: string): Edit => ({
  offset: offset + length,
  length: 0,
  text: `,${text}`,
})
