import type { ParseError } from 'jsonc-parser'
import { diagnoseBrackets } from './brackets.ts'
import { contextOf, type Diagnostic, lineEnd, lineStart } from './context.ts'
import { diagnoseQuotes } from './diagnoseQuotes.ts'
import { diagnoseWords } from './diagnoseWords.ts'
import { diagnoseForeign } from './foreign.ts'
import { diagnosePunctuation } from './punctuation.ts'
import { diagnoseSeveralLines } from './severalLines.ts'

/** The order matters: a text over several lines may hold anything, and the later rules claim everything that looks like a comma, a colon or a word. */
const rules = [
  diagnoseSeveralLines,
  diagnoseForeign,
  diagnoseBrackets,
  diagnoseQuotes,
  diagnosePunctuation,
  diagnoseWords,
]

/** Nobody writes or reads a longer line, and several rules take time by the square of its length. */
const LONGEST_LINE = 20_000

/** Explains the parser's first error. */
export function diagnose(text: string, error: ParseError): Diagnostic {
  const isReadable = lineEnd(text, error.offset) - lineStart(text, error.offset) <= LONGEST_LINE
  const context = contextOf(text, error)
  for (const rule of isReadable ? rules : []) {
    const diagnostic = rule(context)
    if (diagnostic) return diagnostic
  }
  return {
    ...{ code: 'unreadable-document', offset: error.offset, length: error.length },
    message: 'The document cannot be read from here on.',
    cure: 'Write this place anew, as it stands on a page that works.',
  }
}
