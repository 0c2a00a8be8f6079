import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { ProblemCode } from './problems/catalogue.ts'

/** A mistake of writing, in an author's words. */
interface Explained {
  code: ProblemCode
  offset: number
  length: number
  message: string
  cure: string
}

/** @param error the parser's first */
export function explainSyntax(text: string, error: ParseError | undefined): Explained {
  if (!error)
    return {
      code: 'unreadable-document',
      offset: 0,
      length: 1,
      message: 'The document is not valid JSON.',
      cure: 'Compare it with a page that works.',
    }
  const { offset, length } = error
  const parserCode = printParseErrorCode(error.error)
  const before = lastSignificant(text, offset)
  const token = text.slice(offset, offset + Math.max(length, 1))
  const here = (code: ProblemCode, message: string, cure: string): Explained => ({
    code,
    offset,
    length,
    message,
    cure,
  })
  const after = (code: ProblemCode, message: string, cure: string): Explained => ({
    code,
    offset: before,
    length: 1,
    message,
    cure,
  })

  if (token.startsWith("'") || token.startsWith('‘') || token.startsWith('“')) {
    return here(
      'wrong-quotes',
      'Text must stand in straight double quotes.',
      'Write "…" instead, with the plain double quotes of the keyboard.',
    )
  }
  if (token.startsWith('//') || token.startsWith('/*') || parserCode === 'InvalidCommentToken') {
    return here('comment-in-document', 'JSON has no comments.', 'Delete the comment.')
  }
  switch (parserCode) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (text[before] === ',' && (token === '}' || token === ']' || offset >= text.trimEnd().length)) {
        return after(
          'trailing-comma',
          `There is a comma before the closing "${token.trim() || '}'}".`,
          'Delete the comma: the last entry has none.',
        )
      }
      if (token === ',')
        return here(
          'stray-comma',
          'There is a comma with nothing before it.',
          'Delete the comma, or write the missing value before it.',
        )
      if (text[before] === ':')
        return after(
          'missing-value',
          'The value after the colon is missing.',
          'Write the value: text in double quotes, a number, true, false, a list or an object.',
        )
      return parserCode === 'PropertyNameExpected'
        ? here(
            'missing-field-name',
            'A field name in double quotes should stand here.',
            'Write it as "name": value.',
          )
        : here(
            'missing-value',
            'A value should stand here.',
            'Write text in double quotes, a number, true, false, a list or an object.',
          )
    case 'InvalidSymbol':
      if (/^(true|false|null)$/i.test(token))
        return here(
          'capital-word',
          `"${token}" must be written in small letters.`,
          `Write ${token.toLowerCase()}.`,
        )
      if (text[offset - 1] === '"') {
        return here(
          'missing-quote',
          'A text ends just before this: a double quote is missing, or one is too many.',
          'Check the quotes on this line. A quote inside a text is written \\".',
        )
      }
      return here(
        'word-without-quotes',
        `"${token}" stands without quotes.`,
        `Put it in double quotes: "${token}".`,
      )
    case 'CommaExpected':
      return after('missing-comma', 'A comma is missing after this.', 'Put a comma between two entries.')
    case 'ColonExpected':
      return after('missing-colon', 'A colon is missing after this field name.', 'Write it as "name": value.')
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return (
        unclosed(text) ??
        after(
          'unclosed-bracket',
          'A closing bracket is missing after this.',
          'Close every { with } and every [ with ].',
        )
      )
    case 'EndOfFileExpected':
      return here(
        'text-after-end',
        'There is something after the end of the document.',
        'Delete it, or check whether a bracket closes too early.',
      )
    case 'UnexpectedEndOfString':
      return here(
        'missing-quote',
        'The closing quote of this text is missing.',
        'Put a double quote at the end of the text. A quote inside a text is written \\".',
      )
    case 'InvalidCharacter':
      return here(
        'line-break-in-text',
        'A text may not contain a line break or a tab as such.',
        'Write \\n for a line break.',
      )
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return here(
        'wrong-backslash',
        'A backslash stands before a character that does not take one.',
        'Write \\\\ for a backslash, \\n for a line break, \\" for a quote.',
      )
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return here(
        'bad-number',
        'This is not a number.',
        'Write a number such as 12 or 1.5, or put it in double quotes if it is text.',
      )
    default:
      return here(
        'unreadable-document',
        'The document is not valid JSON here.',
        'Compare it with a page that works.',
      )
  }
}

function lastSignificant(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1
  while (at > 0 && /\s/.test(text[at] ?? '')) at--
  return Math.max(at, 0)
}

/** The innermost bracket that nothing closes. */
function unclosed(text: string): Explained | undefined {
  const open: number[] = []
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (match[0] === '{' || match[0] === '[') open.push(match.index)
    else if (match[0] === '}' || match[0] === ']') open.pop()
  }
  const offset = open.at(-1)
  if (offset === undefined) return undefined
  const bracket = text[offset] ?? '{'
  return {
    code: 'unclosed-bracket',
    offset,
    length: 1,
    message: `This "${bracket}" is never closed.`,
    cure: `Put the missing "${bracket === '{' ? '}' : ']'}" where the ${bracket === '{' ? 'object' : 'list'} ends.`,
  }
}
