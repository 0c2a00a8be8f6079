import type { ParseError } from 'jsonc-parser'
import { corrections } from '../../model/kinds.ts'
import { brackets } from './brackets.ts'
import {
  atPrevious,
  atToken,
  closerOf,
  contextOf,
  inserted,
  isFirstOnLine,
  lineEnd,
  lineStart,
  type Rule,
  type SyntaxContext,
  type SyntaxProblem,
} from './context.ts'
import { severalLines } from './severalLines.ts'

/** Nobody writes or reads a longer line, and several rules take time by the square of its length. */
const LONGEST_LINE = 20_000

/** Explains the parser's first error. */
export function explain(text: string, error: ParseError): SyntaxProblem {
  const isReadable = lineEnd(text, error.offset) - lineStart(text, error.offset) <= LONGEST_LINE
  const context = contextOf(text, error)
  for (const rule of isReadable ? rules : []) {
    const problem = rule(context)
    if (problem) return problem
  }
  return {
    ...{ code: 'unreadable-document', offset: error.offset, length: error.length },
    message: 'The document cannot be read from here on.',
    suggestion: 'Write this place anew, as it stands on a page that works.',
  }
}

/** A rule for errors that the parser calls by one name. */
const on =
  (name: string, rule: Rule): Rule =>
  context =>
    context.name === name && rule(context)

const VALUE = 'text in double quotes, a number, true, false, a list [ ] or a group { }'

/** The order matters: a text over several lines may hold anything, and the later rules claim everything that looks like a word. */
const rules: readonly Rule[] = [
  severalLines,

  // What belongs to other kinds of files
  context =>
    context.text.startsWith('{\\rtf') &&
    atToken(context, [
      'unreadable-document',
      'The file is saved as rich text.',
      'Save it again as plain text, or copy another page of the same kind into it.',
    ]),
  invisibleCharacter,
  context =>
    /^(?:\/\/|\/\*|#|<!--)/.test(context.token) &&
    atToken({ offset: context.offset, token: context.rest.trimEnd() }, [
      'comment-in-document',
      'Notes like this cannot stand in a document.',
      'Delete the note.',
    ]),
  context =>
    /^(?:\.\.|…)/.test(context.token) &&
    atToken(context, [
      'unreadable-document',
      'Dots cannot stand for what is to come.',
      'Delete them, or write what belongs here.',
    ]),
  context =>
    context.open.length === 0 &&
    context.text.slice(0, context.offset).trim() !== '' &&
    atToken(context, [
      'text-after-end',
      'There is something after the end of the document.',
      'Delete it. If it belongs to the document, a bracket further up closes too early.',
    ]),
  context =>
    context.open.length === 0 &&
    atToken(context, [
      'unreadable-document',
      'A document begins with "{", but something else stands here.',
      context.text.includes('{')
        ? 'Delete everything before the first "{".'
        : 'Copy another page of the same kind into this file: it begins with "{" and ends with "}".',
    ]),

  brackets,

  // Quotes that are missing, redundant, or not those of the keyboard
  foreignQuote,
  on('UnexpectedEndOfString', unterminated),
  unterminatedName,
  quoteInText,
  on('InvalidSymbol', unopened),

  // Commas and colons, and what is next to them
  on('PropertyNameExpected', missingNameOrValue),
  on('ValueExpected', missingNameOrValue),
  on('InvalidSymbol', wideSign),
  on('InvalidSymbol', mistypedSign),
  on('CommaExpected', missingComma),
  on('ColonExpected', context =>
    atPrevious(
      context,
      [
        'missing-colon',
        'A colon is missing after this name.',
        'Write it as "name": value, with a colon between them.',
      ],
      /^["[{\d]/.test(context.token) ? ':' : undefined,
    ),
  ),

  // What a text cannot hold
  on('InvalidCharacter', controlCharacter),
  on('InvalidEscapeCharacter', backslash),
  on('InvalidUnicode', backslash),

  // Words, dates and numbers without quotes, and numbers that are not written as JSON writes them
  bareWord,
]

/** Pasted from web pages: non-breaking and other wide spaces, soft hyphens, characters without width. */
const INVISIBLE = /^[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/

function invisibleCharacter({ offset, token }: SyntaxContext): SyntaxProblem | undefined {
  const [invisible] = INVISIBLE.exec(token) ?? []
  return invisible === undefined
    ? undefined
    : atToken(
        { offset, token: invisible },
        [
          'invisible-character',
          'An invisible character stands here, mostly pasted from a web page.',
          'Delete it, and type a plain space if there should be one.',
        ],
        invisible.trim() === '' ? ' ' : '',
      )
}

/** Quotes of word processors and other languages, and those of Chinese and Japanese keyboards. */
const FOREIGN = "'‘’‚‛“”„‟«»‹›`´′″＂「」『』〝〞"
const FOREIGN_QUOTE = new RegExp(`^(?:''|[${FOREIGN}])`)
const FOREIGN_STRING = new RegExp(
  `^(?:''|[${FOREIGN}])([^"\\\\]*?)(?:''|["${FOREIGN}])(?=\\s*(?:[,:}\\]，：、｝］]|$))`,
)

function foreignQuote({ text, offset, token, rest }: SyntaxContext): SyntaxProblem | undefined {
  if (!FOREIGN_QUOTE.test(token)) return undefined
  const [whole, inner] = FOREIGN_STRING.exec(rest) ?? []
  const length = whole?.length ?? token.length
  return {
    ...{ code: 'wrong-quotes', offset, length },
    message: 'Text must stand in straight double quotes.',
    suggestion: 'Write "…" instead, with the plain double quotes of the keyboard.',
    fix: whole && text[offset - 1] !== '"' ? [{ offset, length, content: `"${inner}"` }] : undefined,
  }
}

/** A string that has no closing quote on its line. A quote behind brackets at its end would make text of them. */
function unterminated({ offset, rest, open, isValue }: SyntaxContext): SyntaxProblem {
  const written = rest.slice(0, rest.length - endOf(rest, /[ \t]/).length).replace(/,$/, '')
  const closers = endOf(written, /[\s\]},]/).trimStart()
  const beforeClosers = written.slice(1, written.length - closers.length)
  const inner = closers === '' ? beforeClosers : beforeClosers.trimEnd()
  // A curly quote at the end is the closing quote, unless it closes a quotation within the text.
  const isCurly = /[”“]$/.test(inner) && !/“[^”]*”$/.test(inner)
  const expected = open.map(closerOf).reverse()
  // Brackets within the text may be a part of it, and so may those at its end.
  const isSure =
    isValue &&
    (closers === '' || !/[[\]{}]/.test(inner)) &&
    closers
      .replace(/[\s,]/g, '')
      .split('')
      .every((sign, index) => sign === expected[index])
  const end = offset + 1 + inner.length - (isCurly ? 1 : 0)
  return {
    ...{ code: isCurly ? 'wrong-quotes' : 'missing-quote', offset, length: rest.trimEnd().length },
    message: isCurly ? 'This text ends with a curly quote.' : 'The closing quote of this text is missing.',
    suggestion: `Put a plain double quote at the end of the text${closers && `, before the "${closers[0]}"`}.`,
    ...(isSure && { fix: [{ offset: end, length: isCurly ? 1 : 0, content: '"' }] }),
  }
}

/** The signs of a kind at the end of a text. A pattern with `$` would try each sign of each run of them, to the end of the run. */
function endOf(text: string, sign: RegExp): string {
  let at = text.length
  while (at > 0 && sign.test(text[at - 1] ?? '')) at--
  return text.slice(at)
}

/** `"title: "Visit us"`: the name of a field without its closing quote. */
function unterminatedName({ text, offset, open }: SyntaxContext): SyntaxProblem | undefined {
  const start = lineStart(text, offset)
  const [whole, before = '', name = ''] =
    /^(\s*")([A-Za-z$]\w*)\s*:\s*"[^"]*"\s*,?\s*$/.exec(text.slice(start, lineEnd(text, offset))) ?? []
  if (whole === undefined || open.at(-1)?.bracket !== '{') return undefined
  const at = start + before.length
  return {
    ...{ code: 'missing-quote', offset: at, length: name.length },
    message: 'The closing quote of this name is missing.',
    suggestion: `Write "${name}": and then the value.`,
    fix: [inserted(at + name.length, '"')],
  }
}

/** A text that fills its line and holds quotes, such as `"answer": "Ask "the office".",`. */
function quoteInText({ text, offset }: SyntaxContext): SyntaxProblem | undefined {
  const start = lineStart(text, offset)
  const line = text.slice(start, lineEnd(text, offset))
  const [, before = '', name, inner = ''] = /^(\s*("[\w$]+"\s*:\s*)?")(.*)"\s*,?\s*$/.exec(line) ?? []
  const quotes = [...inner.matchAll(/\\.|"/g)].filter(([found]) => found === '"').map(({ index }) => index)
  const [first] = quotes
  const isQuoted = name !== undefined && isQuotation(inner, quotes)
  // A colon, a comma, a semicolon or a space between two quotes: probably something else is missing.
  if (first === undefined || (!isQuoted && /"\s*[:,;=[\]{}]|[:,;]\s*"|"\s*"/.test(inner))) return undefined
  const at = start + before.length
  if (offset < at) return undefined
  // A text all in quotes may have been given them twice, and a single quote may be a slip.
  const isSure = !inner.startsWith('"') && quotes.length % 2 === 0
  return {
    ...{ code: 'missing-quote', offset: at + first, length: 1 },
    message: 'This double quote ends the text, but the text goes on.',
    suggestion: 'Write \\" for each double quote inside a text, or use curly ones: “…”.',
    fix: isSure ? quotes.map(quote => inserted(at + quote, '\\')) : undefined,
  }
}

/** Whether quotes are in pairs around words as in `At "eleven", one …`, and none of them can belong to a field behind the text. */
const isQuotation = (inner: string, quotes: readonly number[]): boolean =>
  quotes.length % 2 === 0 &&
  !/"\s*[:=]\s*["[{\d]/.test(inner) &&
  quotes.every((quote, index) => {
    const [left = ' ', right = ' '] = [inner[quote - 1], inner[quote + 1]]
    return index % 2 === 0
      ? /[\s(–—]/.test(left) && !/\s/.test(right)
      : !/\s/.test(left) && /[\s,.;:!?)–—]/.test(right)
  })

/** A name or a text without its opening quote. */
function unopened({ text, offset, token, rest, isValue }: SyntaxContext): SyntaxProblem | undefined {
  const [, end] = /^[^"{}[\],:]+"\s*(:|,?\s*$)/.exec(rest) ?? []
  if (end === undefined || text[offset - 1] === '"') return undefined
  return {
    ...{ code: 'missing-quote', offset, length: token.length },
    message: 'A double quote is missing before this.',
    suggestion: 'Put a double quote at the beginning of the text.',
    fix: (end === ':') !== isValue ? [inserted(offset, '"')] : undefined,
  }
}

/** What the keyboards of Chinese, Japanese and Arabic write in place of these signs. */
const WIDE: Readonly<Record<string, string>> = {
  ...{ '：': ':', '﹕': ':', '︰': ':', '，': ',', '﹐': ',', '、': ',', '،': ',', '；': ',' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
}

/** A sign of another keyboard that only looks like the right one. */
function wideSign({ offset, token }: SyntaxContext): SyntaxProblem | undefined {
  // The parser takes a word and the sign behind it for one.
  const [, word = '', sign = ''] = /^(true|false|null)?(.)/su.exec(token) ?? []
  const plain = WIDE[sign]
  if (plain === undefined) return undefined
  const code = plain === ':' ? 'missing-colon' : plain === ',' ? 'missing-comma' : 'wrong-bracket'
  return atToken(
    { offset: offset + word.length, token: sign },
    [
      code,
      `"${sign}" is the wide sign of another keyboard.`,
      `Write ${plain} as the English keyboard has it.`,
    ],
    plain,
  )
}

/** A sign that looks like a colon or a comma, or is next to it on the keyboard. */
function mistypedSign(context: SyntaxContext): SyntaxProblem | undefined {
  const { text, token, before, open } = context
  const isAfterName =
    open.at(-1)?.bracket === '{' && /[{,]\s*"(?:[^"\\\n]|\\.)*"$/.test(text.slice(0, before + 1))
  const meant = (name: 'colon' | 'comma', sign: string) => {
    const message = `A "${token}" stands where a ${name} belongs.`
    return atToken(context, [`missing-${name}`, message, `Write a ${name} in its place.`], sign)
  }
  if (isAfterName && /^(?:=>?|;)$/.test(token)) return meant('colon', ':')
  return /^[;.]$/.test(token) && /["\w}\]]/.test(text[before] ?? '') ? meant('comma', ',') : undefined
}

function missingNameOrValue(context: SyntaxContext): SyntaxProblem {
  const { text, name, token, before, offset } = context
  const previous = text[before]
  if (previous === ',' && /^[}\]]$/.test(token))
    return atToken(
      { offset: before, token: ',' },
      [
        'trailing-comma',
        `There is a comma before the closing "${token}".`,
        'Delete the comma: the last entry has none.',
      ],
      '',
    )
  if (token === ',' && previous !== ':')
    return atToken(
      context,
      [
        'stray-comma',
        'There is a comma with nothing before it.',
        'Delete the comma, or write what is missing before it.',
      ],
      '',
    )
  if (token === ':' && previous === ':')
    return atToken(context, ['missing-value', 'There is one colon too many.', 'Delete the second colon.'], '')
  const whole = /:\s*(\d+),$/.exec(text.slice(0, offset))?.[1]
  if (whole && /^\d/.test(token))
    return atToken(context, [
      'bad-number',
      'A number has a point where this one has a comma.',
      `Write ${whole}.${token}, or a whole number.`,
    ])
  if (previous === ':')
    return atPrevious(context, [
      'missing-value',
      'The value after the colon is missing.',
      `Write the value: ${VALUE}.`,
    ])
  return name === 'PropertyNameExpected'
    ? atToken(context, [
        'missing-field-name',
        'The name of a field should stand here, in double quotes.',
        'Write it as "name": value.',
      ])
    : atToken(context, ['missing-value', 'A value should stand here.', `Write ${VALUE}.`])
}

function missingComma(context: SyntaxContext): SyntaxProblem | undefined {
  const { text, offset, before } = context
  // The parser reads 2026-03-21 and 03 as several numbers.
  if (before === offset - 1 && /\d/.test(text[before] ?? '')) return undefined
  return atPrevious(
    context,
    ['missing-comma', 'A comma is missing after this.', 'Put a comma between two entries.'],
    isBetweenEntries(context) ? ',' : undefined,
  )
}

/** Whether both sides are complete entries, so that only a comma can be missing. */
function isBetweenEntries({ text, before, offset, rest, open }: SyntaxContext): boolean {
  if (!/["\]}\de]/.test(text[before] ?? '')) return false
  if (open.at(-1)?.bracket === '{') return /^"[\w$]+"\s*:/.test(rest)
  return /^[[{]/.test(rest) || (isFirstOnLine(text, offset) && /^["\d]/.test(rest))
}

/** A path of a picture or a document copied from Windows, such as `"public\images\gate.jpg"`, or a single letter. */
function backslash(context: SyntaxContext): SyntaxProblem {
  const [, written = '', ending = ''] =
    /^"([^\s"]*\\[^\s"]*\.(pdf|avif|gif|jpe?g|png|svg|webp))"$/i.exec(context.token) ?? []
  const [path] = written ? corrections(written, /pdf/i.test(ending) ? 'pdf' : 'image') : []
  if (!path)
    return atToken(context, [
      'wrong-backslash',
      'A backslash stands before a letter that takes none.',
      'Write \\\\ for a backslash, \\n for a line break, \\" for a quote. Paths have / instead.',
    ])
  const folder = path.word.slice(0, path.word.lastIndexOf('/'))
  return atToken(
    context,
    [
      'wrong-backslash',
      'The path of a file of this site has / where Windows has a backslash.',
      path.isSure
        ? `Write "${path.word}".`
        : `Put the file into "public${folder}", and write "${path.word}".`,
    ],
    path.isSure ? JSON.stringify(path.word) : undefined,
  )
}

/** A tab or another control character in a string. */
function controlCharacter(context: SyntaxContext): SyntaxProblem {
  const { offset, token } = context
  const code = 'line-break-in-text'
  if (!token.includes('\t'))
    return atToken(context, [
      code,
      'There is an invisible character inside this text.',
      'Delete it: write the text anew, or paste it without formatting.',
    ])
  if (/\S *\t+ *\S[^\t\n]*\t+ *\S/.test(token))
    return atToken(context, [
      code,
      'This text holds tabs, as a table does that was copied from Excel.',
      'Write it in a section for tables ("npm run dev", /_sections), or put a space for each tab.',
    ])
  const tabs = [...token.matchAll(/\t/g)].map(({ index }) => offset + index)
  return {
    ...atToken(context, [code, 'There is a tab inside this text.', 'Put a space in its place.']),
    fix: tabs.map(tab => ({ offset: tab, length: 1, content: ' ' })),
  }
}

const UNQUOTED = 'word-without-quotes'

/** As many digits as a telephone number has, and a first one that no JSON number has. */
const PHONE = /^[+0](?:[ ()-]*\d){6,}(?=[ \t]*(?:[,}\]\r\n]|$))/

/** Characters before an error in which the beginning of its word is looked for. */
const LONGEST_WORD = 1000

function bareWord(context: SyntaxContext): SyntaxProblem | undefined {
  const { text, name, offset } = context
  const before = text.slice(Math.max(0, offset - LONGEST_WORD), offset)
  const start = offset - (/[^\s,:"{}[\]]*$/.exec(before)?.[0].length ?? 0)
  const word = /^[^\s,:"{}[\]]+/.exec(text.slice(start))?.[0] ?? ''
  const place = { offset: start, token: word }
  const [phone] = PHONE.exec(text.slice(start)) ?? []
  if (phone) return withoutQuotes(start, phone, true)
  if (/^\d{4}-\d{2}-\d{2}$/.test(word))
    return atToken(place, [UNQUOTED, 'A date stands without quotes.', inQuotes(word)], `"${word}"`)
  if (/^[+-.]?\d/.test(word))
    return atToken(place, [
      'bad-number',
      `"${word}" is not written as a number has to be.`,
      'Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.',
    ])
  if (name !== 'InvalidSymbol') return undefined
  if (/^(?:true|false|null)$/i.test(word))
    return atToken(
      place,
      ['capital-word', `"${word}" must be written in small letters.`, `Write ${word.toLowerCase()}.`],
      word.toLowerCase(),
    )
  if (/^-?(?:NaN|Infinity|undefined|None|nil)$/.test(word) && context.isValue)
    return atToken(place, [
      'missing-value',
      `"${word}" is what a program writes where it has no value.`,
      'Write the value, or delete this field; or put the word in double quotes, if it is text.',
    ])
  if (text[offset - 1] === '"')
    return atToken(place, [
      'missing-quote',
      'A text ends just before this, and something goes on behind it.',
      'Put the whole text between one pair of double quotes, with \\" for each quote inside it.',
    ])
  // Quotes would not help: a symbol alone is no text, and a string needs its backslashes doubled.
  if (!/[\p{L}\p{N}]/u.test(word) || word.includes('\\')) return undefined
  if (/^(?:yes|no|on|off)$/i.test(word) && context.isValue)
    return atToken(place, [
      UNQUOTED,
      `"${word}" stands without quotes.`,
      'Write true or false; or put it in double quotes, if it is text.',
    ])
  return unquoted(context, word)
}

const inQuotes = (written: string) => `Put it in double quotes: "${written}".`

const withoutQuotes = (offset: number, written: string, isSure: boolean): SyntaxProblem =>
  atToken(
    { offset, token: written },
    [UNQUOTED, `"${written}" stands without quotes.`, inQuotes(written)],
    isSure ? `"${written}"` : undefined,
  )

function unquoted({ offset, rest, isValue }: SyntaxContext, word: string): SyntaxProblem {
  // A value may have several words where it fills the rest of the line.
  const [phrase = word] = (isValue && /^[^"{}[\]:,\\]*[^"{}[\]:,\\\s](?=\s*,?\s*$)/.exec(rest)) || []
  const after = rest.slice(phrase.length)
  const isSure = isValue
    ? /^\s*(?:[,}\]]|$)/.test(after) && /\p{L}/u.test(phrase)
    : /^[A-Za-z$]\w*$/.test(phrase) && /^\s*:/.test(after)
  return withoutQuotes(offset, phrase, isSure)
}
