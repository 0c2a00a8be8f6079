import { type IndexedTerm, type SearchIndex, shardOf } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import { usualSynonyms } from '../../../../schema/model/site/usualSynonyms.ts'
import type { Site } from '../../../../schema/model/site.ts'
import { PageIndexer, type PageToIndex, type Postings, pageOfPlace, WEIGHTS } from './PageIndexer.ts'

/** What the index holds besides pages. */
export type SearchSettings = Pick<SearchIndex, 'locale' | 'synonyms'>

/** All postings of a site. */
export interface SitePostings {
  /** The number of each page → how many parts it has. */
  parts: ReadonlyMap<number, number>
  /** Each term → its places, ascending (`Postings`). */
  terms: ReadonlyMap<string, Uint32Array>
}

/** The index of a site. */
export interface BuiltIndex {
  /** The files that differ from those before: path, relative to the site → content. */
  files: Map<string, string>
  /** Files that it no longer has. */
  deleted: string[]
  postings: SitePostings
  settings: SearchSettings
  /** Where each shard begins. None where the index is one file. */
  shards: string[]
}

/** The index of an earlier build. */
interface EarlierIndex {
  postings: SitePostings
  shards: readonly string[]
  /** Numbers of pages that have gone or were indexed again. */
  replaced: ReadonlySet<number>
}

const NO_INDEX: EarlierIndex = {
  postings: { parts: new Map(), terms: new Map() },
  shards: [],
  replaced: new Set(),
}

/** Parts that the browser learns of one term. Visitors look at the best eight. */
const MOST_LISTED = 200

/** The size of a shard, in parts that it lists: about 4 kB, compressed. */
const SHARD_SIZE = 1000

/** The size of an index that is one file: about 30 kB, compressed. */
const ONE_FILE = 16_000

/** What a term adds to the size of a shard besides its parts. */
const TERM_SIZE = 3

/** Every file of the search of some pages. */
export function searchFiles(pages: readonly PageToIndex[], site: Site, locale: string): Map<string, string> {
  const { files, postings } = new PageIndexer(locale).index(pages)
  return new Map([...files, ...buildIndex([postings], searchSettings(site, locale)).files])
}

/** The index of these pages and those of an earlier index. It is the same as one of all of them at once. */
export function buildIndex(
  batches: readonly Postings[],
  settings: SearchSettings,
  earlier: EarlierIndex = NO_INDEX,
): BuiltIndex {
  const { postings, changed } = joinPostings(batches, earlier)
  const terms = [...postings.terms.keys()].sort()
  const groups = shardTerms(terms, postings)
  const isSplit = groups.length > 1
  const shards = isSplit
    ? groups.map(([first = ''], index) => startOfShard(first, groups[index - 1]?.at(-1)))
    : []
  const index: SearchIndex = {
    ...settings,
    parts: [...postings.parts.values()].reduce((sum, count) => sum + count, 0),
    // A synonym for what no page says would cost a look-up and find nothing.
    synonyms: settings.synonyms.filter(([, also]) => also.every(term => postings.terms.has(term))),
    ...(isSplit ? { shards } : { terms: indexedTerms(groups[0], postings) }),
  }
  const files = new Map([['search/index.json', JSON.stringify(index)]])
  const written = new Set(earlier === NO_INDEX ? [] : [...changed].map(term => shardOf(term, shards)))
  const before = earlier.shards
  for (const [shard, start] of shards.entries())
    if (written.has(shard) || start !== before[shard] || shards[shard + 1] !== before[shard + 1])
      files.set(termsFile(shard), JSON.stringify(indexedTerms(groups[shard], postings)))
  const deleted = [...before.keys()].slice(shards.length).map(termsFile)
  return { files, deleted, postings, settings, shards }
}

/** The file of a shard, relative to the site. */
const termsFile = (shard: number): string => `search/terms/${shard}.json`

/** @returns as well the terms whose places differ from the earlier ones */
function joinPostings(
  batches: readonly Postings[],
  earlier: EarlierIndex,
): { postings: SitePostings; changed: Set<string> } {
  const {
    postings: { parts: earlierParts, terms: earlierTerms },
    replaced,
  } = earlier
  const parts = new Map([...earlierParts].filter(([page]) => !replaced.has(page)))
  const added = new Map<string, number[][]>()
  for (const batch of batches) {
    for (const [page, count] of batch.parts) parts.set(page, count)
    for (const [term, places] of batch.terms) {
      const all = added.get(term)
      if (all) all.push(places)
      else added.set(term, [places])
    }
  }
  const terms = new Map(earlierTerms)
  const changed = new Set<string>()
  const isGone = (place: number) => replaced.has(pageOfPlace(place))
  for (const term of new Set([...earlierTerms.keys(), ...added.keys()])) {
    const before = earlierTerms.get(term) ?? NONE
    const gone = before.filter(isGone)
    const come = joinLists(added.get(term) ?? [])
    if (gone.length === come.length && gone.every((place, index) => place === come[index])) continue
    changed.add(term)
    const kept = gone.length > 0 ? before.filter(place => !isGone(place)) : before
    if (kept.length + come.length > 0) terms.set(term, kept.length > 0 ? joinLists([kept, come]) : come)
    else terms.delete(term)
  }
  return { postings: { parts, terms }, changed }
}

const NONE = new Uint32Array()

/** All numbers of some lists, ascending. */
function joinLists(lists: readonly ArrayLike<number>[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  return all.sort()
}

/** Splits sorted terms into shards of neighbours. @returns one shard where a visitor may as well fetch the whole index */
function shardTerms(terms: readonly string[], postings: SitePostings): string[][] {
  const sizeOf = (term: string) => Math.min(postings.terms.get(term)?.length ?? 0, MOST_LISTED) + TERM_SIZE
  const total = terms.reduce((sum, term) => sum + sizeOf(term), 0)
  const limit = total <= ONE_FILE ? ONE_FILE : SHARD_SIZE
  const shards: string[][] = []
  let size = limit
  for (const term of terms) {
    size += sizeOf(term)
    if (size > limit) {
      shards.push([])
      size = sizeOf(term)
    }
    shards.at(-1)?.push(term)
  }
  return shards
}

/** As few letters of the first term of a shard as come after the last term of the shard before. */
function startOfShard(term: string, before = ''): string {
  let length = 1
  while (term.slice(0, length) <= before) length++
  return term.slice(0, length)
}

/** Terms as the browser gets them. */
const indexedTerms = (terms: readonly string[] = [], postings: SitePostings): IndexedTerm[] =>
  terms.map(term => {
    const places = postings.terms.get(term) ?? NONE
    const indexed: IndexedTerm = [term, places.length]
    let before = 0
    for (const place of bestOf(places)) {
      const id = Math.floor(place / WEIGHTS)
      indexed.push(id - before, place % WEIGHTS)
      before = id
    }
    return indexed
  })

/** The heaviest places, of equal ones the first. */
function bestOf(places: Uint32Array): Uint32Array {
  if (places.length <= MOST_LISTED) return places
  const counts = new Uint32Array(WEIGHTS)
  for (const place of places) counts[place % WEIGHTS] = (counts[place % WEIGHTS] ?? 0) + 1
  let least = WEIGHTS - 1
  let rest = MOST_LISTED
  for (; (counts[least] ?? 0) < rest; least--) rest -= counts[least] ?? 0
  return places.filter(place => place % WEIGHTS > least || (place % WEIGHTS === least && rest-- > 0))
}

/** What a site says of its search, with what is usual in its language. */
export function searchSettings({ search }: Site, locale: string): SearchSettings {
  const terms = new Terms(locale)
  const own = search?.synonyms ?? []
  const keyOf = (phrase: string) => terms.ofPhrase(phrase).join(' ')
  // What the site says of a phrase holds instead of what is usual.
  const taken = new Set(own.flatMap(({ typed }) => typed.map(keyOf)))
  const usual = usualSynonyms(locale).map(({ word, typed }) => ({
    word,
    typed: typed.filter(phrase => !taken.has(keyOf(phrase))),
  }))
  // Synonyms of one spelling once, and none of a word for itself.
  const synonyms = new Map<string, [typed: string[], also: string[]]>()
  for (const { word, typed } of [...own, ...usual])
    for (const phrase of typed) {
      const [key, also] = [keyOf(phrase), keyOf(word)]
      if (key !== '' && also !== '' && key !== also)
        synonyms.set(`${key}\n${also}`, [terms.ofPhrase(phrase), terms.ofPhrase(word)])
    }
  return { locale, synonyms: [...synonyms.values()] }
}
