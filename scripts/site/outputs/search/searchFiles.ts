import { createHash } from 'node:crypto'
import type { PageTexts, Postings, SearchIndex, Synonym } from '../../../../renderer/search/SiteSearch.ts'
import { WEIGHTS } from '../../../../renderer/search/SiteSearch.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import usual from '../../../../schema/model/site/usualSynonyms.json' with { type: 'json' }
import type { Site } from '../../../../schema/model/site.ts'

/** How much a term counts in the title of a page, in a heading, and in a text of average length. */
const COUNTS = { title: 2400, heading: 600, text: 100 }

/** Characters of an average page. */
const AVERAGE_LENGTH = 6000

/** How much a term must count for half of the weight. */
const HALF = 600

/** The size of an index that is one shard, and of a shard of a larger one, in places: about 30 and 8 kB, compressed. */
const SIZES = { one: 16_000, shard: 4000 }

/** What a term adds to the size of a shard besides its places. */
const TERM_SIZE = 3

/** A term on the pages that were read so far, and how much it counts on the latest. */
interface Entry {
  term: string
  places: number[]
  page: number
  count: number
}

/** Every file of the search (renderer/search/SiteSearch.ts): path, relative to the site → content. */
export function searchFiles(pages: readonly PageTexts[], site: Site, locale: string): Map<string, string> {
  const terms = new Terms(locale)
  const entries = indexOf(pages, terms)
  const sorted = [...entries.values()].sort((one, other) => (one.term < other.term ? -1 : 1))
  const shards = shardsOf(sorted)
  // A synonym for what no page says would cost a look-up and find nothing.
  const synonyms = synonymsOf(site, terms, locale).filter(([, also]) => also.every(term => entries.has(term)))
  const postings = shards.map(shard => JSON.stringify(shard))
  const hash = createHash('sha256').update(pages.map(({ route }) => route).join('\n'))
  for (const text of postings) hash.update(text)
  const version = hash.digest('hex').slice(0, 8)
  const index: SearchIndex = { version, locale, pages: pages.length, synonyms, shards: shards.map(firstTerm) }
  return new Map([
    ['search/index.json', JSON.stringify(index)],
    ...postings.map((text, at) => [`search/${version}/terms/${at}.json`, text] as const),
    ...pages.map((page, at) => [`search/${version}/pages/${at}.json`, JSON.stringify(page)] as const),
  ])
}

/** Weighs the terms of pages as BM25F does: more of the same word adds less and less, and counts less in a long text. */
function indexOf(pages: readonly PageTexts[], terms: Terms): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const known = new Map<string, Entry[]>()
  const entryOf = (term: string): Entry => {
    const entry = entries.get(term) ?? { term, places: [], page: -1, count: 0 }
    entries.set(term, entry)
    return entry
  }
  const entriesOf = (word: string): Entry[] => {
    const found = terms.of(word).map(entryOf)
    known.set(word, found)
    return found
  }
  for (const [page, { title, parts }] of pages.entries()) {
    const met: Entry[] = []
    const add = (entry: Entry, by: number) => {
      if (entry.page !== page) {
        entry.page = page
        entry.count = 0
        met.push(entry)
      }
      entry.count += by
    }
    const addText = (text: string, by: number) => {
      for (const word of terms.words(text))
        for (const entry of known.get(word) ?? entriesOf(word)) add(entry, by)
      for (const { term } of terms.numbers(text)) add(entryOf(term), by)
    }
    addText(title, COUNTS.title)
    for (const { heading, unseen } of parts) addText(`${heading}\n${unseen ?? ''}`, COUNTS.heading)
    const text = parts.map(({ text }) => text).join('\n')
    // Whole numbers are faster.
    addText(text, Math.round(COUNTS.text / (0.25 + (0.75 * text.length) / AVERAGE_LENGTH)))
    for (const { places, count } of met)
      places.push(page * WEIGHTS + Math.ceil(((WEIGHTS - 1) * count) / (count + HALF)))
  }
  return entries
}

/** Splits sorted terms into shards of neighbours. */
function shardsOf(entries: readonly Entry[]): Postings[][] {
  const sizeOf = ({ places }: Entry) => places.length + TERM_SIZE
  const total = entries.reduce((sum, entry) => sum + sizeOf(entry), 0)
  const limit = total <= SIZES.one ? SIZES.one : SIZES.shard
  const shards: Postings[][] = []
  let size = limit
  for (const entry of entries) {
    size += sizeOf(entry)
    if (size > limit) {
      shards.push([])
      size = sizeOf(entry)
    }
    shards.at(-1)?.push([entry.term, ...entry.places.map((place, at, all) => place - (all[at - 1] ?? 0))])
  }
  return shards
}

const firstTerm = ([first]: Postings[]): string => first?.[0] ?? ''

/** What visitors type and what pages have for it, by an author and as is usual in the language of the site. */
function synonymsOf({ search }: Site, terms: Terms, locale: string): Synonym[] {
  const termsOf = (phrase: string) => terms.find(phrase).map(({ term }) => term)
  const usualOnes = usual[/^[a-z]*/.exec(locale)?.[0] as keyof typeof usual] ?? [] // a language may have none
  const known = new Map<string, Synonym>()
  // What the site says of a phrase holds instead of what is usual.
  const taken = new Set<string>()
  const add = (word: string, phrase: string): string => {
    const [typed, also] = [termsOf(phrase), termsOf(word)]
    const key = typed.join(' ')
    if (typed.length > 0 && also.length > 0 && key !== also.join(' ') && !taken.has(key))
      known.set(`${key}\n${also.join(' ')}`, [typed, also])
    return key
  }
  const own = (search?.synonyms ?? []).flatMap(({ word, typed }) => typed.map(phrase => add(word, phrase)))
  for (const key of own) taken.add(key)
  for (const { words, typed } of usualOnes)
    for (const phrase of typed) for (const word of words) add(word, phrase)
  return [...known.values()]
}
