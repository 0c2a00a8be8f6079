import { type Edit, type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { ProblemCode } from '../../problems/catalogue.ts'

/** A syntax error, explained to an author. */
export interface Diagnostic {
  code: ProblemCode
  offset: number
  length: number
  message: string
  cure: string
  /** The edits that do what the cure says. Absent where another cure is possible. */
  repair?: readonly Edit[] | undefined
}

/** Explains the errors that it knows. `undefined` leaves an error to the next rule. */
export type Rule = (context: SyntaxContext) => Diagnostic | undefined

/** Where the parser failed, and the text around it. */
export interface SyntaxContext {
  text: string
  /** The parser's name for the error. */
  name: string
  offset: number
  /** What the parser rejected. */
  token: string
  /** Offset of the last character before `offset` that is not white space. */
  before: number
  /** The rest of the line, from `offset`. */
  rest: string
  /** Brackets that are open at `offset`, the innermost last. */
  open: readonly OpenBracket[]
}

export interface OpenBracket {
  bracket: '{' | '['
  offset: number
  /** How far its line is indented, in characters. */
  indent: number
}

export function contextOf(text: string, { error, offset, length }: ParseError): SyntaxContext {
  return {
    text,
    name: printParseErrorCode(error),
    offset,
    token: text.slice(offset, offset + Math.max(length, 1)),
    before: lastSignificant(text, offset),
    rest: text.slice(offset, lineEnd(text, offset)),
    open: openBrackets(text, offset),
  }
}

/** A diagnostic of the token at `offset`. @param replacement what the repair writes in place of the token */
export const atToken = (
  { offset, token }: Pick<SyntaxContext, 'offset' | 'token'>,
  code: ProblemCode,
  message: string,
  cure: string,
  replacement?: string,
): Diagnostic => ({
  ...{ code, offset, length: token.length, message, cure },
  repair: replacement === undefined ? undefined : [{ offset, length: token.length, content: replacement }],
})

/** A diagnostic of the character before the error. @param insertion what the repair writes after that character */
export const atPrevious = (
  { before }: SyntaxContext,
  code: ProblemCode,
  message: string,
  cure: string,
  insertion?: string,
): Diagnostic => ({
  ...{ code, offset: before, length: 1, message, cure },
  repair: insertion === undefined ? undefined : [{ offset: before + 1, length: 0, content: insertion }],
})

/** String literals, and the brackets outside of them. */
export const STRING_OR_BRACKET = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g

/** The brackets that are open at `end`, the innermost last. */
export function openBrackets(text: string, end: number): OpenBracket[] {
  const open: Omit<OpenBracket, 'indent'>[] = []
  for (const { 0: found, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (index >= end) break
    if (found === '{' || found === '[') open.push({ bracket: found, offset: index })
    else if (found === '}' || found === ']') open.pop()
  }
  return open.map(bracket => ({ ...bracket, indent: indentAt(text, bracket.offset) }))
}

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

/** Whether a value may begin at the error: after a colon, or in a list. */
export const isValueExpected = ({ text, before, open }: SyntaxContext): boolean =>
  text[before] === ':' || (open.at(-1)?.bracket === '[' && /[[,]/.test(text[before] ?? ''))
