import { type Explained, type Explainer, isValuePlace, lineEnd, lineStart, type Stumble } from './stumble.ts'

const FOREIGN = "'‘’‚‛“”„‟«»‹›`´′″"
const foreignAtStart = new RegExp(`^(?:''|[${FOREIGN}])`)

/** Quotes that are missing, too many, or not those of the keyboard. */
export const explainQuotes: Explainer = stumble => {
  const { text, name, offset, token } = stumble
  if (foreignAtStart.test(token)) return foreign(stumble)
  if (name === 'UnexpectedEndOfString') return endless(stumble)
  const inside = unfinishedName(stumble) ?? quoteInside(stumble)
  if (inside) return inside
  const unbegun = /^([^"{}[\],:]+)"\s*(:|,?\s*$)/.exec(stumble.rest)
  if (name === 'InvalidSymbol' && unbegun && text[offset - 1] !== '"')
    return {
      code: 'missing-quote',
      offset,
      length: token.length,
      message: 'A double quote is missing before this.',
      cure: 'Put a double quote at the beginning of the text.',
      repair:
        (unbegun[2] === ':') !== isValuePlace(stumble) ? [{ offset, length: 0, content: '"' }] : undefined,
    }
  return undefined
}

/** Curly, single and other quotes in the place of double ones. */
function foreign({ text, offset, token, rest }: Stumble): Explained {
  const closed = new RegExp(`^(''|[${FOREIGN}])([^"\\\\]*?)(''|["${FOREIGN}])(?=\\s*(?:[,:}\\]]|$))`).exec(
    rest,
  )
  const [whole = '', , inner = ''] = closed ?? []
  return {
    code: 'wrong-quotes',
    offset,
    length: whole.length || token.length,
    message: 'Text must stand in straight double quotes.',
    cure: 'Write "…" instead, with the plain double quotes of the keyboard.',
    repair:
      closed && text[offset - 1] !== '"'
        ? [{ offset, length: whole.length, content: `"${inner}"` }]
        : undefined,
  }
}

/** A text that the line ends before its quote. */
function endless(stumble: Stumble): Explained {
  const { text, offset, rest } = stumble
  const place = { offset, length: rest.trimEnd().length }
  const next = text.slice(lineEnd(text, offset)).replace(/^\r?\n/, '')
  if (/^[^"\r\n]*"[ \t]*,?[ \t]*\r?(?:\n|$)/.test(next))
    return {
      code: 'line-break-in-text',
      ...place,
      message: 'This text goes on in the next line.',
      cure: 'Write all of it on one line, with \\n where a new line is to begin.',
    }
  const [, written = '', tail = ''] = /^(.*?)(,?[ \t]*)$/.exec(rest) ?? []
  const end = offset + rest.length - tail.length
  const isCurly = /[”“]$/.test(written) && count(written, '“') !== count(written, '”')
  return {
    code: isCurly ? 'wrong-quotes' : 'missing-quote',
    ...place,
    message: isCurly ? 'This text ends with a curly quote.' : 'The closing quote of this text is missing.',
    cure: 'Put a plain double quote at the end of the text.',
    repair: isValuePlace(stumble)
      ? [{ offset: isCurly ? end - 1 : end, length: isCurly ? 1 : 0, content: '"' }]
      : undefined,
  }
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** `"title: "Visit us"`: the name of a field without its second quote. */
function unfinishedName({ text, offset, open }: Stumble): Explained | undefined {
  const start = lineStart(text, offset)
  const [whole, before = '', name = ''] =
    /^(\s*")([A-Za-z$]\w*)\s*:\s*"[^"]*"\s*,?\s*$/.exec(text.slice(start, lineEnd(text, offset))) ?? []
  if (whole === undefined || open.at(-1)?.bracket !== '{') return undefined
  const end = start + before.length + name.length
  return {
    code: 'missing-quote',
    offset: end - name.length,
    length: name.length,
    message: 'The closing quote of this name is missing.',
    cure: `Write "${name}": and then the value.`,
    repair: [{ offset: end, length: 0, content: '"' }],
  }
}

/** A text that fills its line and holds quotes of its own, such as `"answer": "Ask "the office".",`. */
function quoteInside({ text, offset }: Stumble): Explained | undefined {
  const start = lineStart(text, offset)
  const line = text.slice(start, lineEnd(text, offset))
  const [, before = '', inner = ''] = /^(\s*(?:"[\w$]+"\s*:\s*)?")(.*)"\s*,?\s*$/.exec(line) ?? []
  const quotes = [...inner.matchAll(/\\.|"/g)].filter(([found]) => found === '"').map(({ index }) => index)
  const [first] = quotes
  // With a colon, a comma, a semicolon or a space between two quotes, what is missing is probably something else.
  if (first === undefined || /"\s*[:,;=[\]{}]|[:,;]\s*"|"\s*"/.test(inner)) return undefined
  const at = start + before.length
  if (offset < at) return undefined
  return {
    code: 'missing-quote',
    offset: at + first,
    length: 1,
    message: 'This double quote ends the text, but the text goes on.',
    cure: 'Write \\" for each double quote inside a text, or use curly ones: “…”.',
    // A text that is all in quotes has perhaps only been given them twice; a single quote may be a slip of the hand.
    repair:
      inner.startsWith('"') || quotes.length % 2 === 1
        ? undefined
        : quotes.map(quote => ({ offset: at + quote, length: 0, content: '\\' })),
  }
}
