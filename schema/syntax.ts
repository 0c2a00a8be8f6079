import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from './problem.ts'
import type { ScanFinding } from './scan.ts'
import { limits } from './scan.ts'
import { placeAt, type SourceDocument } from './source.ts'

interface Explained {
  offset: number
  length: number
  message: string
  cure: string
}

/** Says in an author's words what keeps a text from being JSON. Only the first mistake: what follows it mostly follows from it. */
export function syntaxProblem({ file, text }: SourceDocument): Problem {
  const errors: ParseError[] = []
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true, allowEmptyContent: false })
  const { offset, length, message, cure } = explain(text, errors[0])
  return {
    code: 'syntax',
    severity: 'error',
    file,
    ...placeAt(text, offset, length),
    path: [],
    message,
    cure,
  }
}

/** Says in an author's words what the scan found. */
export function scanProblem({ file, text }: SourceDocument, finding: ScanFinding): Problem {
  const words = {
    'too-deep': [
      'Lists and objects are nested more than 64 deep here.',
      'Close some brackets: no page needs more than a few levels.',
    ],
    'too-many-values': [
      `The document holds more than ${limits.nodes.toLocaleString('en')} values.`,
      'Divide it into several pages.',
    ],
    'duplicate-key': [
      `"${finding.key}" stands twice in the same place; only one of them can count.`,
      'Delete one of the two, or rename it.',
    ],
    'forbidden-key': [`"${finding.key}" is not allowed as a name.`, 'Delete it.'],
  } as const
  const [message, cure] = words[finding.code]
  return {
    code: finding.code,
    severity: 'error',
    file,
    ...placeAt(text, finding.offset, finding.length),
    path: [],
    message,
    cure,
  }
}

function explain(text: string, error: ParseError | undefined): Explained {
  if (!error)
    return {
      offset: 0,
      length: 1,
      message: 'The document is not valid JSON.',
      cure: 'Compare it with a page that works.',
    }
  const { offset, length } = error
  const code = printParseErrorCode(error.error)
  const before = lastSignificant(text, offset)
  const token = text.slice(offset, offset + Math.max(length, 1))
  const here = (message: string, cure: string): Explained => ({ offset, length, message, cure })
  const after = (message: string, cure: string): Explained => ({ offset: before, length: 1, message, cure })

  if (token.startsWith("'") || token.startsWith('‘') || token.startsWith('“')) {
    return here(
      'Text must stand in straight double quotes.',
      'Write "…" instead, with the plain double quotes of the keyboard.',
    )
  }
  if (token.startsWith('//') || token.startsWith('/*') || code === 'InvalidCommentToken') {
    return here('JSON has no comments.', 'Delete the comment.')
  }
  switch (code) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (text[before] === ',' && (token === '}' || token === ']' || offset >= text.trimEnd().length)) {
        return after(
          `There is a comma before the closing "${token.trim() || '}'}".`,
          'Delete the comma: the last entry has none.',
        )
      }
      if (token === ',')
        return here(
          'There is a comma with nothing before it.',
          'Delete the comma, or write the missing value before it.',
        )
      if (text[before] === ':')
        return after(
          'The value after the colon is missing.',
          'Write the value: text in double quotes, a number, true, false, a list or an object.',
        )
      return code === 'PropertyNameExpected'
        ? here('A field name in double quotes should stand here.', 'Write it as "name": value.')
        : here(
            'A value should stand here.',
            'Write text in double quotes, a number, true, false, a list or an object.',
          )
    case 'InvalidSymbol':
      if (/^(true|false|null)$/i.test(token))
        return here(`"${token}" must be written in small letters.`, `Write ${token.toLowerCase()}.`)
      if (text[offset - 1] === '"') {
        return here(
          'A text ends just before this: a double quote is missing, or one is too many.',
          'Check the quotes on this line. A quote inside a text is written \\".',
        )
      }
      return here(`"${token}" stands without quotes.`, `Put it in double quotes: "${token}".`)
    case 'CommaExpected':
      return after('A comma is missing after this.', 'Put a comma between two entries.')
    case 'ColonExpected':
      return after('A colon is missing after this field name.', 'Write it as "name": value.')
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return (
        unclosed(text) ??
        after('A closing bracket is missing after this.', 'Close every { with } and every [ with ].')
      )
    case 'EndOfFileExpected':
      return here(
        'There is something after the end of the document.',
        'Delete it, or check whether a bracket closes too early.',
      )
    case 'UnexpectedEndOfString':
      return here(
        'The closing quote of this text is missing.',
        'Put a double quote at the end of the text. A quote inside a text is written \\".',
      )
    case 'InvalidCharacter':
      return here('A text may not contain a line break or a tab as such.', 'Write \\n for a line break.')
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return here(
        'A backslash stands before a character that does not take one.',
        'Write \\\\ for a backslash, \\n for a line break, \\" for a quote.',
      )
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return here(
        'This is not a number.',
        'Write a number such as 12 or 1.5, or put it in double quotes if it is text.',
      )
    default:
      return here('The document is not valid JSON here.', 'Compare it with a page that works.')
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
    offset,
    length: 1,
    message: `This "${bracket}" is never closed.`,
    cure: `Put the missing "${bracket === '{' ? '}' : ']'}" where the ${bracket === '{' ? 'object' : 'list'} ends.`,
  }
}
