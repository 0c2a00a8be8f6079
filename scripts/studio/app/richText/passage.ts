/** A text with what is selected in it; `start` and `end` are the same for a caret. */
export interface Passage {
  text: string
  start: number
  end: number
}

/** What a button or a shortcut does with a text. */
export type Command = (passage: Passage) => Passage

/** A range of a text. */
export interface Range {
  start: number
  end: number
}

/** The marker at the beginning of a line: of an item, a subheading or a quotation. */
export const MARKER = /^(\s*)(- |\d{1,9}[.)] |#{1,6} |> )?/

const WORD = /[\p{L}\p{M}\p{N}'’-]/u

/** Scripts that are written without spaces between words: whatever is selected there is meant as it is. */
const WITHOUT_SPACES =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u

/** The selection without white space at its ends and with whole words; of a caret, the word in which it is. */
export function wordsAt({ text, start, end }: Passage): Range {
  let [from, to] = [start, end]
  while (from < to && /\s/.test(text[from] ?? '')) from++
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--
  const isUnspaced = (at: number) => WITHOUT_SPACES.test(text[at] ?? '')
  const isWord = (at: number) => WORD.test(text[at] ?? '') && !isUnspaced(at)
  const isCaret = from === to
  const unspaced = isCaret ? [from, from - 1].find(isUnspaced) : undefined
  if (unspaced !== undefined) return segmentAt(text, unspaced)
  // Asterisks within a word are no emphasis.
  if (isCaret || isWord(from)) while (isWord(from - 1)) from--
  if (isCaret || isWord(to - 1)) while (isWord(to)) to++
  return { start: from, end: to }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The word at a place in a text without spaces, by the dictionary of the browser. */
function segmentAt(text: string, at: number): Range {
  const { index = at, segment = '' } = segmenter.segment(text).containing(at) ?? {}
  return { start: index, end: index + segment.length }
}

/** The lines that a range touches, each without its line break. */
export function linesAt(text: string, { start, end }: Range): Range[] {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', end)
  const lines: Range[] = []
  let at = first
  for (const line of text.slice(first, last < 0 ? undefined : last).split('\n')) {
    lines.push({ start: at, end: at + line.length })
    at += line.length + 1
  }
  return lines
}

/** Replaces a part of a text. */
export const splice = (text: string, { start, end }: Range, written: string): string =>
  text.slice(0, start) + written + text.slice(end)
