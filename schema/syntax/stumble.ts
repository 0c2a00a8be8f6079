import type { Edit, ParseError } from 'jsonc-parser'
import { printParseErrorCode } from 'jsonc-parser'
import type { ProblemCode } from '../problems/catalogue.ts'

/** A mistake of writing, in an author's words. */
export interface Explained {
  code: ProblemCode
  offset: number
  length: number
  message: string
  cure: string
  /** The edits that do what the cure says; only where no other cure could be meant. */
  repair?: readonly Edit[] | undefined
}

/** Explains what it knows about, and leaves the rest to the next. */
export type Explainer = (stumble: Stumble) => Explained | undefined

/** Where the parser stumbled, and what stands around. */
export interface Stumble {
  text: string
  /** The parser's name for it. */
  name: string
  offset: number
  /** What the parser could not take. */
  token: string
  /** Offset of the last character before that is no white space. */
  before: number
  /** The rest of the line, from `offset`. */
  rest: string
  /** Brackets that are open at `offset`, the innermost last. */
  open: readonly Opener[]
}

export interface Opener {
  bracket: '{' | '['
  offset: number
  /** How far its line is indented. */
  indent: number
}

export function stumbleAt(text: string, { error, offset, length }: ParseError): Stumble {
  return {
    text,
    name: printParseErrorCode(error),
    offset,
    token: text.slice(offset, offset + Math.max(length, 1)),
    before: lastSignificant(text, offset),
    rest: text.slice(offset, lineEnd(text, offset)),
    open: openAt(text, offset),
  }
}

/** Texts, and the brackets outside of them. */
export const textsAndBrackets = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g

function openAt(text: string, end: number): Opener[] {
  const open: Opener[] = []
  for (const { 0: found, index } of text.matchAll(textsAndBrackets)) {
    if (index >= end) break
    if (found === '{' || found === '[')
      open.push({ bracket: found, offset: index, indent: indentAt(text, index) })
    else if (found === '}' || found === ']') open.pop()
  }
  return open
}

export const closerOf = ({ bracket }: Opener): '}' | ']' => (bracket === '{' ? '}' : ']')

export function lastSignificant(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1
  while (/\s/.test(text[at] ?? '')) at--
  return Math.max(at, 0)
}

export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** Where a line ends, before its `\n` or `\r\n`. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end === -1) return text.length
  return text[end - 1] === '\r' && end > offset ? end - 1 : end
}

export const indentAt = (text: string, offset: number): number =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0

export const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === ''

export const lineNumber = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Whether a value may begin at the stumble: behind a colon, or in a list. */
export const isValuePlace = ({ text, before, open }: Stumble): boolean =>
  text[before] === ':' || (open.at(-1)?.bracket === '[' && /[[,]/.test(text[before] ?? ''))
