/** Letters of a word with one mistake, and of a word with two. */
const FEWEST = { one: 4, two: 7 }

/**
 * How likely one word is meant by another that no page has; 0 where it is another word. A letter too often is likeliest, then one that
 * is missing, wrong or swapped with the next; in a longer word two such mistakes where they are vowels or doubled letters, as in
 * "colender" for "calendar". "Bullying" is no "building". A number is as it is written.
 */
export function nearness(typed: string, word: string): 0 | 1 | 2 | 3 | 4 {
  if (/\p{Number}/u.test(typed + word) || typed.length < FEWEST.one) return 0
  if (once(typed) === once(word)) return 4
  if (!beginsAlike(typed, word)) return 0
  const distance = distanceBetween(typed, word)
  if (distance <= 1) return typed[0] === word[0] ? 3 : 2
  const isHeardAlike = frameOf(typed) === frameOf(word)
  return distance === 2 && typed.length >= FEWEST.two && isHeardAlike ? 1 : 0
}

/** Hardly anybody gets a first letter wrong: what begins with another one is another word. It may be missing, or come second. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed === word.slice(1) || typed.slice(1) === word || typed[0] === word[1]

/** Without letters that repeat the one before. */
const once = (word: string): string => word.replace(/(.)\1+/gu, '$1')

/** What is heard of a word in any spelling: its consonants. */
const frameOf = (word: string): string => once(word.replace(/[aeiouy]/g, ''))

/** The edit distance (optimal string alignment). Above 2 it is only known to be above 2. */
function distanceBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 3) + 1 : 3,
        ),
      )
    }
    before = last
    last = next
  }
  return last.at(-1) ?? 0
}
