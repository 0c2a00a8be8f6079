import { type Edit, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Path } from '../../../schema/problems/problem.ts'

/** Makes edits of a valid JSON text that keep its formatting. */
export class JsonEditor {
  readonly #text: string
  readonly #root: Node

  constructor(text: string) {
    const root = parseTree(text)
    if (!root) throw new Error('This text is no JSON')
    this.#text = text
    this.#root = root
  }

  /** Replaces the string at `path`. */
  replace(path: Path, value: string): Edit {
    const { offset, length } = this.#at(path)
    return { offset, length, content: JSON.stringify(value) }
  }

  /** Appends a string to the list at `path`, formatted like the last entry. */
  append(path: Path, value: string): Edit {
    const last = this.#at(path).children?.at(-1)
    if (!last) throw new Error(`The list ${path.join('.')} is empty`)
    return insertion(last, (this.#gapBefore(last) || ' ') + JSON.stringify(value))
  }

  /** Removes an entry from a list that has others. */
  remove(path: Path): Edit {
    const node = this.#at(path)
    const entries = node.parent?.children ?? []
    const index = entries.indexOf(node)
    const [before, after] = [entries[index - 1], entries[index + 1]]
    const start = before ? before.offset + before.length : node.offset
    const end = before || !after ? node.offset + node.length : after.offset
    return { offset: start, length: end - start, content: '' }
  }

  /** Inserts a field after another one, formatted like that one. */
  insertAfter(key: string, name: string, value: unknown): Edit {
    const property = this.#at([key]).parent
    if (!property) throw new Error(`"${key}" is no field`)
    const written = `${JSON.stringify(name)}: ${JSON.stringify(value)}`
    return insertion(property, `${this.#gapBefore(property)}${written}`)
  }

  /** The white space before a node. */
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
  content: `,${text}`,
})
