import { endOfString, unescapeKey } from './scan.ts'

/** Where a value of a JSON text is written. */
export interface Place {
  offset: number
  length: number
  /** Its first character, which says what it is. */
  sign: string
  /** Of a property: where its key is. */
  key?: Place
  /** Of an object or a list, once they have been asked for. */
  parts?: ReadonlyMap<string | number, Place>
}

export function rootOf(text: string): Place | undefined {
  const offset = text.search(/\S/)
  return offset < 0 ? undefined : { offset, length: text.trim().length, sign: text.charAt(offset) }
}

/**
 * The parts of an object by their keys, or those of a list by their indexes. Only this level is read, and once: most documents
 * have a problem or two, and a tree of all that is in them takes fifty times as long.
 */
export function partsOf(place: Place, text: string): ReadonlyMap<string | number, Place> {
  place.parts ??= readParts(place, text)
  return place.parts
}

function readParts({ offset, length, sign }: Place, text: string): Map<string | number, Place> {
  const parts = new Map<string | number, Place>()
  if (sign !== '{' && sign !== '[') return parts
  const end = offset + length - 1
  for (let at = nextSign(text, offset + 1); at < end; at = nextSign(text, at)) {
    const key = sign === '{' ? placeAt(text, at) : undefined
    if (key) at = nextSign(text, at + key.length)
    const part = placeAt(text, at)
    const name = key ? unescapeKey(text.slice(key.offset, key.offset + key.length)) : parts.size
    if (!parts.has(name)) parts.set(name, key ? { ...part, key } : part)
    at += part.length
  }
  return parts
}

/** The offset of what follows blanks, commas and colons. */
function nextSign(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\n\r,:'.includes(text.charAt(at))) at++
  return at
}

const placeAt = (text: string, offset: number): Place => ({
  offset,
  length: endOfValue(text, offset) - offset,
  sign: text.charAt(offset),
})

function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at) - 1
    else if (code === 0x7b || code === 0x5b) depth++
    else if (code === 0x7d || code === 0x5d) depth--
    else if (depth > 0) continue
    else return endOfWord(text, at)
    if (depth === 0) return at + 1
  }
  return text.length
}

/** A number, `true`, `false` or `null`. */
function endOfWord(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && !' \t\n\r,:]}'.includes(text.charAt(at))) at++
  return at
}
