import { distance } from 'fastest-levenshtein'

/**
 * The candidate that was probably meant, or nothing when none is near.
 * Near means: equal but for letter case and punctuation, or at most two letters or a third of them wrong.
 */
export function nearest(wrong: string, candidates: Iterable<string>): string | undefined {
  const plain = simplified(wrong)
  let best: string | undefined
  let least = Math.min(wrong.length - 1, Math.max(2, Math.floor(wrong.length / 3))) + 1
  for (const candidate of candidates) {
    if (simplified(candidate) === plain) return candidate
    const steps = distance(wrong.toLowerCase(), candidate.toLowerCase())
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

const simplified = (word: string) => word.toLowerCase().replace(/[^a-z0-9/]/g, '')

/** "one", "one" or "two"; at most eight, then how many more. */
export function listed(words: readonly string[]): string {
  const quoted = words.slice(0, 8).map(word => `"${word}"`)
  if (words.length > 8) return `${quoted.join(', ')} … (${words.length} in all)`
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
