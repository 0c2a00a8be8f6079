import { type ParseError, visit } from 'jsonc-parser'
import { type RangeProblem, say } from '../problems/problem.ts'

/** Limits of one document. Content beyond them is a mistake or an attack: no page comes near. */
export const limits = { bytes: 1024 * 1024, depth: 64, nodes: 20_000 } as const

export interface ParsedJson {
  /** The first error of the syntax. */
  error?: ParseError
  /** What no parser reports: repeated names, `__proto__`, and as the last one what is beyond the limits. */
  problems: readonly RangeProblem[]
  /** Whether a text must not be parsed: its nesting would overflow the stack of a recursive parser, or it is too large. */
  isBeyondLimits: boolean
}

/** Parses a JSON text once, without building values. The text need not be valid. Stops where it is beyond the limits. */
export function parseJson(text: string): ParsedJson {
  let error: ParseError | undefined
  const problems: RangeProblem[] = []
  const open: Set<string>[] = []
  let nodes = 0
  const report = (offset: number, length: number, ...[code, message, suggestion]: Words) => {
    problems.push({ code, message, suggestion, offset, length })
  }
  const count = (offset: number) => {
    nodes++
    const beyond =
      open.length > limits.depth ? NESTED_TOO_DEEP : nodes > limits.nodes ? TOO_MANY_VALUES : undefined
    if (!beyond) return
    report(offset, 1, ...beyond)
    throw new BeyondLimits()
  }
  const begin = (offset: number) => {
    open.push(new Set())
    count(offset)
  }
  const end = () => void open.pop()
  try {
    visit(
      text,
      {
        onObjectBegin: begin,
        onArrayBegin: begin,
        onObjectEnd: end,
        onArrayEnd: end,
        onSeparator: (sign, offset) => sign === ',' && count(offset),
        onObjectProperty: (name, offset, length) => {
          const names = open.at(-1)
          if (name === '__proto__')
            report(offset, length, 'forbidden-name', `"${name}" is not allowed as a name.`, 'Delete it.')
          else if (names?.has(name))
            report(
              offset,
              length,
              'repeated-field',
              say`${say.field(name)} stands twice in the same place; only one of them can count.`,
              'Delete one of the two, or rename it.',
            )
          else names?.add(name)
        },
        onError: (code, offset, length) => {
          error ??= { error: code, offset, length }
        },
      },
      { disallowComments: true },
    )
  } catch (thrown) {
    if (!(thrown instanceof BeyondLimits)) throw thrown
    return { problems, isBeyondLimits: true }
  }
  return { ...(error && { error }), problems, isBeyondLimits: false }
}

class BeyondLimits extends Error {}

type Words = [code: RangeProblem['code'], message: RangeProblem['message'], suggestion: string]

const NESTED_TOO_DEEP: Words = [
  'nested-too-deep',
  `Lists and groups are nested more than ${limits.depth} deep here.`,
  'Close some brackets: no page needs more than a few levels.',
]

const TOO_MANY_VALUES: Words = [
  'too-many-values',
  `The document holds more than ${limits.nodes.toLocaleString('en')} values.`,
  'Divide it into several pages.',
]

/**
 * Whether a text that `JSON.parse` has accepted has no problem for `parseJson`: it has no more keys than its value, and is within the
 * limits. Takes a fraction of the time.
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
    while (text.charCodeAt(at) <= 0x20) at--
    if (text.charCodeAt(at) === 0x22) count++
  }
  return count
}

/** Counts keys and values as `parseJson` does. */
function isWithin(value: unknown, depth: number, counts: { keys: number; nodes: number }): boolean {
  if (typeof value !== 'object' || value === null) return true
  const isList = Array.isArray(value)
  const values: unknown[] = isList ? value : Object.values(value)
  if (!isList) counts.keys += values.length
  counts.nodes += Math.max(1, values.length)
  if (depth > limits.depth || counts.nodes > limits.nodes) return false
  return values.every(each => isWithin(each, depth + 1, counts))
}
