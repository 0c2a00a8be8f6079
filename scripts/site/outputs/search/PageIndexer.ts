import { type IndexedPart, partId } from '../../../../renderer/search/searchIndex.ts'
import { Terms } from '../../../../renderer/search/terms.ts'
import type { FoundPage } from './indexedPage.ts'
import { textsFile } from './pageNumbers.ts'

/** A page that visitors can find: its number (`pageNumbers`), and what makes its texts. */
export interface PageToIndex {
  page: number
  /** @param use is called with the key of everything that they are made from */
  texts(use: (key: string) => void): FoundPage
}

/** What the index gets of some pages. Plain data, which travels between processes as JSON. */
export interface Postings {
  /** The number of each page, and how many parts it has. */
  parts: [page: number, count: number][]
  /** Each term, and the parts in which it counts most: id (`partId`) × `WEIGHTS` + weight. */
  terms: [term: string, places: number[]][]
}

/** Weights are below this. */
export const WEIGHTS = 32

/** The number of the page of a place. */
export const pageOfPlace = (place: number): number => Math.floor(place / partId(WEIGHTS, 0))

/** Characters of a part in which results look for a passage to show. */
const MOST_TEXT = 400

/** Parts of one page in which a term is found, at most. With fewer, the title of a page is missing in parts that have other words. */
const MOST_PARTS_A_TERM = 4

/** How much a term counts in the title of its page, in a heading, and in a text of average length. */
const COUNTS = { title: 12, titleAbove: 8, heading: 6, text: 1 }

/** Words of an average text. A constant, so that an edit of one page changes no other's weights. */
const AVERAGE_LENGTH = 60

/** Places of the hash table, a power of two. It holds half as many words; others are looked up by their text. */
const WORDS = 1 << 16

/** How often a term must count for half of the weight. */
const HALF = 5

/**
 * Splits pages into terms and weighs them as BM25F does: more of the same word adds less and less, and counts less in a long text.
 * A build reads millions of words. To cut each out of its text would take twice the time of everything else of the index: words of
 * ASCII letters are found by two hashes of their characters.
 */
export class PageIndexer {
  readonly #words: Terms
  readonly #ids = new Map<string, number>()
  // Of each term, by its id: how much it counts in the part, its places in the page, and those in the pages of the batch.
  readonly #terms: string[] = []
  readonly #counts: number[] = []
  readonly #ofPage: number[][] = []
  readonly #ofBatch: number[][] = []
  /** A hash table of words: of each its id + 2, both hashes and an unused number, since four share a line of the cache. 0 is no word. */
  readonly #known = new Int32Array(WORDS * 4)
  #knownCount = 0
  /** The ids of the terms of the latest text, in their order, up to the number that `#read` has returned. */
  #found = new Int32Array(4096)

  constructor(locale: string) {
    this.#words = new Terms(locale)
  }

  /**
   * Indexes many pages one after the other: between the renderings of pages it would take twice the time, with cold caches.
   * @returns as well the files from which results show the pages: path, relative to the site → content
   */
  index(pages: readonly PageToIndex[]): { files: Map<string, string>; postings: Postings } {
    const files = new Map<string, string>()
    const parts: Postings['parts'] = []
    for (const { page, texts } of pages) {
      const found = texts(() => {})
      this.#addPage(page, found)
      parts.push([page, found.parts.length])
      files.set(textsFile(page), pageJson(found))
    }
    const terms: Postings['terms'] = []
    for (const [id, places] of this.#ofBatch.entries()) {
      if (places.length === 0) continue
      terms.push([this.#terms[id] ?? '', places])
      this.#ofBatch[id] = []
    }
    return { files, postings: { parts, terms } }
  }

  #addPage(page: number, { title, names, unseen, parts }: FoundPage): void {
    const titleLength = this.#read([title, ...names].join(' '))
    const titles = this.#found.slice(0, titleLength)
    const all: number[] = []
    for (const [part, [heading, text]] of parts.entries()) {
      const met: number[] = []
      this.#count(titles, titleLength, part === 0 ? COUNTS.title : COUNTS.titleAbove, met)
      for (const words of [heading, unseen.get(part) ?? ''])
        this.#count(this.#found, this.#read(words), COUNTS.heading, met)
      const length = this.#read(text)
      this.#count(this.#found, length, COUNTS.text / (0.25 + (0.75 * length) / AVERAGE_LENGTH), met)
      const start = partId(page, part) * WEIGHTS
      for (const id of met) {
        const count = this.#counts[id] ?? 0
        this.#counts[id] = 0
        const places = this.#ofPage[id] ?? []
        if (places.length === 0) all.push(id)
        addPlace(places, start + Math.ceil(((WEIGHTS - 1) * count) / (count + HALF)))
      }
    }
    for (const id of all) {
      for (const place of this.#ofPage[id] ?? []) this.#ofBatch[id]?.push(place)
      this.#ofPage[id] = []
    }
  }

  /** @param met gets the terms that had not been counted */
  #count(ids: Int32Array, length: number, by: number, met: number[]): void {
    const counts = this.#counts
    for (let index = 0; index < length; index++) {
      const id = ids[index] ?? 0
      const before = counts[id] ?? 0
      if (before === 0) met.push(id)
      counts[id] = before + by
    }
  }

  /** Finds the ids of the terms of a text. @returns how many they are */
  #read(text: string): number {
    const { length } = text
    // Every second character ends a word at most.
    if (this.#found.length < length) this.#found = new Int32Array(2 * length)
    const found = this.#found
    let count = 0
    let start = -1
    let first = 0
    let second = 0
    for (let index = 0; index <= length; index++) {
      const code = index < length ? text.charCodeAt(index) : 32
      if (code < 128 ? IS_LETTER[code] === 1 : !isPunctuation(code)) {
        if (code >= 128) return this.#readSlowly(text)
        if (start < 0) {
          start = index
          first = 0x811c9dc5 | 0
          second = 7
        }
        first = Math.imul(first ^ code, 0x01000193)
        second = (Math.imul(second, 31) + code) | 0
      } else if (start >= 0) {
        const id = this.#lookUp(text, start, index, first, second)
        if (id >= 0) found[count++] = id
        start = -1
      }
    }
    return count
  }

  #lookUp(text: string, start: number, end: number, first: number, second: number): number {
    const known = this.#known
    let at = (first & (WORDS - 1)) * 4
    for (; known[at] !== 0; at = (at + 4) % known.length)
      if (known[at + 1] === first && known[at + 2] === second) return (known[at] ?? 0) - 2
    // A word of ASCII letters has one term, or none.
    const [term] = this.#words.termsOf(text.slice(start, end))
    const id = term === undefined ? -1 : this.#idOf(term)
    if (this.#knownCount < WORDS / 2) {
      this.#knownCount++
      known.set([id + 2, first, second], at)
    }
    return id
  }

  /** For texts with other letters. */
  #readSlowly(text: string): number {
    const ids = this.#words.of(text).map(term => this.#idOf(term))
    if (this.#found.length < ids.length) this.#found = new Int32Array(2 * ids.length)
    this.#found.set(ids)
    return ids.length
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    this.#ids.set(term, this.#terms.length)
    this.#counts.push(0)
    this.#ofPage.push([])
    this.#ofBatch.push([])
    return this.#terms.push(term) - 1
  }
}

/** Keeps the heaviest places of a page, of equal ones the first. */
function addPlace(places: number[], place: number): void {
  if (places.length === MOST_PARTS_A_TERM) {
    let lightest = 0
    for (let at = 1; at < places.length; at++)
      if ((places[at] ?? 0) % WEIGHTS <= (places[lightest] ?? 0) % WEIGHTS) lightest = at
    if (place % WEIGHTS <= (places[lightest] ?? 0) % WEIGHTS) return
    places.splice(lightest, 1)
  }
  places.push(place)
}

const IS_LETTER = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Dashes, quotation marks, bullets and the ellipsis, which texts in ASCII letters have, too; but not what is invisible. */
const isPunctuation = (code: number): boolean =>
  code === 0xa0 || (code >= 0x2010 && code <= 0x203a && !(code >= 0x202a && code <= 0x202e))

const pageJson = ({ route, title, kind, parts }: FoundPage): string =>
  JSON.stringify({ route, title, kind, parts: parts.map(shortened) })

const shortened = (part: IndexedPart) =>
  part[1].length > MOST_TEXT ? part.with(1, part[1].slice(0, MOST_TEXT)) : part
