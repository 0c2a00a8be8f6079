import type { Token } from 'markdown-it'
import type { TextRange } from '../problems/position.ts'
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

/** Finds an address behind the next `](`, perhaps in angle brackets. */
function placeOf(address: string, source: string, from: number): TextRange | undefined {
  for (let at = source.indexOf('](', from); at >= 0; at = source.indexOf('](', at + 2)) {
    const index = at + 2 + (/^\s*<?/.exec(source.slice(at + 2))?.[0].length ?? 0)
    if (source.startsWith(address, index)) return { index, length: address.length }
  }
  return undefined
}
