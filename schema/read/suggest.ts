import { distance } from 'fastest-levenshtein'
import type { Guess } from '../model/likelyValues.ts'

/** Longer words are not compared letter by letter: nobody mistypes them, and it takes time by the product of their lengths. */
const LONGEST = 300

/**
 * Finds the nearest candidate: equal but for letter case and punctuation, or within a Levenshtein distance of two letters
 * or a third of the word, and if it is more than one, less than half of the longer word.
 * @returns nothing when no candidate is near
 */
export function guess(wrong: string, candidates: Iterable<string>): Guess | undefined {
  const all = [...new Set(candidates)]
  const plain = simplified(wrong)
  const equal = all.filter(candidate => simplified(candidate) === plain)
  if (equal[0] !== undefined) return { word: equal[0], isSure: equal.length === 1 && plain !== '' }
  if (wrong.length > LONGEST) return undefined
  const ranked = all
    .filter(({ length }) => length <= 2 * LONGEST)
    .map(word => ({
      word,
      steps: isTransposed(wrong, word) ? 1 : distance(wrong.toLowerCase(), word.toLowerCase()),
    }))
    .sort((a, b) => a.steps - b.steps)
  const [best, next] = ranked
  const most = Math.min(wrong.length - 1, Math.max(2, Math.floor(wrong.length / 3)))
  // Two other letters make another word of a short one.
  const isFar = best && best.steps > 1 && best.steps * 2 >= Math.max(wrong.length, best.word.length)
  if (!best || isFar || best.steps > most) return undefined
  const isSlip = best.steps <= (best.word.length > 7 ? 2 : 1)
  return {
    word: best.word,
    isSure: isSlip && best.word.length > 2 && (next === undefined || next.steps > best.steps + 1),
  }
}

export const nearest = (wrong: string, candidates: Iterable<string>): string | undefined =>
  guess(wrong, candidates)?.word

/** Names that are shorter than this differ from many others in one letter. */
const SHORTEST = 5

/**
 * Whether two names differ as little as by a slip: in one letter, in two of a long name, or in two neighbours that are swapped.
 * Numbers tell names apart ("Year 7"), and so does the beginning of a word ("Boys", "Toys"), unless it lacks its first letter.
 */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (Math.max(a.length, b.length) > LONGEST) return false
  if (Math.min(a.length, b.length) < SHORTEST || digitsOf(a) !== digitsOf(b)) return false
  // In these scripts a sign is a word or a syllable.
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(a + b)) return false
  const steps = isTransposed(a, b) ? 1 : distance(a, b)
  if (initialsOf(a) !== initialsOf(b)) return steps === 1 && a.length !== b.length
  return steps <= (Math.max(a.length, b.length) > 9 ? 2 : 1)
}

const digitsOf = (name: string): string => name.replace(/\D/g, '')

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word[0])
    .join('')

const simplified = (word: string) => word.toLowerCase().replace(/[^a-z0-9/]/g, '')

/** Whether two words differ only in two neighbouring letters that are swapped. */
function isTransposed(wrong: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => wrong[index] !== letter)
  return wrong === `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}
