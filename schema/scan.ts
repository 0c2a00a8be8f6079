/** What one document may hold at most. Content that is far beyond these is a mistake or an attack, never a page. */
export const limits = { bytes: 1024 * 1024, depth: 64, nodes: 20_000 } as const

export interface ScanFinding {
  code: 'nested-too-deep' | 'too-many-values' | 'repeated-field' | 'forbidden-name'
  /** Where in the text it starts, and how long it is. */
  offset: number
  length: number
  /** The key, for findings about keys. */
  key?: string
}

/**
 * Walks a JSON text once, without building anything, and finds what no parser reports: equal keys, `__proto__`, and
 * nesting that would overflow the stack of everything that comes after. The text need not be valid JSON.
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

const [BACKSLASH, QUOTE, LINE_FEED] = [0x5c, 0x22, 0x0a]

/** The offset behind the closing quote, or behind the last character where there is none on the line. */
function endOfString(text: string, start: number): number {
  // Most of a document is inside of strings: codes are compared in half of the time that characters are.
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

function unescapeKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted.slice(1, -1)
  }
}
