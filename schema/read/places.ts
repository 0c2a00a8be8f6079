/** Where a value of a JSON text is written. */
export interface Place {
  offset: number
  length: number
  /** Its first character, which says what it is. */
  sign: string
  /** Of a property: where its key is. */
  key?: Place
  /** Of an object or a list: the parts that have been read. */
  parts: Map<string | number, Place>
  /** Where the next part may begin. */
  next: number
}

export function rootOf(text: string): Place | undefined {
  const offset = text.search(/\S/)
  return offset < 0 ? undefined : placeOf(text, offset, text.trim().length)
}

/**
 * A part of an object by its key, or of a list by its index. Only what is before it on this level is read, and once: most documents
 * have a problem or two, and a tree of all that is in them takes fifty times as long.
 */
export function partAt(place: Place, step: string | number, text: string): Place | undefined {
  const { parts, sign } = place
  if (sign !== '{' && sign !== '[') return undefined
  const end = place.offset + place.length - 1
  while (!parts.has(step)) {
    let at = nextSign(text, place.next)
    if (at >= end) return undefined
    const key = sign === '{' ? valueAt(text, at) : undefined
    if (key) at = nextSign(text, at + key.length)
    const part = valueAt(text, at)
    const name = key ? unescapeKey(text.slice(key.offset, key.offset + key.length)) : parts.size
    if (!parts.has(name)) parts.set(name, key ? { ...part, key } : part)
    place.next = at + part.length
  }
  return parts.get(step)
}

/** The offset of what follows blanks, commas and colons. */
function nextSign(text: string, from: number): number {
  let at = from
  while (isBetween(text.charCodeAt(at))) at++
  return at
}

const isBetween = (code: number): boolean => code <= 0x20 || code === 0x2c || code === 0x3a

const valueAt = (text: string, offset: number): Place =>
  placeOf(text, offset, endOfValue(text, offset) - offset)

const placeOf = (text: string, offset: number, length: number): Place => ({
  offset,
  length,
  sign: text.charAt(offset),
  parts: new Map(),
  next: offset + 1,
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
  while (at < text.length && !isBetween(text.charCodeAt(at)) && !']}'.includes(text.charAt(at))) at++
  return at
}

/** The offset after the closing quote, or of the line's end where there is none. */
function endOfString(text: string, start: number): number {
  // Most of a document is in strings, and comparing codes takes half the time of comparing characters.
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5c) at++
    else if (code === 0x22) return at + 1
    else if (code === 0x0a) return at
  }
  return text.length
}

function unescapeKey(quoted: string): string {
  try {
    if (quoted.includes('\\')) return String(JSON.parse(quoted))
  } catch {
    // The text is not valid here.
  }
  return quoted.slice(1, -1)
}
