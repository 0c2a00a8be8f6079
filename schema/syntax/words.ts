import { type Explained, type Explainer, isValuePlace, lastSignificant, type Stumble } from './stumble.ts'

/** Words, dates and numbers that stand without quotes, or are written in a way that nothing can be counted with. */
export const explainWords: Explainer = stumble => {
  const { text, name, offset, rest } = stumble
  const start = offset - (/[^\s,:"{}[\]]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
  const word = /^[^\s,:"{}[\]]+/.exec(text.slice(start))?.[0] ?? ''
  const place = { offset: start, length: word.length }
  const digits = phoneAt(text, start)
  if (digits && isValuePlace({ ...stumble, before: lastSignificant(text, start) }))
    return inQuotes({ offset: start, length: digits.length }, digits)
  if (/^[+-.]?\d/.test(word)) return figures(place, word)
  if (name !== 'InvalidSymbol') return undefined
  if (/^(?:true|false|null)$/i.test(word))
    return {
      code: 'capital-word',
      ...place,
      message: `"${word}" must be written in small letters.`,
      cure: `Write ${word.toLowerCase()}.`,
      repair: [{ ...place, content: word.toLowerCase() }],
    }
  if (text[offset - 1] === '"')
    return {
      code: 'missing-quote',
      ...place,
      message: 'A text ends just before this: a double quote is missing, or one is too many.',
      cure: 'Put the whole text between one pair of double quotes. A quote inside a text is written \\".',
    }
  if (/^(?:yes|no|on|off)$/i.test(word) && isValuePlace(stumble))
    return {
      code: 'word-without-quotes',
      ...place,
      message: `"${word}" stands without quotes.`,
      cure: 'Write true or false; or put it in double quotes, if it is text.',
    }
  const phrase = isValuePlace(stumble)
    ? (/^[^"{}[\]:,]*[^"{}[\]:,\s](?=\s*,?\s*$)/.exec(rest)?.[0] ?? word)
    : word
  return withoutQuotes(stumble, phrase)
}

/** Digits that no number begins with, and as many as a telephone number has; with the spaces and signs between them. */
const phoneAt = (text: string, start: number): string | undefined =>
  /^[+0](?:[ ()-]*\d){6,}(?=[ \t]*(?:[,}\]\r\n]|$))/.exec(text.slice(start))?.[0]

const inQuotes = (place: { offset: number; length: number }, written: string): Explained => ({
  code: 'word-without-quotes',
  ...place,
  message: `"${written}" stands without quotes.`,
  cure: `Put it in double quotes: "${written}".`,
  repair: [{ ...place, content: `"${written}"` }],
})

function withoutQuotes(stumble: Stumble, phrase: string): Explained {
  const { offset, rest } = stumble
  const isName = /^[A-Za-z$]\w*$/.test(phrase) && /^\s*:/.test(rest.slice(phrase.length))
  const isEndOfLine = /^\s*(?:[,}\]]|$)/.test(rest.slice(phrase.length))
  const isText = /\p{L}/u.test(phrase) && !phrase.includes('\\')
  const isSure = isValuePlace(stumble) ? isEndOfLine && isText : isName
  return {
    code: 'word-without-quotes',
    offset,
    length: phrase.length,
    message: `"${phrase}" stands without quotes.`,
    cure: `Put it in double quotes: "${phrase}".`,
    repair: isSure ? [{ offset, length: phrase.length, content: `"${phrase}"` }] : undefined,
  }
}

function figures(place: { offset: number; length: number }, word: string): Explained {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word))
    return {
      code: 'word-without-quotes',
      ...place,
      message: 'A date stands without quotes.',
      cure: `Put it in double quotes: "${word}".`,
      repair: [{ ...place, content: `"${word}"` }],
    }
  return {
    code: 'bad-number',
    ...place,
    message: `"${word}" is not written as a number has to be.`,
    cure: 'Write a number such as 12 or 1.5, without signs or spaces; or put it in double quotes, if it is text.',
  }
}
