import { corrections } from '../../model/kinds.ts'
import {
  atPrevious,
  atToken,
  type Diagnostic,
  isFirstOnLine,
  type Rule,
  type SyntaxContext,
} from './context.ts'

/** Commas and colons, and characters that a string cannot hold. */
export const diagnosePunctuation: Rule = context => {
  const { text, name, token, before, offset } = context
  switch (name) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return missingNameOrValue(context)
    case 'InvalidSymbol':
      return wideSign(context) ?? mistyped(context)
    case 'CommaExpected':
      // The parser reads 2026-03-21 and 03 as several numbers.
      if (before === offset - 1 && /\d/.test(text[before] ?? '')) return undefined
      return atPrevious(
        context,
        'missing-comma',
        'A comma is missing after this.',
        'Put a comma between two entries.',
        isBetweenEntries(context) ? ',' : undefined,
      )
    case 'ColonExpected':
      return atPrevious(
        context,
        'missing-colon',
        'A colon is missing after this name.',
        'Write it as "name": value, with a colon between them.',
        /^["[{\d]/.test(token) ? ':' : undefined,
      )
    case 'InvalidCharacter':
      return controlCharacter(context)
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return (
        pathOfWindows(context) ??
        atToken(
          context,
          'wrong-backslash',
          'A backslash stands before a letter that takes none.',
          'Write \\\\ for a backslash, \\n for a line break, \\" for a quote. Paths have / instead.',
        )
      )
    default:
      return undefined
  }
}

/** What the keyboards of Chinese, Japanese and Arabic write in place of these signs. */
const WIDE: Readonly<Record<string, string>> = {
  ...{ '：': ':', '﹕': ':', '︰': ':', '，': ',', '﹐': ',', '、': ',', '،': ',', '；': ',' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
}

/** A sign of another keyboard that only looks like the right one. */
function wideSign({ offset, token }: SyntaxContext): Diagnostic | undefined {
  // The parser takes a word and the sign behind it for one.
  const [, word = '', sign = ''] = /^(true|false|null)?(.)/su.exec(token) ?? []
  const plain = WIDE[sign]
  if (plain === undefined) return undefined
  const code = plain === ':' ? 'missing-colon' : plain === ',' ? 'missing-comma' : 'wrong-bracket'
  return atToken(
    { offset: offset + word.length, token: sign },
    code,
    `"${sign}" is the wide sign of another keyboard.`,
    `Write ${plain} as the English keyboard has it.`,
    plain,
  )
}

/** A sign that looks like a colon or a comma, or lies beside it on the keyboard. */
function mistyped(context: SyntaxContext): Diagnostic | undefined {
  const { text, token, before, open } = context
  const isAfterName =
    open.at(-1)?.bracket === '{' && /[{,]\s*"(?:[^"\\\n]|\\.)*"$/.test(text.slice(0, before + 1))
  const meant = (name: 'colon' | 'comma', sign: string) => {
    const message = `A "${token}" stands where a ${name} belongs.`
    return atToken(context, `missing-${name}`, message, `Write a ${name} in its place.`, sign)
  }
  if (isAfterName && /^(?:=>?|;)$/.test(token)) return meant('colon', ':')
  return /^[;.]$/.test(token) && /["\w}\]]/.test(text[before] ?? '') ? meant('comma', ',') : undefined
}

const VALUE = 'text in double quotes, a number, true, false, a list [ ] or a group { }'

function missingNameOrValue(context: SyntaxContext): Diagnostic {
  const { text, name, token, before, offset } = context
  const previous = text[before]
  if (previous === ',' && /^[}\]]$/.test(token))
    return atToken(
      { offset: before, token: ',' },
      'trailing-comma',
      `There is a comma before the closing "${token}".`,
      'Delete the comma: the last entry has none.',
      '',
    )
  if (token === ',' && previous !== ':')
    return atToken(
      context,
      'stray-comma',
      'There is a comma with nothing before it.',
      'Delete the comma, or write what is missing before it.',
      '',
    )
  if (token === ':' && previous === ':')
    return atToken(context, 'missing-value', 'There is one colon too many.', 'Delete the second colon.', '')
  const whole = /:\s*(\d+),$/.exec(text.slice(0, offset))?.[1]
  if (whole && /^\d/.test(token))
    return atToken(
      context,
      'bad-number',
      'A number has a point where this one has a comma.',
      `Write ${whole}.${token}, or a whole number.`,
    )
  if (previous === ':')
    return atPrevious(
      context,
      'missing-value',
      'The value after the colon is missing.',
      `Write the value: ${VALUE}.`,
    )
  return name === 'PropertyNameExpected'
    ? atToken(
        context,
        'missing-field-name',
        'The name of a field should stand here, in double quotes.',
        'Write it as "name": value.',
      )
    : atToken(context, 'missing-value', 'A value should stand here.', `Write ${VALUE}.`)
}

/** A path of a picture or a document, such as `"public\images\gate.jpg"`, copied from Windows. */
function pathOfWindows(context: SyntaxContext): Diagnostic | undefined {
  const { token } = context
  const [, written = '', ending = ''] =
    /^"([^\s"]*\\[^\s"]*\.(pdf|avif|gif|jpe?g|png|svg|webp))"$/i.exec(token) ?? []
  const [path] = written ? corrections(written, /pdf/i.test(ending) ? 'pdf' : 'image') : []
  if (!path) return undefined
  const folder = path.word.slice(0, path.word.lastIndexOf('/'))
  return atToken(
    context,
    'wrong-backslash',
    'The path of a file of this site has / where Windows has a backslash.',
    path.isSure ? `Write "${path.word}".` : `Put the file into "public${folder}", and write "${path.word}".`,
    path.isSure ? JSON.stringify(path.word) : undefined,
  )
}

/** Whether both sides are complete entries, so that only a comma can be missing. */
function isBetweenEntries({ text, before, offset, rest, open }: SyntaxContext): boolean {
  if (!/["\]}\de]/.test(text[before] ?? '')) return false
  if (open.at(-1)?.bracket === '{') return /^"[\w$]+"\s*:/.test(rest)
  return /^[[{]/.test(rest) || (isFirstOnLine(text, offset) && /^["\d]/.test(rest))
}

/** A tab or another control character in a string. */
function controlCharacter(context: SyntaxContext): Diagnostic {
  const { offset, token } = context
  const code = 'line-break-in-text'
  if (!token.includes('\t'))
    return atToken(
      context,
      code,
      'There is an invisible character inside this text.',
      'Delete it: write the text anew, or paste it without formatting.',
    )
  if (/\S *\t+ *\S[^\t\n]*\t+ *\S/.test(token))
    return atToken(
      context,
      code,
      'This text holds tabs, as a table does that was copied from Excel.',
      'Write it in a section for tables ("npm run dev", /_sections), or put a space for each tab.',
    )
  const tabs = [...token.matchAll(/\t/g)].map(({ index }) => offset + index)
  return {
    ...atToken(context, code, 'There is a tab inside this text.', 'Put a space in its place.'),
    repair: tabs.map(tab => ({ offset: tab, length: 1, content: ' ' })),
  }
}
