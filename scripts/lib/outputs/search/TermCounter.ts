import { type Terms, WORD } from '../../../../renderer/search/terms.ts'

/** Places of the hash table, a power of two. It holds the first half as many words; others are looked up slowly. */
const PLACES = 1 << 16

/**
 * Counts terms. A build reads millions of words, and to cut each out of its text would take longer than everything else of the
 * index: words of ASCII letters are found by two hashes of their characters.
 */
export class TermCounter {
  /** Every term that it has met: its id is its place. */
  readonly terms: string[] = []
  /** For each of them a number, 0 between two counts: a sparse list would be slow. */
  readonly counts: number[] = []
  readonly #words: Terms
  readonly #ids = new Map<string, number>()
  readonly #first = new Int32Array(PLACES)
  readonly #second = new Int32Array(PLACES)
  /** The id + 2 of the word at a place; 1 for a stop word, 0 for a place without word. */
  readonly #found = new Int32Array(PLACES)
  #size = 0
  #counted: number[] = []

  constructor(words: Terms) {
    this.#words = words
  }

  /** The ids of the terms of a text, in their order. The list is only valid until the next call. */
  idsOf(text: string): readonly number[] {
    this.#counted.length = 0
    let start = -1
    let [first, second] = [0, 0]
    for (let index = 0; index <= text.length; index++) {
      const code = index < text.length ? text.charCodeAt(index) : 32
      if (code < 128 ? IS_LETTER[code] : !isPunctuation(code)) {
        if (code >= 128) return this.#slowly(text)
        if (start < 0) [start, first, second] = [index, 0x811c9dc5, 7]
        first = Math.imul(first ^ code, 0x01000193)
        second = (Math.imul(second, 31) + code) | 0
      } else if (start >= 0) {
        const found = this.#lookUp(text, start, index, first, second)
        if (found > 1) this.#counted.push(found - 2)
        start = -1
      }
    }
    return this.#counted
  }

  #lookUp(text: string, start: number, end: number, first: number, second: number): number {
    let place = first & (PLACES - 1)
    for (;;) {
      const found = this.#found[place] ?? 0
      if (found === 0) break
      if (this.#first[place] === first && this.#second[place] === second) return found
      place = (place + 1) & (PLACES - 1)
    }
    const found = this.#idOf(text.slice(start, end)) + 2
    if (this.#size > PLACES / 2) return found
    this.#size++
    this.#first[place] = first
    this.#second[place] = second
    this.#found[place] = found
    return found
  }

  /** For texts with other letters. */
  #slowly(text: string): readonly number[] {
    this.#counted.length = 0
    for (const word of text.match(WORD) ?? []) {
      const id = this.#idOf(word)
      if (id >= 0) this.#counted.push(id)
    }
    return this.#counted
  }

  /** Below 0 for a stop word. */
  #idOf(word: string): number {
    const term = this.#words.termOf(word)
    if (term === undefined) return -1
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    this.#ids.set(term, this.terms.length)
    this.counts.push(0)
    return this.terms.push(term) - 1
  }
}

/** Dashes, quotation marks, bullets and the ellipsis, which texts in ASCII letters have, too. */
const isPunctuation = (code: number): boolean => code === 0xa0 || (code >= 0x2010 && code <= 0x203a)

const IS_LETTER = Array.from({ length: 128 }, (_, code) => /[A-Za-z0-9]/.test(String.fromCharCode(code)))
