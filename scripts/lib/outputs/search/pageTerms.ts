import type { IndexedPage } from '../../../../renderer/search/searchIndex.ts'
import type { Terms } from '../../../../renderer/search/terms.ts'

/** The terms of a page, each with the parts in which it counts most, as flat pairs of a part and a weight. */
export type PageTerms = [term: string, ...pairs: number[]][]

/** Parts of one page in which a term is found, at most. */
const MOST_PARTS_A_TERM = 3

/** How much a term counts in the title of its page, in a heading, and in a text of average length. */
const COUNTS = { title: 12, titleAbove: 2, heading: 6, text: 1 }

/** Words of an average text. A constant, so that an edit of one page changes no other's weights. */
const AVERAGE_LENGTH = 60

/** Weights are from 1 to this. */
const MOST_WEIGHT = 31

/** How often a term must count for half of the weight. */
const HALF = 5

/** The terms of a page with weights as of BM25F: more of the same word adds less and less, and counts less in a long text. */
export function termsOfPage({ title, parts }: IndexedPage, terms: Terms): PageTerms {
  const counts = new Map<string, Map<number, number>>()
  const count = (term: string, part: number, by: number) => {
    const inParts = counts.get(term)
    if (inParts) inParts.set(part, (inParts.get(part) ?? 0) + by)
    else counts.set(term, new Map([[part, by]]))
  }
  const titleTerms = terms.of(title)
  parts.forEach(([heading, text], part) => {
    for (const term of titleTerms) count(term, part, part === 0 ? COUNTS.title : COUNTS.titleAbove)
    for (const term of terms.of(heading)) count(term, part, COUNTS.heading)
    const words = terms.of(text)
    const once = COUNTS.text / (0.25 + (0.75 * words.length) / AVERAGE_LENGTH)
    for (const term of words) count(term, part, once)
  })
  return [...counts].map(([term, inParts]) => [term, ...heaviest(inParts)])
}

function heaviest(inParts: ReadonlyMap<number, number>): number[] {
  const weighed = [...inParts].map(([part, count]) => [part, weightOf(count)] as const)
  if (weighed.length > MOST_PARTS_A_TERM)
    weighed.sort(([part, weight], [other, than]) => than - weight || part - other)
  return weighed.slice(0, MOST_PARTS_A_TERM).flat()
}

const weightOf = (count: number): number => Math.ceil((MOST_WEIGHT * count) / (count + HALF))
