import { type Edit, type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { RangeProblem } from '../../problems/problem.ts'

/** A problem of the syntax, which only authors who see the text can read. */
export interface SyntaxProblem extends RangeProblem {
  message: string
  suggestion: string
}

/** Explains the errors that it knows, and leaves others to the next rule. */
export type Rule = (context: SyntaxContext) => SyntaxProblem | false | undefined

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
  /** Whether a value may begin here: after a colon, or in a list. */
  isValue: boolean
}

export interface OpenBracket {
  bracket: '{' | '['
  offset: number
}

export function contextOf(text: string, { error, offset, length }: ParseError): SyntaxContext {
  const before = lastSignificant(text, offset)
  const open = openBrackets(text, offset)
  return {
    text,
    name: printParseErrorCode(error),
    offset,
    token: text.slice(offset, offset + Math.max(length, 1)),
    before,
    rest: text.slice(offset, lineEnd(text, offset)),
    open,
    isValue: text[before] === ':' || (open.at(-1)?.bracket === '[' && /[[,]/.test(text[before] ?? '')),
  }
}

type Words = [code: RangeProblem['code'], message: string, suggestion: string]

/** A problem of the token at `offset`. @param replacement what the fix writes in place of the token */
export const atToken = (
  { offset, token: { length } }: Pick<SyntaxContext, 'offset' | 'token'>,
  [code, message, suggestion]: Words,
  replacement?: string,
): SyntaxProblem => ({
  ...{ code, offset, length, message, suggestion },
  ...(replacement !== undefined && { fix: [{ offset, length, content: replacement }] }),
})

/** A problem of the character before the error. @param insertion what the fix writes after that character */
export const atPrevious = (
  { before }: SyntaxContext,
  [code, message, suggestion]: Words,
  insertion?: string,
): SyntaxProblem => ({
  ...{ code, offset: before, length: 1, message, suggestion },
  ...(insertion !== undefined && { fix: [inserted(before + 1, insertion)] }),
})

export const inserted = (offset: number, content: string): Edit => ({ offset, length: 0, content })

/** The strings and brackets of a text, and the brackets that are open before each: a list that changes with the next one. */
export function* structureOf(
  text: string,
): Generator<{ sign: string; offset: number; open: readonly OpenBracket[] }> {
  const open: OpenBracket[] = []
  for (const { 0: sign, index: offset } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]|$/g)) {
    yield { sign, offset, open }
    if (sign === '{' || sign === '[') open.push({ bracket: sign, offset })
    else if (sign === '}' || sign === ']') open.pop()
  }
}

/** The brackets that are open at `end`, the innermost last. */
export function openBrackets(text: string, end: number): readonly OpenBracket[] {
  let last: readonly OpenBracket[] = []
  for (const { open } of structureOf(text.slice(0, end))) last = open
  return last
}

export const closerOf = ({ bracket }: OpenBracket): '}' | ']' => (bracket === '{' ? '}' : ']')

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

/** How far the line of an offset is indented, in characters. */
export const indentAt = (text: string, offset: number): number =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0

export const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === ''

export const lineNumber = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
