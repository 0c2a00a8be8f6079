import type { Terms } from './terms.ts'

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
  const add = (to: number, isMatch: boolean) => {
    const last = pieces.at(-1)
    const piece = text.slice(end, to)
    if (last?.isMatch && isMatch) last.text += piece
    else if (piece !== '') pieces.push({ text: piece, isMatch })
    end = to
  }
  for (const found of terms.find(text)) {
    // Terms of scripts without spaces overlap.
    if (!matches.has(found.term) || found.end <= end) continue
    if (found.index > end) add(found.index, false)
    add(found.end, true)
  }
  add(text.length, false)
  return pieces
}

/** The passage of a text around the first word that the query has found, else its beginning. */
export function excerptOf(text: string, matches: ReadonlySet<string>, terms: Terms): Piece[] {
  const [first] = markWords(text, matches, terms)
  const at = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0
  const start = at > BEFORE ? wordAfter(text, at - BEFORE, at) : 0
  const rest = text.slice(start)
  const passage = rest.length > LENGTH ? `${rest.slice(0, wordBefore(rest, LENGTH))} …` : rest
  return markWords(start > 0 ? `… ${passage}` : passage, matches, terms)
}

/** Where a word begins from a place on; that place where a script writes no spaces. */
function wordAfter(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < before ? space + 1 : from
}

function wordBefore(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > to / 2 ? space : to
}
