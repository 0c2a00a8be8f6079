import MiniSearch from 'minisearch'
import { type IndexedPage, type IndexedTerm, MOST_PARTS, type SearchIndex, shardOf } from './searchIndex.ts'
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
const MOST = { results: 8, ofAPage: 3 }

/** Shards that one word fetches while it is so short that it may be in many. */
const MOST_SHARDS = 2

/** The index in the browser, which fetches what a query needs. */
export class SiteSearch {
  readonly terms: Terms
  readonly #load: Load
  readonly #index: SearchIndex
  readonly #loaded: IndexedTerm[] = []
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

  /** The best results, best first. @throws when something that the query needs cannot be fetched */
  async find(query: string): Promise<Found[]> {
    const asked = this.terms.of(query)
    const also = this.#synonymsIn(query).filter(term => !asked.includes(term))
    await Promise.all([...asked, ...also].map(term => this.#loadShardsOf(term)))
    const ids = this.#rank(asked, also)
    return Promise.all(
      ids.map(async ({ id, matches }) => {
        const page = await this.#page(Math.floor(id / MOST_PARTS))
        return { page, part: page.parts[id % MOST_PARTS] ?? ['', ''], matches }
      }),
    )
  }

  #rank(asked: readonly string[], also: readonly string[]): { id: number; matches: ReadonlySet<string> }[] {
    const last = asked.at(-1)
    const results = this.#searchEngine().search({
      combineWith: 'OR',
      queries: [
        ...asked.map(term => ({
          queries: [term],
          prefix: term === last || term.length > 3,
          fuzzy: fuzzinessOf(term),
        })),
        ...also.map(term => ({ queries: [term], boost: { text: 0.8 } })),
      ],
    })
    const perPage = new Map<number, number>()
    const wanted = asked.length + also.length
    return results
      .map(({ id, score, match, queryTerms }) => ({
        id: Number(id),
        // What has all words comes before what has one of them often.
        score: score * (new Set(queryTerms).size / wanted) ** 0.5,
        matches: new Set(Object.keys(match)),
      }))
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .filter(({ id }) => {
        const page = Math.floor(id / MOST_PARTS)
        const count = (perPage.get(page) ?? 0) + 1
        perPage.set(page, count)
        return count <= MOST.ofAPage
      })
      .slice(0, MOST.results)
  }

  #synonymsIn(query: string): string[] {
    const words = ` ${this.terms.ofPhrase(query).join(' ')} `
    return this.#index.synonyms.flatMap(([typed, also]) =>
      words.includes(` ${typed.join(' ')} `) ? also : [],
    )
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
      this.#loaded.push(entry)
      this.#frequencies.set(entry[0], entry[1])
    }
  }

  #searchEngine(): MiniSearch {
    this.#engine ??= engineOf(this.#loaded, this.#index.parts, this.#frequencies)
    return this.#engine
  }
}

/** One mistake in a word of four letters, two from eight on. */
function fuzzinessOf({ length }: string): number | false {
  if (length < 4) return false
  return length < 8 ? 1 : 2
}

/** The weights of the index are scores of BM25F already, so MiniSearch has to multiply them by the rarity of their term only. */
function engineOf(
  terms: readonly IndexedTerm[],
  documentCount: number,
  frequencies: ReadonlyMap<string, number>,
): MiniSearch {
  const documentIds: Record<string, number> = {}
  const fieldLength: Record<string, number[]> = {}
  const listed = new Map<string, number>()
  const index = terms.map(([term, , ...pairs]): [string, Record<string, Record<string, number>>] => {
    const weights: Record<string, number> = {}
    let id = 0
    for (let at = 0; at < pairs.length; at += 2) {
      id += pairs[at] ?? 0
      weights[id] = pairs[at + 1] ?? 0
      documentIds[id] = id
      fieldLength[id] = [1]
    }
    listed.set(term, pairs.length / 2)
    return [term, { '0': weights }]
  })
  const rarity = (count: number) => Math.log(1 + (documentCount - count + 0.5) / (count + 0.5))
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
        weights: { fuzzy: 0.4, prefix: 0.7 },
        maxFuzzy: 2,
        // Of a frequent term the index lists some parts only.
        boostDocument: (_, term) => {
          const count = listed.get(term) ?? 0
          const all = frequencies.get(term) ?? count
          return all === count ? 1 : rarity(all) / rarity(count)
        },
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
