/** Limits of one document. Content beyond them is a mistake or an attack: no page comes near. */
export const limits = { bytes: 1024 * 1024, depth: 64, nodes: 20_000 } as const

export interface ScanFinding {
  code: 'nested-too-deep' | 'too-many-values' | 'repeated-field' | 'forbidden-name'
  /** In characters of the text. */
  offset: number
  length: number
  /** The key, for findings about keys. */
  key?: string
}

/** Whether a text must not be parsed: its nesting would overflow the stack of a recursive parser, or it is too large. */
export const isBeyondLimits = ({ code }: ScanFinding): boolean =>
  code === 'nested-too-deep' || code === 'too-many-values'

/**
 * Scans a JSON text once, without building values, for what no parser reports: repeated keys, `__proto__`, and nesting
 * that would overflow the stack of a recursive parser. The text need not be valid JSON.
 * Stops at the first finding about depth or size.
 */
export function scan(text: string): ScanFinding[] {
  const findings: ScanFinding[] = []
  const open: (Set<string> | undefined)[] = []
  let nodes = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : undefined)
      nodes++
      if (open.length > limits.depth) return [...findings, { code: 'nested-too-deep', offset: at, length: 1 }]
    } else if (char === '}' || char === ']') {
      open.pop()
    } else if (char === '"') {
      const end = endOfString(text, at)
      const keys = open.at(-1)
      if (keys && isFollowedByColon(text, end)) findings.push(...checkKey(text, at, end, keys))
      at = end - 1
    } else if (char === ',') {
      nodes++
    }
    if (nodes > limits.nodes) return [...findings, { code: 'too-many-values', offset: at, length: 1 }]
  }
  return findings
}

/**
 * Whether a scan of a text that has been parsed would find nothing: it has no more keys than its value, and is within the limits.
 * Takes a fraction of the time of a scan.
 */
export function isPlain(text: string, value: unknown): boolean {
  if (text.includes('__proto__') || text.includes('\\u005')) return false
  const counts = { keys: 0, nodes: 0 }
  return isWithin(value, 1, counts) && counts.keys === mostKeys(text)
}

/** How many keys a text has at most: a colon behind a quote may also be in a string. */
function mostKeys(text: string): number {
  let count = 0
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let at = colon - 1
    while (text.charCodeAt(at) <= SPACE) at--
    if (text.charCodeAt(at) === QUOTE) count++
  }
  return count
}

/** Counts keys and values as a scan does. */
function isWithin(value: unknown, depth: number, counts: { keys: number; nodes: number }): boolean {
  if (typeof value !== 'object' || value === null) return true
  const isList = Array.isArray(value)
  const values: unknown[] = isList ? value : Object.values(value)
  if (!isList) counts.keys += values.length
  counts.nodes += Math.max(1, values.length)
  if (depth > limits.depth || counts.nodes > limits.nodes) return false
  return values.every(each => isWithin(each, depth + 1, counts))
}

const [BACKSLASH, QUOTE, SPACE, LINE_FEED] = [0x5c, 0x22, 0x20, 0x0a]

/** The offset after the closing quote, or of the line's end where there is none. */
export function endOfString(text: string, start: number): number {
  // Most of a document is in strings, and comparing codes takes half the time of comparing characters.
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === QUOTE) return at + 1
    else if (code === LINE_FEED) return at
  }
  return text.length
}

function isFollowedByColon(text: string, from: number): boolean {
  let at = from
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n' || text[at] === '\r') at++
  return text[at] === ':'
}

function checkKey(text: string, start: number, end: number, keys: Set<string>): ScanFinding[] {
  const key = unescapeKey(text.slice(start, end))
  const place = { offset: start, length: end - start, key }
  if (key === '__proto__') return [{ code: 'forbidden-name', ...place }]
  if (keys.has(key)) return [{ code: 'repeated-field', ...place }]
  keys.add(key)
  return []
}

export function unescapeKey(quoted: string): string {
  try {
    if (quoted.includes('\\')) return String(JSON.parse(quoted))
  } catch {
    // The syntax is checked later.
  }
  return quoted.slice(1, -1)
}
