// renderer/search: the index of the texts of all pages, made at build, and the search over it, run in the browser.
// Both split texts by terms.ts.

import { distance } from 'fastest-levenshtein'
import { Terms } from './terms.ts'

/** The visible text below a heading of a page, or at its beginning, where the heading is empty. */
export interface PagePart {
  heading: string
  text: string
  /** What visitors type and do not see there: the ages of children, in whole years, and telephone numbers as digits. */
  unseen?: string
}

/** The visible texts of a page: `search/<version>/pages/<number>.json`. The route includes the base. */
export interface PageTexts {
  route: string
  title: string
  parts: PagePart[]
}

/** Terms that visitors type, in their order, and the terms that are searched, too. */
export type Synonym = [typed: string[], also: string[]]

/** `search/index.json`. */
export interface SearchIndex {
  /** The folder of all other files. Each state of a site has its own, so that no visitor mixes two of them. */
  version: string
  locale: string
  pages: number
  synonyms: Synonym[]
}

/** The number of `search/<version>/terms/<number>.json` that contains a term. A term and its beginnings share it. */
export const shardOf = (term: string): number => (term.codePointAt(0) ?? 0) % SHARDS

export const SHARDS = 64

/** A term, and for each page that has it the number × `WEIGHTS` + the weight, as the difference from the page before. */
export type Postings = [term: string, ...places: number[]]

/** Weights of a term on a page are below this. */
export const WEIGHTS = 32

/** A page that answers a query, the part of it that answers best, and the terms of the index that were found there. */
export interface Found {
  page: PageTexts
  part: PagePart
  matches: ReadonlySet<string>
}

/** Page number → how well the page answers, and the terms of the index that it was found by. */
type Hits = Map<number, { score: number; matches: readonly string[] }>

/** Terms that answer together what was asked for. */
interface Way {
  terms: readonly string[]
  weight: number
}

/** A word of a query. The ways that are only near it are tried where no others answer. */
interface AskedWord {
  term: string
  isStopWord: boolean
  ways: Way[]
  nearWays: readonly Way[]
}

const MOST_RESULTS = 8

/** The weight of a match that is not the word itself. */
const SHARES = { prefix: 0.7, near: 0.8, synonym: 0.7, nearSynonym: 0.6 }

/** The search in the browser. It fetches only what a query needs of the index (scripts/site/outputs/search). */
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

  /**
   * The best pages, best first; undefined for what says nothing yet, such as one letter or "the".
   * @throws when a file that the query needs cannot be fetched, as after another release
   */
  async find(query: string): Promise<Found[] | undefined> {
    const words = this.#wordsOf(query)
    const [first, ...more] = words
    const isOneLetter = ({ ways }: AskedWord) => ways.every(({ terms }) => /^[ -~]$/.test(terms.join('')))
    if (!first || (more.length === 0 && isOneLetter(first))) return undefined
    await this.#loadTerms(words)
    const answers = words
      .map((word, at) => this.#answersTo(word, at === more.length && !word.isStopWord))
      .filter(({ size }) => size > 0)
    const best = [...together(answers)]
      .sort(([one, { score }], [other, { score: otherScore }]) => otherScore - score || one - other)
      .slice(0, MOST_RESULTS)
    if (best.length === 0 && words.every(({ isStopWord }) => isStopWord)) return undefined
    return Promise.all(
      best.map(async ([number, { matches }]) => {
        const page = await this.#fetchOnce(`pages/${number}`, (texts: PageTexts) => texts)
        const asked = answers.flatMap(hits => hits.get(number) ?? [])
        return { page, part: this.#bestPart(page, asked), matches: new Set(matches) }
      }),
    )
  }

  /** What a query asks for. Words that say nothing are left out, unless they are part of a synonym, or all that there is. */
  #wordsOf(query: string): AskedWord[] {
    const tokens = this.terms.find(query).filter(
      // The last letter of a script without spaces is in the pair before it already.
      ({ end }, at, all) => all[at - 1]?.end !== end,
    )
    const { synonyms } = this.#index
    const words = tokens.map(({ term, isStopWord }): AskedWord => {
      if (isStopWord) return { term, isStopWord, ways: [], nearWays: [] }
      const near = synonyms.filter(
        ([[typed = '', ...more]]) => more.length === 0 && nearness(term, typed) > 0,
      )
      const nearWays = near.map(([, terms]) => ({ terms, weight: SHARES.nearSynonym }))
      return { term, isStopWord, ways: [{ terms: [term], weight: 1 }], nearWays }
    })
    for (const [typed, also] of synonyms)
      for (const start of words.keys()) {
        // "Pickup" is "pick up", too.
        const isJoined = words[start]?.term === typed.join('')
        const phrase = words.slice(start, start + (isJoined ? 1 : typed.length))
        if (!isJoined && !typed.every((term, at) => term === phrase[at]?.term)) continue
        for (const { ways } of phrase) ways.push({ terms: also, weight: SHARES.synonym / phrase.length })
      }
    for (const { term, index, end } of this.terms.joined(query))
      for (const [at, token] of tokens.entries())
        if (token.index >= index && token.end <= end && !token.isStopWord)
          words[at]?.ways.push({ terms: [term], weight: 1 })
    const asked = words.filter(({ ways }) => ways.length > 0)
    return asked.length > 0
      ? asked
      : words.map(word => ({ ...word, ways: [{ terms: [word.term], weight: 1 }] }))
  }

  /** Pages for a word: for what it says, else for the words of the index that are nearest, else for synonyms near it. */
  #answersTo({ term, ways, nearWays }: AskedWord, isTyping: boolean): Hits {
    const answersOf = (some: readonly Way[]) =>
      best(
        some.map(({ terms, weight }) =>
          together(terms.map(own => this.#hitsOf(own, weight, isTyping && own === term))),
        ),
      )
    const sure = answersOf(ways)
    const near = sure.size > 0 ? sure : this.#hitsNear(term)
    return near.size > 0 ? near : answersOf(nearWays)
  }

  /** Pages that have a term, or a longer one where visitors still type it, or where no page has it as it is. */
  #hitsOf(term: string, weight: number, isTyping: boolean): Hits {
    const isNumber = /^\p{Number}+$/u.test(term)
    const isBeginning = isNumber ? term.length > 2 : isTyping || (term.length > 3 && !this.#places.has(term))
    const longer = (isBeginning ? [...this.#places.keys()] : []).filter(
      // The beginning of a number finds only telephone numbers.
      word => word.startsWith(term) && word !== term && (!isNumber || word.length > 6),
    )
    return best([
      this.#hitsOfWord(term, weight),
      ...longer.map(word => this.#hitsOfWord(word, (weight * SHARES.prefix * term.length) / word.length)),
    ])
  }

  #hitsNear(term: string): Hits {
    const words = [...this.#places.keys()].map(word => ({ word, near: nearness(term, word) }))
    const nearest = words.reduce((most, { near }) => Math.max(most, near), 1)
    return best(
      words.flatMap(({ word, near }) => (near === nearest ? this.#hitsOfWord(word, SHARES.near) : [])),
    )
  }

  #hitsOfWord(word: string, weight: number): Hits {
    const places = this.#places.get(word) ?? []
    const rarity = Math.log(1 + (this.#index.pages - places.length + 0.5) / (places.length + 0.5))
    return new Map(
      places.map(place => [
        Math.floor(place / WEIGHTS),
        { score: weight * rarity * (place % WEIGHTS), matches: [word] },
      ]),
    )
  }

  /** The part of a page that says most of what was asked for. What its heading says counts twice. */
  #bestPart({ title, parts }: PageTexts, asked: readonly { score: number; matches: readonly string[] }[]) {
    const scoreOf = (text: string, isHeading: boolean) => {
      const said = new Set(this.terms.all(text, isHeading))
      return asked.reduce(
        (sum, { score, matches }) => sum + (matches.some(term => said.has(term)) ? score : 0),
        0,
      )
    }
    const scores = parts.map(({ heading, text, unseen = '' }, at) => {
      const headed = `${at === 0 ? title : heading}\n${unseen}`
      return scoreOf(headed, true) + scoreOf(`${headed}\n${text}`, false)
    })
    return parts[scores.indexOf(Math.max(...scores))] ?? { heading: '', text: '' }
  }

  async #loadTerms(words: readonly AskedWord[]): Promise<void> {
    const terms = words.flatMap(({ term, ways, nearWays }) => [
      term,
      ...[...ways, ...nearWays].flatMap(({ terms }) => terms),
    ])
    await Promise.all(
      terms.map(term =>
        this.#fetchOnce(`terms/${shardOf(term)}`, (postings: Postings[]) => this.#decode(postings)),
      ),
    )
  }

  #decode(postings: readonly Postings[]): void {
    for (const [term, ...differences] of postings) {
      let place = 0
      const places = differences.map(difference => {
        place += difference
        return place
      })
      this.#places.set(term, places)
    }
  }

  /** A failure may stay: after one, the search is opened anew. */
  #fetchOnce<Content, Value>(name: string, read: (content: Content) => Value): Promise<Value> {
    const known = this.#fetched.get(name)
    if (known) return known as Promise<Value> // of the same name
    const loading = this.#load<Content>(`${this.#index.version}/${name}`).then(read)
    this.#fetched.set(name, loading)
    return loading
  }
}

/** Joins hits of several words or terms. */
function join(answers: readonly Hits[], scoreOf: (scores: number[]) => number): Hits {
  const pages = new Set(answers.flatMap(hits => [...hits.keys()]))
  return new Map(
    [...pages].map(page => {
      const own = answers.flatMap(hits => hits.get(page) ?? [])
      const score = scoreOf(own.map(({ score }) => score))
      return [page, { score, matches: own.flatMap(({ matches }) => matches) }]
    }),
  )
}

const best = (answers: readonly Hits[]): Hits => join(answers, scores => Math.max(...scores))

/** A page that has all of what was asked for comes before one that has some of it often. */
const together = (answers: readonly Hits[]): Hits =>
  join(
    answers,
    scores => scores.reduce((sum, score) => sum + score, 0) * Math.sqrt(scores.length / answers.length),
  )

/** Letters of a word with one mistake, and of a word with two. */
const FEWEST = { one: 4, two: 7 }

/**
 * How likely one word is meant by another that no page has; 0 where it is another word. A letter too often is likeliest, then one that
 * is missing, wrong or swapped with the next; in a longer word two such mistakes where they are vowels or doubled letters, as in
 * "colender" for "calendar". "Bullying" is no "building". A number is as it is written, and hardly anybody gets a first letter wrong.
 */
function nearness(typed: string, word: string): 0 | 1 | 2 | 3 {
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
