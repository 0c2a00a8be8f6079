import { type Terms, WORD } from './terms.ts'

/** A piece of a text, which the query asked for or not. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** Characters that a result shows of a text. */
const LENGTH = 170

/** Characters before the first word that was asked for. */
const BEFORE = 50

/** A text with the words marked that the query has found. @param matches terms of the index */
export function markWords(text: string, matches: ReadonlySet<string>, terms: Terms): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const [term] = terms.of(word)
    if (term === undefined || !matches.has(term)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}

/** The passage of a text around the first word that the query has found, else its beginning. */
export function excerptOf(text: string, matches: ReadonlySet<string>, terms: Terms): Piece[] {
  const [first] = markWords(text, matches, terms)
  const at = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0
  // Whole words only.
  const start = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0
  const rest = text.slice(start)
  const passage = rest.length > LENGTH ? `${rest.slice(0, rest.lastIndexOf(' ', LENGTH))} …` : rest
  return markWords(start > 0 ? `… ${passage}` : passage, matches, terms)
}
