import type { Token } from 'markdown-it'
import type { TextRange } from '../problems/problem.ts'
import { separateLines } from './lines.ts'
import { parsers } from './markdown.ts'
import type { Markup } from './RichText.ts'

/** A link or a picture in the Markdown of a text. */
export interface Reference {
  kind: 'link' | 'image'
  /** Its address. */
  value: string
  /** The words behind the address in quotes. Of a picture they are its caption; links have none. */
  title: string | undefined
  /** Of a picture: what it shows. */
  alt: string | undefined
  /** Where the address is in the text; undefined if it is written with escapes. */
  at: TextRange | undefined
}

/** The links and pictures of a text, in order. */
export function referencesIn(source: string, markup: Markup): Reference[] {
  if (!source.includes('](')) return []
  const parser = parsers[markup]
  const tokens =
    markup === 'inline' ? parser.parseInline(source, {}) : parser.parse(separateLines(source), {})
  let from = 0
  return tokens
    .flatMap(({ children }) => children ?? [])
    .flatMap(token => {
      const found = referenceOf(token)
      if (!found) return []
      const at = placeOf(found.value, source, from)
      if (at) from = at.index + at.length
      return { ...found, at }
    })
}

function referenceOf(token: Token): Omit<Reference, 'at'> | undefined {
  const attribute = (name: string) => token.attrGet(name)?.toString()
  const title = attribute('title')
  if (token.type === 'link_open')
    return { kind: 'link', value: attribute('href') ?? '', title, alt: undefined }
  if (token.type !== 'image') return undefined
  return { kind: 'image', value: attribute('src') ?? '', title, alt: token.content }
}

/** How many links further on an address is looked for: one with escapes is nowhere, and a text may have thousands of them. */
const FARTHEST = 100

/** Finds an address behind one of the next `](`, perhaps in angle brackets. */
function placeOf(address: string, source: string, from: number): TextRange | undefined {
  let at = source.indexOf('](', from)
  for (let tried = 0; at >= 0 && tried < FARTHEST; tried++) {
    const before = /\s*<?/y
    before.lastIndex = at + 2
    before.test(source)
    const index = before.lastIndex
    if (source.startsWith(address, index)) return { index, length: address.length }
    at = source.indexOf('](', at + 2)
  }
  return undefined
}
