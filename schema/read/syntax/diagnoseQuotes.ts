import {
  type Diagnostic,
  isValueExpected,
  lineEnd,
  lineStart,
  type Rule,
  type SyntaxContext,
} from './context.ts'

/** Quotes of word processors and other languages, and those of Chinese and Japanese keyboards. */
const FOREIGN = "'‘’‚‛“”„‟«»‹›`´′″＂「」『』〝〞"
const FOREIGN_QUOTE = new RegExp(`^(?:''|[${FOREIGN}])`)
const FOREIGN_STRING = new RegExp(
  `^(?:''|[${FOREIGN}])([^"\\\\]*?)(?:''|["${FOREIGN}])(?=\\s*(?:[,:}\\]，：、｝］]|$))`,
)

/** Quotes that are missing, redundant, or not those of the keyboard. */
export const diagnoseQuotes: Rule = context => {
  const { name, token } = context
  if (FOREIGN_QUOTE.test(token)) return foreignQuote(context)
  if (name === 'UnexpectedEndOfString') return unterminated(context)
  return unterminatedName(context) ?? quoteInText(context) ?? unopened(context)
}

function foreignQuote({ text, offset, token, rest }: SyntaxContext): Diagnostic {
  const [whole, inner] = FOREIGN_STRING.exec(rest) ?? []
  const length = whole?.length ?? token.length
  return {
    ...{ code: 'wrong-quotes', offset, length },
    message: 'Text must stand in straight double quotes.',
    cure: 'Write "…" instead, with the plain double quotes of the keyboard.',
    repair: whole && text[offset - 1] !== '"' ? [{ offset, length, content: `"${inner}"` }] : undefined,
  }
}

/** A string that has no closing quote on its line. */
function unterminated(context: SyntaxContext): Diagnostic {
  const { offset, rest } = context
  const place = { offset, length: rest.trimEnd().length }
  const written = rest.slice(0, rest.length - endOf(rest, /[ \t]/).length).replace(/,$/, '')
  const end = offset + written.length
  const closers = closersBehind(written)
  if (closers !== '') return unterminatedBefore(closers, context, place, end)
  // A curly quote at the end is the closing quote, unless it closes a quotation within the text.
  const isCurly = /[”“]$/.test(written) && !/“[^”]*”$/.test(written)
  const edit = isCurly ? { offset: end - 1, length: 1 } : { offset: end, length: 0 }
  return {
    ...{ code: isCurly ? 'wrong-quotes' : 'missing-quote', ...place },
    message: isCurly ? 'This text ends with a curly quote.' : 'The closing quote of this text is missing.',
    cure: 'Put a plain double quote at the end of the text.',
    repair: isValueExpected(context) ? [{ ...edit, content: '"' }] : undefined,
  }
}

/** The brackets at the end of a line, with what stands between them. */
const closersBehind = (written: string): string => endOf(written, /[\s\]},]/).trimStart()

/** The signs of a kind at the end of a text. A pattern with `$` would try each sign of each run of them, to the end of the run. */
function endOf(text: string, sign: RegExp): string {
  let at = text.length
  while (at > 0 && sign.test(text[at - 1] ?? '')) at--
  return text.slice(at)
}

/** A text without its closing quote, before brackets that close lists and groups: a quote behind them would make text of them. */
function unterminatedBefore(
  closers: string,
  context: SyntaxContext,
  place: Pick<Diagnostic, 'offset' | 'length'>,
  end: number,
): Diagnostic {
  const { text, open } = context
  const inner = text.slice(place.offset + 1, end - closers.length).trimEnd()
  const isCurly = /[”“]$/.test(inner) && !/“[^”]*”$/.test(inner)
  const at = place.offset + 1 + inner.length - (isCurly ? 1 : 0)
  const written = [...closers].filter(sign => /[\]}]/.test(sign))
  const expected = open.map(({ bracket }) => (bracket === '{' ? '}' : ']')).reverse()
  // Brackets within the text may be a part of it, and so may those at its end.
  const isSure =
    isValueExpected(context) &&
    !/[[\]{}]/.test(inner) &&
    written.every((sign, index) => sign === expected[index])
  return {
    ...{ code: isCurly ? 'wrong-quotes' : 'missing-quote', ...place },
    message: isCurly ? 'This text ends with a curly quote.' : 'The closing quote of this text is missing.',
    cure: `Put a plain double quote at the end of the text, before the "${closers.trim()[0]}".`,
    repair: isSure ? [{ offset: at, length: isCurly ? 1 : 0, content: '"' }] : undefined,
  }
}

/** `"title: "Visit us"`: the name of a field without its closing quote. */
function unterminatedName({ text, offset, open }: SyntaxContext): Diagnostic | undefined {
  const start = lineStart(text, offset)
  const [whole, before = '', name = ''] =
    /^(\s*")([A-Za-z$]\w*)\s*:\s*"[^"]*"\s*,?\s*$/.exec(text.slice(start, lineEnd(text, offset))) ?? []
  if (whole === undefined || open.at(-1)?.bracket !== '{') return undefined
  const at = start + before.length
  return {
    ...{ code: 'missing-quote', offset: at, length: name.length },
    message: 'The closing quote of this name is missing.',
    cure: `Write "${name}": and then the value.`,
    repair: [{ offset: at + name.length, length: 0, content: '"' }],
  }
}

/** A text that fills its line and holds quotes, such as `"answer": "Ask "the office".",`. */
function quoteInText({ text, offset }: SyntaxContext): Diagnostic | undefined {
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
    cure: 'Write \\" for each double quote inside a text, or use curly ones: “…”.',
    repair: isSure ? quotes.map(quote => ({ offset: at + quote, length: 0, content: '\\' })) : undefined,
  }
}

/** Whether quotes stand in pairs round words as in `At "eleven", one …`, and none of them can belong to a field behind the text. */
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
function unopened(context: SyntaxContext): Diagnostic | undefined {
  const { text, name, offset, token, rest } = context
  const [, end] = /^[^"{}[\],:]+"\s*(:|,?\s*$)/.exec(rest) ?? []
  if (name !== 'InvalidSymbol' || end === undefined || text[offset - 1] === '"') return undefined
  const isSure = (end === ':') !== isValueExpected(context)
  return {
    ...{ code: 'missing-quote', offset, length: token.length },
    message: 'A double quote is missing before this.',
    cure: 'Put a double quote at the beginning of the text.',
    repair: isSure ? [{ offset, length: 0, content: '"' }] : undefined,
  }
}
