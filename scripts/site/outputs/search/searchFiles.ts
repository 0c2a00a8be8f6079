import { createHash } from 'node:crypto'
import type { PageTexts, Postings, SearchIndex, Synonym } from '../../../../renderer/search/SiteSearch.ts'
import { SHARDS, shardOf, WEIGHTS } from '../../../../renderer/search/SiteSearch.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import usual from '../../../../schema/model/site/usualSynonyms.json' with { type: 'json' }
import type { Site } from '../../../../schema/model/site.ts'

/** How much a term counts in the title of a page, in a heading, and in a text of average length. */
const COUNTS = { title: 24, heading: 6, text: 1 }

/** Characters of an average page. */
const AVERAGE_LENGTH = 6000

/** How much a term must count for half of the weight. */
const HALF = 6

/** Every file of the search (renderer/search/SiteSearch.ts): path, relative to the site → content. */
export function searchFiles(pages: readonly PageTexts[], site: Site, locale: string): Map<string, string> {
  const terms = new Terms(locale)
  const places = placesIn(pages, terms)
  const shards = Array.from({ length: SHARDS }, (): Postings[] => [])
  for (const [term, own] of places)
    shards[shardOf(term)]?.push([term, ...own.map((place, at) => place - (own[at - 1] ?? 0))])
  const files = [
    ...shards.map((shard, at) => [`terms/${at}`, JSON.stringify(shard)] as const),
    ...pages.map((page, at) => [`pages/${at}`, JSON.stringify(page)] as const),
  ]
  const hash = createHash('sha256')
  for (const [, text] of files) hash.update(text)
  const index: SearchIndex = {
    version: hash.digest('hex').slice(0, 8),
    locale,
    pages: pages.length,
    // A synonym for what no page says would cost a request and find nothing.
    synonyms: synonymsOf(site, terms, locale).filter(([, also]) => also.every(term => places.has(term))),
  }
  return new Map([
    ['search/index.json', JSON.stringify(index)],
    ...files.map(([name, text]) => [`search/${index.version}/${name}.json`, text] as const),
  ])
}

/** Term → its places. Weighs as BM25F does: more of the same word adds less and less, and counts less in a long text. */
function placesIn(pages: readonly PageTexts[], terms: Terms): Map<string, number[]> {
  const all = new Map<string, number[]>()
  for (const [page, { title, parts }] of pages.entries()) {
    const counts = new Map<string, number>()
    const add = (text: string, by: number, isHeading = true) => {
      for (const term of terms.all(text, isHeading)) counts.set(term, (counts.get(term) ?? 0) + by)
    }
    const text = parts.map(({ text }) => text).join('\n')
    add(title, COUNTS.title)
    add(parts.map(({ heading, unseen = '' }) => `${heading}\n${unseen}`).join('\n'), COUNTS.heading)
    add(text, COUNTS.text / (0.25 + (0.75 * text.length) / AVERAGE_LENGTH), false)
    for (const [term, count] of counts) {
      const places = all.get(term) ?? []
      all.set(term, places)
      places.push(page * WEIGHTS + Math.ceil(((WEIGHTS - 1) * count) / (count + HALF)))
    }
  }
  return all
}

/** What visitors type and what pages have for it: by an author, else as is usual in the language of the site. */
function synonymsOf({ search }: Site, terms: Terms, locale: string): Synonym[] {
  const termsOf = (phrase: string) => terms.find(phrase).map(({ term }) => term)
  const pair = (typed: string, also: string): Synonym => [termsOf(typed), termsOf(also)]
  const own = (search?.synonyms ?? []).flatMap(({ word, typed }) => typed.map(phrase => pair(phrase, word)))
  const taken = new Set(own.map(([typed]) => typed.join(' ')))
  const ofLanguage = usual[/^[a-z]*/.exec(locale)?.[0] as keyof typeof usual] ?? [] // a language may have none
  const others = ofLanguage.flatMap(({ words, typed }) =>
    typed.flatMap(phrase => words.map(word => pair(phrase, word))),
  )
  return [...own, ...others.filter(([typed]) => !taken.has(typed.join(' ')))]
}
