import { nearness } from './nearness.ts'
import { Terms } from './terms.ts'

/** What a result leads to. */
export type ResultKind = 'page' | 'post' | 'question' | 'person' | 'document'

/** What stands below a heading of a page, or at its beginning, where the heading is empty. */
export interface PagePart {
  heading: string
  text: string
  kind?: ResultKind
  /** What visitors type and do not see there: the ages of children, in whole years, and numbers of telephones. */
  unseen?: string
}

/** The texts of a page that visitors see: `search/<version>/pages/<number>.json`. */
export interface PageTexts {
  /** With the base. */
  route: string
  title: string
  kind: 'page' | 'post'
  parts: PagePart[]
}

/** Terms that visitors type, in their order, and the terms that are searched, too. */
export type Synonym = [typed: string[], also: string[]]

/** `search/index.json`. */
export interface SearchIndex {
  /** The folder of all other files. Each state of a site has its own, so that no page mixes two of them. */
  version: string
  locale: string
  pages: number
  synonyms: Synonym[]
  /** The first term of each shard, sorted. `search/<version>/terms/<number>.json` has its terms. */
  shards: string[]
}

/** A term, and of each page that has it the number × `WEIGHTS` + the weight, as the difference from the page before. */
export type Postings = [term: string, ...places: number[]]

/** Weights of a term on a page are below this. */
export const WEIGHTS = 32

/** A part of a page that a query has found. */
export interface Found {
  page: PageTexts
  part: PagePart
  /** The terms of the index that the page was found by. */
  matches: ReadonlySet<string>
}

/** Pages that answer something, by their numbers, and how many of the things that were asked for they answer. */
type Hits = Map<number, { score: number; matches: readonly string[]; found: number }>

/** Terms that say together what was asked for. */
interface Way {
  terms: readonly string[]
  weight: number
}

/** A word of a query. */
interface AskedWord {
  term: string
  /** The best one counts. */
  ways: Way[]
  /** Whether it only says of what kind the answer is, as "when" does. */
  isHint: boolean
}

/** A page with the terms of its parts. */
interface ReadPage {
  texts: PageTexts
  terms: { heading: ReadonlySet<string>; all: ReadonlySet<string> }[]
}

/** Results that are shown, and of one page. */
const MOST = { results: 8, ofAPage: 2 }

/** How much counts what is not the very word: its beginning, a word like it, a synonym of it or of a word like it, and a hint. */
const SHARES = { prefix: 0.7, near: 0.8, synonym: 0.7, nearSynonym: 0.6, hint: 0.5, part: 0.5 }

/** Shards that one word fetches while it is so short that it may be in many. */
const MOST_SHARDS = 2

/** The search in the browser, which fetches what a query needs of the index (scripts/site/outputs/search). */
export class SiteSearch {
  readonly terms: Terms
  readonly #load: <T>(name: string) => Promise<T>
  readonly #index: SearchIndex
  /** Of the shards that were fetched: term → its places. */
  readonly #places = new Map<string, readonly number[]>()
  readonly #fetched = new Map<string, Promise<unknown>>()

  /** @param load reads a file of `search/`, named without its ending @throws when the index cannot be read */
  static async open(load: <T>(name: string) => Promise<T>): Promise<SiteSearch> {
    return new SiteSearch(load, await load<SearchIndex>('index'))
  }

  private constructor(load: <T>(name: string) => Promise<T>, index: SearchIndex) {
    this.#load = load
    this.#index = index
    this.terms = new Terms(index.locale)
  }

  /** Whether a query says anything yet. One letter does not, nor does "the". */
  asks(query: string): boolean {
    const words = this.#wordsOf(query)
    return words.length > 0 && !(words.length === 1 && /^[ -~]?$/.test(words[0]?.term ?? ''))
  }

  /** The best results, best first. @throws when something that the query needs cannot be fetched, as after another release */
  async find(query: string): Promise<Found[]> {
    const words = this.#wordsOf(query)
    await this.#loadTerms(words.flatMap(({ ways }) => ways))
    const typing = this.terms.find(query).at(-1)?.term
    const answers = await Promise.all(words.map(word => this.#answersTo(word, word.term === typing)))
    const answered = (isHint: boolean) =>
      answers.filter(({ size }, at) => size > 0 && words[at]?.isHint === isHint)
    const hits = merge([together(answered(false)), ...answered(true).map(hits => times(SHARES.hint, hits))])
    const pages = [...hits]
      .sort(([one, { score }], [other, { score: otherScore }]) => otherScore - score || one - other)
      .slice(0, MOST.results)
    const found = await Promise.all(
      pages.map(async ([number, { score, matches }]) => {
        const page = await this.#page(number)
        const asked = answers.flatMap(hits => hits.get(number) ?? [])
        return bestParts(page, asked).map(({ part, share }) => ({
          ...{ page: page.texts, part, score: score * share },
          matches: new Set(matches),
        }))
      }),
    )
    return found
      .flat()
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST.results)
  }

  /** What a query asks for. What says nothing and is no part of a synonym is left out. */
  #wordsOf(query: string): AskedWord[] {
    const tokens = this.terms.find(query).filter(
      // The last letter of a script without spaces is in the pair before it already.
      ({ end }, at, all) => all[at - 1]?.end !== end,
    )
    const words = tokens.map(
      ({ term, isStopWord }): AskedWord => ({
        ...{ term, isHint: isStopWord },
        ways: isStopWord ? [] : [{ terms: [term], weight: 1 }],
      }),
    )
    for (const [typed, also] of this.#index.synonyms)
      for (let start = 0; start + typed.length <= words.length; start++) {
        const phrase = words.slice(start, start + typed.length)
        if (!typed.every((term, at) => term === phrase[at]?.term)) continue
        for (const word of phrase) {
          word.ways.push({ terms: also, weight: SHARES.synonym / typed.length })
          if (typed.length > 1) word.isHint = false
        }
      }
    for (const { term, index, end } of this.terms.numbers(query))
      for (const [at, token] of tokens.entries())
        if (token.index >= index && token.end <= end) words[at]?.ways.push({ terms: [term], weight: 1 })
    const asked = words.filter(({ ways }) => ways.length > 0)
    // Nothing but "where": that is the question then.
    return asked.every(({ isHint }) => isHint) ? asked.map(word => ({ ...word, isHint: false })) : asked
  }

  /** What answers a word. Words with mistakes are tried only where nothing has it as it is. */
  async #answersTo({ term, ways }: AskedWord, isTyping: boolean): Promise<Hits> {
    const found = this.#hitsOfWays(ways, isTyping ? term : undefined)
    if (found.size > 0) return found
    const near = this.#hitsNear(term)
    if (near.size > 0) return near
    const synonyms = this.#index.synonyms.flatMap(([[typed = '', ...more], also]): Way[] =>
      more.length === 0 && nearness(term, typed) > 0 ? [{ terms: also, weight: SHARES.nearSynonym }] : [],
    )
    await this.#loadTerms(synonyms)
    return this.#hitsOfWays(synonyms)
  }

  #hitsOfWays = (ways: readonly Way[], typing?: string): Hits =>
    merge(
      ways.map(({ terms, weight }) =>
        times(weight, together(terms.map(term => this.#hitsOf(term, term === typing)))),
      ),
      Math.max,
    )

  /** @param isTyping whether it may be the beginning of a word */
  #hitsOf(term: string, isTyping: boolean): Hits {
    const isNumber = /^\p{Number}+$/u.test(term)
    const begins = isNumber ? term.length > 2 : isTyping || (term.length > 3 && !this.#places.has(term))
    const longer = begins ? [...this.#places.keys()].filter(word => word.startsWith(term)) : [term]
    return merge(
      longer
        // Of a number only a telephone number is found by its beginning.
        .filter(word => word === term || !isNumber || word.length > 6)
        .map(word => this.#hitsOfWord(word, word === term ? 1 : (SHARES.prefix * term.length) / word.length)),
      Math.max,
    )
  }

  /** Those of the words that are nearest. */
  #hitsNear(term: string): Hits {
    const words = [...this.#places.keys()].map(word => ({ word, near: nearness(term, word) }))
    const nearest = words.reduce((most, { near }) => Math.max(most, near), 1)
    return merge(
      words.flatMap(({ word, near }) => (near === nearest ? this.#hitsOfWord(word, SHARES.near) : [])),
      Math.max,
    )
  }

  #hitsOfWord(word: string, weight: number): Hits {
    const places = this.#places.get(word) ?? []
    const rarity = Math.log(1 + (this.#index.pages - places.length + 0.5) / (places.length + 0.5))
    return new Map(
      places.map(place => [
        Math.floor(place / WEIGHTS),
        { score: weight * rarity * (place % WEIGHTS), matches: [word], found: 1 },
      ]),
    )
  }

  /** Fetches the shards that may hold some terms or what they begin. */
  async #loadTerms(ways: readonly Way[]): Promise<void> {
    const { shards } = this.#index
    const needed = ways.flatMap(({ terms }) =>
      terms.flatMap(term => {
        const own = Math.max(
          0,
          shards.findLastIndex(start => start <= term),
        )
        const longer = [...shards.keys()].filter(at => at > own && shards[at]?.startsWith(term))
        return [own, ...longer].slice(0, MOST_SHARDS)
      }),
    )
    await Promise.all(
      needed.map(shard =>
        this.#fetchOnce(`terms/${shard}`, (postings: Postings[]) => {
          for (const [term, ...differences] of postings) {
            let place = 0
            this.#places.set(
              term,
              differences.map(difference => {
                place += difference
                return place
              }),
            )
          }
        }),
      ),
    )
  }

  #page(number: number): Promise<ReadPage> {
    const termsOf = (text: string) => new Set(this.terms.all(text))
    return this.#fetchOnce(`pages/${number}`, (texts: PageTexts) => ({
      texts,
      terms: texts.parts.map(({ heading, text, unseen = '' }, at) => {
        const headed = `${at === 0 ? texts.title : heading}\n${unseen}`
        return { heading: termsOf(headed), all: termsOf(`${headed}\n${text}`) }
      }),
    }))
  }

  /** Who opens a search whose files have gone opens another one, so a failure may stay. */
  #fetchOnce<Content, Value>(name: string, read: (content: Content) => Value): Promise<Value> {
    const found = this.#fetched.get(name)
    if (found) return found as Promise<Value> // of the same name
    const loading = this.#load<Content>(`${this.#index.version}/${name}`).then(read)
    this.#fetched.set(name, loading)
    return loading
  }
}

/** The parts of a page that say most of what was asked for, headings first, and what share each says of what the page does. */
function bestParts(
  { texts, terms }: ReadPage,
  asked: readonly { score: number; matches: readonly string[] }[],
) {
  const sumOf = (said: ReadonlySet<string> | undefined) =>
    asked.reduce((sum, { score, matches }) => sum + (matches.some(match => said?.has(match)) ? score : 0), 0)
  const all = asked.reduce((sum, { score }) => sum + score, 0)
  return texts.parts
    .map((part, at) => ({ part, said: sumOf(terms[at]?.all), headed: sumOf(terms[at]?.heading) }))
    .sort((one, other) => other.said + other.headed - one.said - one.headed)
    .slice(0, MOST.ofAPage)
    .filter(({ said }, at) => at === 0 || said > 0)
    .map(({ part, said }) => ({ part, share: 1 - SHARES.part + (SHARES.part * said) / all }))
}

/** Answers in one. What several of them have is added up, unless said otherwise. */
function merge(answers: readonly Hits[], join = (one: number, other: number) => one + other): Hits {
  const all: Hits = new Map()
  for (const hits of answers)
    for (const [page, hit] of hits) {
      const before = all.get(page)
      all.set(
        page,
        before
          ? {
              score: join(before.score, hit.score),
              matches: [...before.matches, ...hit.matches],
              found: before.found + 1,
            }
          : { ...hit, found: 1 },
      )
    }
  return all
}

/** Answers to several things that were asked for. What has all of them comes before what has one of them often. */
function together(answers: readonly Hits[]): Hits {
  const hits = merge(answers)
  for (const hit of hits.values()) hit.score *= Math.sqrt(hit.found / answers.length)
  return hits
}

const times = (weight: number, hits: Hits): Hits =>
  new Map([...hits].map(([page, hit]) => [page, { ...hit, score: weight * hit.score }]))
