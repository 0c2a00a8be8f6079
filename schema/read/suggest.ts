import { distance } from 'fastest-levenshtein'

/** A candidate that was probably meant. */
export interface Guess {
  word: string
  /** Whether it is so near, and every other candidate so far, that a repair may write it. */
  isSure: boolean
}

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
  const ranked = all
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

const simplified = (word: string) => word.toLowerCase().replace(/[^a-z0-9/]/g, '')

/** Whether two words differ only in two neighbouring letters that are swapped. */
function isTransposed(wrong: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => wrong[index] !== letter)
  return wrong === `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}
