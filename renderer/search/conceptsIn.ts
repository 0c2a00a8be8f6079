import { nearness } from './nearness.ts'
import type { AskedWord, Terms } from './terms.ts'

/** Terms that answer a concept together. */
export interface Way {
  terms: readonly string[]
  /** How much less than the words themselves it says, 1 for those. */
  weight: number
  /** Whether some of the terms are nothing, as of a number. */
  isWhole?: true
}

/** One thing that a query asks for. */
export interface Concept {
  /** The best one counts. */
  ways: Way[]
  /** Whether it only says of what kind the answer is, as "when" does. */
  isHint: boolean
}

/** Words that visitors type, in their order, and words that pages have for them, as terms. */
type Synonym = [typed: string[], also: string[]]

/** What a synonym says, and a word that only tells the kind of the answer. */
const WEIGHTS = { synonym: 0.8, near: 0.6 }

/** A number with the signs that one writes into it: `+233 30 000 0000`, `1,300`. */
const NUMBER = /[+(]?\p{Decimal_Number}[\p{Decimal_Number}\s()./,'’-]*/gu

/**
 * What a query asks for. The words of one phrase that is a synonym are one concept, as are those of one number, and the letters
 * of a word in a script without spaces.
 */
export function conceptsIn(query: string, terms: Terms, synonyms: readonly Synonym[]): Concept[] {
  const words = terms.asked(query)
  const groups = new Groups(words)
  const tokens = words.flatMap((word, at) => word.terms.map(term => ({ term, at })))
  for (const [typed, also] of synonyms)
    for (let start = 0; start + typed.length <= tokens.length; start++) {
      const here = tokens.slice(start, start + typed.length)
      if (here.every(({ term }, index) => term === typed[index]))
        groups.add(
          here.map(({ at }) => at),
          { terms: also, weight: WEIGHTS.synonym },
        )
    }
  for (const { 0: number, index } of query.matchAll(NUMBER)) {
    const inside = [...words.keys()].filter(at => {
      const start = words[at]?.index ?? -1
      return start >= index && start < index + number.length
    })
    for (const written of spellingsOf(inside.flatMap(at => words[at]?.terms ?? [])))
      groups.add(inside, { terms: written, weight: 1, isWhole: true })
  }
  const concepts = groups.concepts()
  // Nothing but "where": that is the question then.
  return concepts.some(({ isHint }) => !isHint)
    ? concepts
    : concepts.map(asked => ({ ...asked, isHint: false }))
}

/** What is typed with a mistake instead of a synonym. */
export function nearSynonyms({ ways }: Concept, synonyms: readonly Synonym[]): Way[] {
  const [typed, ...others] = ways.length === 1 ? (ways[0]?.terms ?? []) : []
  if (typed === undefined || others.length > 0) return []
  return synonyms.flatMap(([[word = '', ...more], also]) =>
    more.length === 0 && nearness(typed, word) > 0 ? { terms: also, weight: WEIGHTS.near } : [],
  )
}

/** The digits of a number in one, and in groups of three: telephone numbers and amounts are written in many ways. */
function spellingsOf(parts: readonly string[]): string[][] {
  const digits = parts.join('')
  const grouped = digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ') : [digits]
  return [[digits], grouped].filter(
    written => written.length !== parts.length || written.some((part, index) => part !== parts[index]),
  )
}

/** Words that belong to one concept. */
class Groups {
  readonly #words: readonly AskedWord[]
  /** The group of each word. */
  readonly #groupOf: number[]
  readonly #ways: { word: number; way: Way }[] = []

  constructor(words: readonly AskedWord[]) {
    this.#words = words
    this.#groupOf = [...words.keys()]
  }

  add(words: readonly number[], way: Way): void {
    const [first] = words
    if (first === undefined) return
    const joined = new Set(words.map(word => this.#groupOf[word]))
    const group = this.#groupOf[first] ?? first
    this.#groupOf.forEach((other, word) => {
      if (joined.has(other)) this.#groupOf[word] = group
    })
    this.#ways.push({ word: first, way })
  }

  concepts(): Concept[] {
    return [...new Set(this.#groupOf)].flatMap(group => {
      const words = this.#words.filter((_, word) => this.#groupOf[word] === group)
      const own = words.filter(({ isStopWord }) => !isStopWord).flatMap(({ terms }) => terms)
      const ways = [
        ...(own.length > 0 ? [{ terms: own, weight: 1 }] : []),
        ...this.#ways.flatMap(({ word, way }) => (this.#groupOf[word] === group ? way : [])),
      ]
      return ways.length > 0 ? { ways, isHint: own.length === 0 && words.length === 1 } : []
    })
  }
}
