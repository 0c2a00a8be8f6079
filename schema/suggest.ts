import { distance } from 'fastest-levenshtein'

/** What was probably meant. */
export interface Guess {
  word: string
  /** Whether it is so near, and everything else so far, that nothing else can be meant. */
  isSure: boolean
}

/**
 * The candidate that was probably meant, or nothing when none is near.
 * Near means: equal but for letter case and punctuation, or at most two letters or a third of them wrong.
 */
export function guess(wrong: string, candidates: Iterable<string>): Guess | undefined {
  const all = [...new Set(candidates)]
  const plain = simplified(wrong)
  const equal = all.filter(candidate => simplified(candidate) === plain)
  if (equal[0] !== undefined) return { word: equal[0], isSure: equal.length === 1 && plain !== '' }
  const ranked = all
    .map(word => ({ word, steps: distance(wrong.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const [best, next] = ranked
  const most = Math.min(wrong.length - 1, Math.max(2, Math.floor(wrong.length / 3)))
  if (!best || best.steps > most) return undefined
  const isSlip = best.steps <= (best.word.length > 7 ? 2 : 1) || isTransposed(wrong, best.word)
  return {
    word: best.word,
    isSure: isSlip && best.word.length > 2 && (next === undefined || next.steps > best.steps + 1),
  }
}

export const nearest = (wrong: string, candidates: Iterable<string>): string | undefined =>
  guess(wrong, candidates)?.word

const simplified = (word: string) => word.toLowerCase().replace(/[^a-z0-9/]/g, '')

/** Whether two words differ by two neighbouring letters that have changed places. */
function isTransposed(wrong: string, word: string): boolean {
  const at = [...word].findIndex((letter, index) => wrong[index] !== letter)
  return wrong === `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

/** "one", "one" or "two"; at most eight, or as many as are asked for, then how many more. */
export function listed(words: readonly string[], most = 8): string {
  const quoted = words.slice(0, most).map(word => `"${word}"`)
  if (words.length > most) return `${quoted.join(', ')} … (${words.length} in all)`
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
