import { distance } from 'fastest-levenshtein'

/** Letters of a word with one mistake, and of a word with two. */
const FEWEST = { one: 4, two: 7 }

/**
 * How likely one word is meant by another that no page has; 0 where it is another word. A letter too often is likeliest, then one that
 * is missing, wrong or swapped with the next; in a longer word two such mistakes where they are vowels or doubled letters, as in
 * "colender" for "calendar". "Bullying" is no "building". A number is as it is written, and hardly anybody gets a first letter wrong.
 */
export function nearness(typed: string, word: string): 0 | 1 | 2 | 3 {
  if (typed[0] !== word[0] || typed.length < FEWEST.one || /\p{Number}/u.test(typed + word)) return 0
  if (once(typed) === once(word)) return 3
  const mistakes = isSwapped(typed, word) ? 1 : distance(typed, word)
  if (mistakes <= 1) return 2
  return mistakes === 2 && typed.length >= FEWEST.two && frameOf(typed) === frameOf(word) ? 1 : 0
}

/** Without letters that repeat the one before. */
const once = (word: string): string => word.replace(/(.)\1+/gu, '$1')

/** What is heard of a word in any spelling: its consonants. */
const frameOf = (word: string): string => once(word.replace(/[aeiouy]/g, ''))

/** Whether two neighbouring letters have changed places. */
function isSwapped(typed: string, word: string): boolean {
  let at = 0
  while (at < word.length && typed[at] === word[at]) at++
  return typed === word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}
