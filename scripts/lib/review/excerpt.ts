import { diffWordsWithSpace } from 'diff'

/** The old and the new words of one place of a text. */
export interface ChangedWords {
  before: string
  after: string
}

/** In characters. A text up to this length is shown whole. */
const SHORT = 60

/** How many unchanged words are shown before and after changed ones. */
const CONTEXT = 3

/** In characters, of the old and of the new words of one place. */
const MOST = 120

/** Returns the places of a text that differ, each with the words around it. Short texts are one place. */
export function changedWords(before: string, after: string): ChangedWords[] {
  if (before.length <= SHORT && after.length <= SHORT) return [{ before: shown(before), after: shown(after) }]
  const [first, ...rest] = placesOf(before, after)
  // Nothing in common: both texts are one place.
  return first ? [first, ...rest] : [{ before: shortened(before), after: shortened(after) }]
}

/** Shortens a text in its middle. */
export function shortened(text: string, most = MOST): string {
  const line = shown(text)
  if (line.length <= most) return line
  return `${line.slice(0, most / 2).trimEnd()} … ${line.slice(-most / 2).trimStart()}`
}

/** On one line, with the sign that word processors show for the end of a paragraph. */
const shown = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ¶ ')

function placesOf(before: string, after: string): ChangedWords[] {
  const places: ChangedWords[] = []
  const parts = diffWordsWithSpace(before, after)
  let place = { before: '', after: '', isChanged: false }
  const finish = (context: string, isEnd: boolean) => {
    const end = isEnd ? context : firstWords(context)
    if (place.isChanged)
      places.push({ before: shortened(place.before + end), after: shortened(place.after + end) })
  }
  for (const [index, { value, added, removed }] of parts.entries()) {
    if (added || removed) {
      place.isChanged = true
      if (removed) place.before += value
      else place.after += value
      continue
    }
    const isLast = index === parts.length - 1
    if (place.isChanged && !isLast && wordsIn(value).length <= CONTEXT * 2) {
      // Too few words to tell two places apart.
      place.before += value
      place.after += value
      continue
    }
    finish(value, isLast && wordsIn(value).length <= CONTEXT)
    const start = index === 0 && wordsIn(value).length <= CONTEXT ? value : lastWords(value)
    place = { before: start, after: start, isChanged: false }
  }
  finish('', true)
  return places
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The words before a change, with the white space behind them. */
const lastWords = (text: string): string =>
  `… ${wordsIn(text).slice(-CONTEXT).join(' ')}${/\s*$/.exec(text)?.[0]}`

/** The words after a change, with the white space before them. */
const firstWords = (text: string): string =>
  `${/^\s*/.exec(text)?.[0]}${wordsIn(text).slice(0, CONTEXT).join(' ')} …`
