import type { FoundPage } from './indexedPage.ts'
import { packEntry, WEIGHTS } from './records.ts'
import type { TermCounter } from './TermCounter.ts'

/** Parts of one page in which a term is found, at most. With fewer, the title of a page is missing in parts that have other words. */
const MOST_PARTS_A_TERM = 4

/** How much a term counts in the title of its page, in a heading, and in a text of average length. */
const COUNTS = { title: 12, titleAbove: 8, heading: 6, text: 1 }

/** Words of an average text. A constant, so that an edit of one page changes no other's weights. */
const AVERAGE_LENGTH = 60

const MOST_WEIGHT = WEIGHTS - 1

/** How often a term must count for half of the weight. */
const HALF = 5

/**
 * Weighs the terms of pages as BM25F does: more of the same word adds less and less, and counts less in a long text. Its lists
 * have a place for each term that the counter has met, and are zero between two pages: new lists for each page would be slow.
 */
export class PageTerms {
  readonly #counter: TermCounter
  /** How much each term counts in the part. */
  readonly #counts: number[] = []
  /** Of each term up to `MOST_PARTS_A_TERM` places on the page, ascending: part × `WEIGHTS` + weight. */
  readonly #places: number[] = []
  readonly #lengths: number[] = []
  /** The terms of the part and of the page, in the order in which they were met. */
  readonly #met: number[] = []
  #metCount = 0
  readonly #all: number[] = []
  #allCount = 0

  constructor(counter: TermCounter) {
    this.#counter = counter
  }

  /** The entries of a page (`packEntry`). */
  of({ title, names, unseen, parts }: FoundPage): Uint32Array {
    const titleLength = this.#read([title, ...names].join(' '))
    const titles = this.#counter.ids.slice(0, titleLength)
    for (const [part, [heading, text]] of parts.entries()) {
      this.#count(titles, titleLength, part === 0 ? COUNTS.title : COUNTS.titleAbove)
      this.#countText(heading, COUNTS.heading)
      this.#countText(unseen.get(part) ?? '', COUNTS.heading)
      const length = this.#read(text)
      this.#count(this.#counter.ids, length, COUNTS.text / (0.25 + (0.75 * length) / AVERAGE_LENGTH))
      this.#weigh(part)
    }
    return this.#take()
  }

  #countText(text: string, by: number): void {
    const length = this.#read(text)
    this.#count(this.#counter.ids, length, by)
  }

  /** @returns how many terms it has, whose ids the counter holds */
  #read(text: string): number {
    if (text === '') return 0
    const found = this.#counter.read(text)
    while (this.#counts.length < this.#counter.terms.length) {
      this.#counts.push(0)
      this.#lengths.push(0)
      this.#places.push(0, 0, 0, 0)
    }
    return found
  }

  #count(ids: Int32Array, length: number, by: number): void {
    const counts = this.#counts
    for (let index = 0; index < length; index++) {
      const id = ids[index] ?? 0
      const before = counts[id] ?? 0
      if (before === 0) this.#met[this.#metCount++] = id
      counts[id] = before + by
    }
  }

  #weigh(part: number): void {
    for (let index = 0; index < this.#metCount; index++) {
      const id = this.#met[index] ?? 0
      const count = this.#counts[id] ?? 0
      this.#counts[id] = 0
      this.#addPlace(id, part * WEIGHTS + Math.ceil((MOST_WEIGHT * count) / (count + HALF)))
    }
    this.#metCount = 0
  }

  /** Keeps the heaviest, of equal ones the first. */
  #addPlace(id: number, place: number): void {
    const places = this.#places
    const start = MOST_PARTS_A_TERM * id
    const length = this.#lengths[id] ?? 0
    if (length < MOST_PARTS_A_TERM) {
      if (length === 0) this.#all[this.#allCount++] = id
      places[start + length] = place
      this.#lengths[id] = length + 1
      return
    }
    let lightest = start
    for (let at = start + 1; at < start + length; at++)
      if ((places[at] ?? 0) % WEIGHTS <= (places[lightest] ?? 0) % WEIGHTS) lightest = at
    if (place % WEIGHTS <= (places[lightest] ?? 0) % WEIGHTS) return
    for (let at = lightest; at < start + length - 1; at++) places[at] = places[at + 1] ?? 0
    places[start + length - 1] = place
  }

  #take(): Uint32Array {
    const entries = new Uint32Array(MOST_PARTS_A_TERM * this.#allCount)
    let end = 0
    for (let index = 0; index < this.#allCount; index++) {
      const id = this.#all[index] ?? 0
      const length = this.#lengths[id] ?? 0
      for (let at = 0; at < length; at++)
        entries[end++] = packEntry(id, this.#places[MOST_PARTS_A_TERM * id + at] ?? 0)
      this.#lengths[id] = 0
    }
    this.#allCount = 0
    return entries.slice(0, end)
  }
}
