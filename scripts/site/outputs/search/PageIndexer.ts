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

/** How often a term must count for half of the weight. */
const HALF = 5

/**
 * Splits pages into terms and weighs them as BM25F does: more of the same word adds less and less, and counts less in a long text.
 * A build reads millions of words. To cut each out of its text would take twice the time of everything else of the index: words of
 * ASCII letters are found in a trie.
 */
export class PageIndexer {
  readonly #words: Terms
  readonly #ids = new Map<string, number>()
  // Of each term, by its id: how much it counts in the part, its places in the page, and those in the pages of the batch.
  readonly #terms: string[] = []
  readonly #counts: number[] = []
  readonly #ofPage: number[][] = []
  readonly #ofBatch: number[][] = []
  /** Of each node the id of the word that ends there, plus 2, and the nodes that follow with each letter. 0 is none. */
  readonly #trie = new Int32Array(LETTERS * 2 ** 17)
  #end = 2 * LETTERS
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
    const [trie, found] = [this.#trie, this.#found]
    let count = 0
    let node = ROOT
    for (let index = 0; index <= length; index++) {
      const code = index < length ? text.charCodeAt(index) : 32
      const letter = code < 128 ? (LETTER_OF[code] ?? 0) : isPunctuation(code) ? 0 : -1
      if (letter > 0) {
        const next = trie[node + letter] ?? 0
        if (next > 0) node = next
        else if (this.#end === trie.length) return this.#readSlowly(text)
        else {
          trie[node + letter] = this.#end
          node = this.#end
          this.#end += LETTERS
        }
      } else if (letter < 0) return this.#readSlowly(text)
      else if (node !== ROOT) {
        if (trie[node] === 0) trie[node] = 2 + this.#idOfWord(text.slice(0, index))
        const id = (trie[node] ?? 0) - 2
        if (id >= 0) found[count++] = id
        node = ROOT
      }
    }
    return count
  }

  /** For texts with other letters, or words that the trie has no room for. */
  #readSlowly(text: string): number {
    const ids = this.#words.of(text).map(term => this.#idOf(term))
    if (this.#found.length < ids.length) this.#found = new Int32Array(2 * ids.length)
    this.#found.set(ids)
    return ids.length
  }

  /** The id of the last word of a text; below 0 where that is a stop word. A word of ASCII letters has one term. */
  #idOfWord(text: string): number {
    const [term] = this.#words.termsOf(/[A-Za-z0-9]+$/.exec(text)?.[0] ?? '')
    return term === undefined ? -1 : this.#idOf(term)
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

/** Small letters and digits, and 0 for none of them. */
const LETTERS = 37

const ROOT = LETTERS

const LETTER_OF = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return 1 + 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(letter)
})

/** Dashes, quotation marks, bullets and the ellipsis, which texts in ASCII letters have, too; but not what is invisible. */
const isPunctuation = (code: number): boolean =>
  code === 0xa0 || (code >= 0x2010 && code <= 0x203a && !(code >= 0x202a && code <= 0x202e))

const pageJson = ({ route, title, kind, parts }: FoundPage): string =>
  JSON.stringify({ route, title, kind, parts: parts.map(shortened) })

const shortened = (part: IndexedPart) =>
  part[1].length > MOST_TEXT ? part.with(1, part[1].slice(0, MOST_TEXT)) : part
