import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Concept, conceptsIn, nearSynonyms, type Way } from './conceptsIn.ts'
import { nearness } from './nearness.ts'
import {
  type IndexedPage,
  type IndexedTerm,
  MOST_PARTS,
  pageOf,
  type SearchIndex,
  shardOf,
} from './searchIndex.ts'
import { Terms } from './terms.ts'

/** A part of a page that a query has found. */
export interface Found {
  page: IndexedPage
  part: IndexedPage['parts'][number]
  /** The terms of the index that it was found by. */
  matches: ReadonlySet<string>
}

/** Reads a file of the index. @param name without its ending */
type Load = <T>(name: string) => Promise<T>

/** Results that are shown, and of one page. */
const MOST = { results: 8, ofAPage: 2 }

/** How strongly words that a part lacks count against it, and how much the other parts of its page and a hint count for it. */
const SHARES = { missing: 0.5, page: 0.15, hint: 0.5 }

/** Parts that answer something, by their ids. */
type Hits = Map<number, { score: number; matches: readonly string[]; found: number }>

/** Shards that one word fetches while it is so short that it may be in many. */
const MOST_SHARDS = 2

/** The index in the browser, which fetches what a query needs. */
export class SiteSearch {
  readonly terms: Terms
  readonly #load: Load
  readonly #index: SearchIndex
  readonly #loaded: IndexedTerm[] = []
  /** How many parts the index lists of each term. */
  readonly #listed = new Map<string, number>()
  readonly #frequencies = new Map<string, number>()
  readonly #shards = new Map<number, Promise<void>>()
  readonly #pages = new Map<number, Promise<IndexedPage>>()
  #engine: MiniSearch | undefined

  /** @param load reads a file of `search/` @throws when the index cannot be read */
  static async open(load: Load): Promise<SiteSearch> {
    return new SiteSearch(load, await load<SearchIndex>('index'))
  }

  private constructor(load: Load, index: SearchIndex) {
    this.#load = load
    this.#index = index
    this.terms = new Terms(index.locale)
    this.#include(index.terms ?? [])
  }

  /** Whether a query says anything yet. One letter does not, nor does "the". */
  asks(query: string): boolean {
    const [first, ...rest] = this.terms.asked(query).flatMap(({ terms }) => terms)
    const isOneLetter = rest.length === 0 && first !== undefined && /^[ -~]$/.test(first)
    return !isOneLetter && this.#conceptsIn(query).length > 0
  }

  /** The best results, best first. @throws when something that the query needs cannot be fetched */
  async find(query: string): Promise<Found[]> {
    const concepts = this.#conceptsIn(query)
    const typing = this.terms.asked(query).at(-1)?.terms.at(-1)
    await this.#loadTermsOf(concepts.flatMap(({ ways }) => ways))
    const hits = await Promise.all(concepts.map(concept => this.#hitsOf(concept, typing)))
    const isHint = (at: number) => concepts[at]?.isHint === true
    return Promise.all(
      rank(
        hits.filter((_, at) => !isHint(at)),
        hits.filter((_, at) => isHint(at)),
      ).map(async ({ id, matches }) => {
        const page = await this.#page(pageOf(id))
        return { page, part: page.parts[id % MOST_PARTS] ?? ['', ''], matches }
      }),
    )
  }

  #conceptsIn(query: string): Concept[] {
    return conceptsIn(query, this.terms, this.#index.synonyms)
  }

  async #loadTermsOf(ways: readonly Way[]): Promise<void> {
    const terms = new Set(ways.flatMap(({ terms }) => terms))
    await Promise.all([...terms].map(term => this.#loadShardsOf(term)))
  }

  /** The parts that answer a concept. Words with mistakes are tried only where nothing has the words as they are. */
  async #hitsOf(concept: Concept, typing: string | undefined): Promise<Hits> {
    const found = best(concept.ways.map(way => this.#hitsOfWay(way, typing, 'asWritten')))
    if (found.size > 0) return found
    const near = best(concept.ways.map(way => this.#hitsOfWay(way, undefined, 'nearly')))
    if (near.size > 0) return near
    const synonyms = nearSynonyms(concept, this.#index.synonyms)
    await this.#loadTermsOf(synonyms)
    return best(synonyms.map(way => this.#hitsOfWay(way, undefined, 'asWritten')))
  }

  /** What has all terms of a way counts most. */
  #hitsOfWay({ terms, weight, isWhole }: Way, typing: string | undefined, how: 'asWritten' | 'nearly'): Hits {
    const hits: Hits = new Map()
    for (const term of terms)
      for (const [id, { score, matches }] of this.#hitsOfTerm(term, term === typing, how)) {
        const before = hits.get(id)
        hits.set(id, {
          score: (before?.score ?? 0) + score * weight,
          matches: [...(before?.matches ?? []), ...matches],
          found: (before?.found ?? 0) + 1,
        })
      }
    for (const [id, { found }] of hits) if (isWhole && found < terms.length) hits.delete(id)
    for (const hit of hits.values()) hit.score *= (hit.found / terms.length) ** SHARES.missing
    return hits
  }

  /** @param isTyped whether it may be the beginning of a word that is being typed */
  #hitsOfTerm(term: string, isTyped: boolean, how: 'asWritten' | 'nearly'): Hits {
    if (how === 'nearly') return this.#hitsNear(term)
    // Of a number only a telephone number is found by its beginning.
    if (/^\p{Number}+$/u.test(term))
      return this.#search(term, { prefix: term.length > 2 }, word => word === term || word.length > 6)
    const exact = this.#search(term, { prefix: isTyped })
    return exact.size > 0 || term.length < 4 ? exact : this.#search(term, { prefix: true })
  }

  /** Those of the words that are nearest. */
  #hitsNear(term: string): Hits {
    const all = this.#search(term, { fuzzy: 2 }, word => nearness(term, word) > 0)
    const words = [...all.values()].flatMap(({ matches }) => matches)
    const nearest = Math.max(...words.map(word => nearness(term, word)))
    return this.#search(term, { fuzzy: 2 }, word => nearness(term, word) === nearest)
  }

  #search(term: string, options: SearchOptions, isMeant = (_word: string) => true): Hits {
    const results = this.#searchEngine().search({
      queries: [term],
      ...options,
      boostDocument: (_, word) => (isMeant(word) ? this.#rarityOf(word) : 0),
    })
    return new Map(
      results.map(({ id, score, match }) => [Number(id), { score, matches: Object.keys(match), found: 1 }]),
    )
  }

  /** Of a frequent term the index lists some parts only. */
  #rarityOf(term: string): number {
    const listed = this.#listed.get(term) ?? 0
    const all = this.#frequencies.get(term) ?? listed
    const rarity = (count: number) => Math.log(1 + (this.#index.parts - count + 0.5) / (count + 0.5))
    return all === listed ? 1 : rarity(all) / rarity(listed)
  }

  /** Fetches the shards that may hold a term or what it begins. */
  async #loadShardsOf(term: string): Promise<void> {
    const { shards } = this.#index
    if (!shards) return
    const own = shardOf(term, shards)
    let end = own + 1
    while (end < own + MOST_SHARDS && shards[end]?.startsWith(term)) end++
    await Promise.all(
      Array.from({ length: end - own }, (_, index) =>
        cached(this.#shards, own + index, () => this.#loadShard(own + index)),
      ),
    )
  }

  async #loadShard(index: number): Promise<void> {
    this.#include(await this.#load<IndexedTerm[]>(`terms/${index}`))
  }

  #page(number: number): Promise<IndexedPage> {
    return cached(this.#pages, number, () => this.#load<IndexedPage>(`pages/${number}`))
  }

  #include(terms: readonly IndexedTerm[]): void {
    this.#engine = undefined
    for (const entry of terms) {
      const [term, frequency, ...pairs] = entry
      this.#loaded.push(entry)
      this.#frequencies.set(term, frequency)
      this.#listed.set(term, pairs.length / 2)
    }
  }

  #searchEngine(): MiniSearch {
    this.#engine ??= engineOf(this.#loaded, this.#index.parts)
    return this.#engine
  }
}

/** Of several answers the best one for each part. */
function best(answers: readonly Hits[]): Hits {
  const all: Hits = new Map()
  for (const hits of answers)
    for (const [id, hit] of hits) {
      const before = all.get(id)
      const matches = [...(before?.matches ?? []), ...hit.matches]
      all.set(id, { score: Math.max(before?.score ?? 0, hit.score), matches, found: 1 })
    }
  return all
}

/** Adds answers up, those to other things that were asked. @param times how much they count */
function add(sums: Hits, hits: Hits, times: number, found: number): void {
  for (const [id, hit] of hits) {
    const before = sums.get(id)
    sums.set(id, {
      score: (before?.score ?? 0) + times * hit.score,
      matches: [...(before?.matches ?? []), ...hit.matches],
      found: (before?.found ?? 0) + found,
    })
  }
}

/**
 * The best parts of all, best first.
 * @param asked what answers each thing that was asked for
 * @param hints what is of the kind that was asked for
 */
function rank(
  asked: readonly Hits[],
  hints: readonly Hits[],
): { id: number; matches: ReadonlySet<string> }[] {
  const answered = asked.filter(({ size }) => size > 0)
  const parts: Hits = new Map()
  for (const hits of answered) add(parts, hits, 1, 1)
  // What has all words comes before what has one of them often.
  for (const part of parts.values()) part.score *= (part.found / answered.length) ** SHARES.missing
  for (const hits of hints) add(parts, hits, SHARES.hint, 0)
  const pages = new Map<number, number>()
  for (const [id, { score }] of parts) pages.set(pageOf(id), (pages.get(pageOf(id)) ?? 0) + score)
  const total = (id: number, score: number) =>
    score + SHARES.page * ((pages.get(pageOf(id)) ?? score) - score)
  const ofPage = new Map<number, number>()
  return [...parts]
    .map(([id, { score, matches }]) => ({ id, score: total(id, score), matches: new Set(matches) }))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .filter(({ id }) => {
      const count = (ofPage.get(pageOf(id)) ?? 0) + 1
      ofPage.set(pageOf(id), count)
      return count <= MOST.ofAPage
    })
    .slice(0, MOST.results)
}

/** The weights of the index are scores of BM25F already, so MiniSearch has to multiply them by the rarity of their term only. */
function engineOf(terms: readonly IndexedTerm[], documentCount: number): MiniSearch {
  const documentIds: Record<string, number> = {}
  const fieldLength: Record<string, number[]> = {}
  const index = terms.map(([term, , ...pairs]): [string, Record<string, Record<string, number>>] => {
    const weights: Record<string, number> = {}
    let id = 0
    for (let at = 0; at < pairs.length; at += 2) {
      id += pairs[at] ?? 0
      weights[id] = pairs[at + 1] ?? 0
      documentIds[id] = id
      fieldLength[id] = [1]
    }
    return [term, { '0': weights }]
  })
  return MiniSearch.loadJS(
    {
      ...{ documentCount, nextId: documentCount, documentIds, index, fieldLength },
      ...{ fieldIds: { text: 0 }, averageFieldLength: [1], storedFields: {}, dirtCount: 0 },
      serializationVersion: 2,
    },
    {
      fields: ['text'],
      tokenize: text => [text],
      processTerm: term => term,
      searchOptions: {
        bm25: { k: 1000, b: 0, d: 0 },
        weights: { fuzzy: 0.8, prefix: 0.7 },
        maxFuzzy: 2,
      },
    },
  )
}

/** What fails is tried again the next time. */
function cached<K, V>(cache: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> {
  const found = cache.get(key)
  if (found) return found
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  return loading
}
