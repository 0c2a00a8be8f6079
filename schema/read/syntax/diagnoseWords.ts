import { atToken, type Diagnostic, isValueExpected, type Rule, type SyntaxContext } from './context.ts'

const CODE = 'word-without-quotes'

/** As many digits as a telephone number has, and a first one that no JSON number has. */
const PHONE = /^[+0](?:[ ()-]*\d){6,}(?=[ \t]*(?:[,}\]\r\n]|$))/

/** Characters before an error in which the beginning of its word is looked for. */
const LONGEST_WORD = 1000

/** Words, dates and numbers without quotes, and numbers that are not written as JSON writes them. */
export const diagnoseWords: Rule = context => {
  const { text, name, offset } = context
  const before = text.slice(Math.max(0, offset - LONGEST_WORD), offset)
  const start = offset - (/[^\s,:"{}[\]]*$/.exec(before)?.[0].length ?? 0)
  const word = /^[^\s,:"{}[\]]+/.exec(text.slice(start))?.[0] ?? ''
  const place = { offset: start, token: word }
  const [phone] = PHONE.exec(text.slice(start)) ?? []
  if (phone) return withoutQuotes(start, phone, true)
  if (/^\d{4}-\d{2}-\d{2}$/.test(word))
    return atToken(place, CODE, 'A date stands without quotes.', inQuotes(word), `"${word}"`)
  if (/^[+-.]?\d/.test(word))
    return atToken(
      place,
      'bad-number',
      `"${word}" is not written as a number has to be.`,
      'Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.',
    )
  if (name !== 'InvalidSymbol') return undefined
  if (/^(?:true|false|null)$/i.test(word))
    return atToken(
      place,
      'capital-word',
      `"${word}" must be written in small letters.`,
      `Write ${word.toLowerCase()}.`,
      word.toLowerCase(),
    )
  if (/^-?(?:NaN|Infinity|undefined|None|nil)$/.test(word) && isValueExpected(context))
    return atToken(
      place,
      'missing-value',
      `"${word}" is what a program writes where it has no value.`,
      'Write the value, or delete this field; or put the word in double quotes, if it is text.',
    )
  if (text[offset - 1] === '"')
    return atToken(
      place,
      'missing-quote',
      'A text ends just before this, and something goes on behind it.',
      'Put the whole text between one pair of double quotes, with \\" for each quote inside it.',
    )
  // Quotes would not help: a symbol alone is no text, and a string needs its backslashes doubled.
  if (!/[\p{L}\p{N}]/u.test(word) || word.includes('\\')) return undefined
  if (/^(?:yes|no|on|off)$/i.test(word) && isValueExpected(context))
    return atToken(
      place,
      CODE,
      `"${word}" stands without quotes.`,
      'Write true or false; or put it in double quotes, if it is text.',
    )
  return unquoted(context, word)
}

const inQuotes = (written: string) => `Put it in double quotes: "${written}".`

const withoutQuotes = (offset: number, written: string, isSure: boolean): Diagnostic =>
  atToken(
    { offset, token: written },
    CODE,
    `"${written}" stands without quotes.`,
    inQuotes(written),
    isSure ? `"${written}"` : undefined,
  )

function unquoted(context: SyntaxContext, word: string): Diagnostic {
  const { offset, rest } = context
  const isValue = isValueExpected(context)
  // A value may have several words where it fills the rest of the line.
  const [phrase = word] = (isValue && /^[^"{}[\]:,\\]*[^"{}[\]:,\\\s](?=\s*,?\s*$)/.exec(rest)) || []
  const after = rest.slice(phrase.length)
  const isSure = isValue
    ? /^\s*(?:[,}\]]|$)/.test(after) && /\p{L}/u.test(phrase)
    : /^[A-Za-z$]\w*$/.test(phrase) && /^\s*:/.test(after)
  return withoutQuotes(offset, phrase, isSure)
}
