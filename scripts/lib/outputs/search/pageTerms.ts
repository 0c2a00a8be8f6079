import type { FoundPage } from './indexedPage.ts'
import type { TermCounter } from './TermCounter.ts'

/** The terms of a page, each with the parts in which it counts most, as flat pairs of a part and a weight. */
export type PageTerms = [term: string, ...pairs: number[]][]

/** Parts of one page in which a term is found, at most. */
const MOST_PARTS_A_TERM = 3

/** How much a term counts in the title of its page, in a heading, and in a text of average length. */
const COUNTS = { title: 12, titleAbove: 4, heading: 6, text: 1 }

/** Words of an average text. A constant, so that an edit of one page changes no other's weights. */
const AVERAGE_LENGTH = 60

/** Weights are from 1 to this. */
const MOST_WEIGHT = 31

/** How often a term must count for half of the weight. */
const HALF = 5

/** The terms of a page with weights as of BM25F: more of the same word adds less and less, and counts less in a long text. */
export function termsOfPage({ title, names, parts }: FoundPage, counter: TermCounter): PageTerms {
  const pairs = new Map<number, number[]>()
  const { counts } = counter
  const titleIds = [...counter.idsOf([title, ...names].join(' '))]
  parts.forEach(([heading, text], part) => {
    const met: number[] = []
    const count = (ids: readonly number[], by: number) => {
      for (const id of ids) {
        const before = counts[id] ?? 0
        if (before === 0) met.push(id)
        counts[id] = before + by
      }
    }
    count(titleIds, part === 0 ? COUNTS.title : COUNTS.titleAbove)
    count(counter.idsOf(heading), COUNTS.heading)
    const words = counter.idsOf(text)
    count(words, COUNTS.text / (0.25 + (0.75 * words.length) / AVERAGE_LENGTH))
    for (const id of met) {
      const own = pairs.get(id)
      const its = counts[id] ?? 0
      counts[id] = 0
      const weight = Math.ceil((MOST_WEIGHT * its) / (its + HALF))
      if (own) addPair(own, part, weight)
      else pairs.set(id, [part, weight])
    }
  })
  return [...pairs].map(([id, own]) => [counter.terms[id] ?? '', ...own])
}

/** Keeps the heaviest, of equal ones the first. Parts stay in their order. */
function addPair(pairs: number[], part: number, weight: number): void {
  if (pairs.length === 2 * MOST_PARTS_A_TERM) {
    let lightest = 0
    for (let index = 2; index < pairs.length; index += 2)
      if ((pairs[index + 1] ?? 0) <= (pairs[lightest + 1] ?? 0)) lightest = index
    if (weight <= (pairs[lightest + 1] ?? 0)) return
    pairs.splice(lightest, 2)
  }
  pairs.push(part, weight)
}
