import { randomFrom } from './randomFrom.ts'

const onsets = [
  'b',
  'br',
  'd',
  'f',
  'g',
  'gr',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
]
const vowels = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou']
/** The most frequent words of English, in their order. A third of a text are words that the search leaves out. */
const frequent =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which you were their one all we can her has there been if more when will would who so no'

const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'ng']

/**
 * Words of one to four syllables, the short ones first, as in a language. The search is measured with them: the few words of
 * other measurements would make an index of a few entries.
 */
export function vocabulary(size: number): string[] {
  const random = randomFrom(size)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const words = new Set(frequent.split(' '))
  while (words.size < size) {
    const syllables = 1 + Math.floor((3 * words.size) / size + random())
    words.add(Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join(''))
  }
  return [...words]
}

/** Picks the n-th word of a list about 1/n times as often as the first (Zipf's law). */
export function zipfPicker(words: readonly string[], random: () => number): () => string {
  const scale = Math.log(words.length + 1)
  return () => words[Math.floor(Math.exp(random() * scale)) - 1] ?? ''
}
