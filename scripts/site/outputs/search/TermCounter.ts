import { type Terms, WORD } from '../../../../renderer/search/terms.ts'

/** Places of the hash table, a power of two. It holds the first half as many words; others are looked up slowly. */
const PLACES = 1 << 16

/** Numbers of a place, one of them unused: four fit into a line of the cache. */
const WIDTH = 4

/**
 * Splits texts into terms. A build reads millions of words, and to cut each out of its text would take longer than everything
 * else of the index: words of ASCII letters are found by two hashes of their characters.
 */
export class TermCounter {
  /** Every term that it has met: its id is its place. */
  readonly terms: string[] = []
  /** The ids of the terms of the latest text, in their order, up to the number that `read` has returned. */
  ids = new Int32Array(4096)
  readonly #words: Terms
  readonly #ids = new Map<string, number>()
  /**
   * Of each place both hashes of its word and the word's id + 2; 1 for a stop word, 0 for a place without word. In one list, so
   * that a look-up reads one line of the processor's cache.
   */
  readonly #places = new Int32Array(PLACES * WIDTH)
  #size = 0

  constructor(words: Terms) {
    this.#words = words
  }

  /** Finds the ids of the terms of a text. @returns how many they are */
  read(text: string): number {
    const { length } = text
    // Every second character ends a word at most.
    if (this.ids.length < length) this.ids = new Int32Array(2 * length)
    const { ids } = this
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
        const found = this.#lookUp(text, start, index, first, second)
        if (found > 1) ids[count++] = found - 2
        start = -1
      }
    }
    return count
  }

  #lookUp(text: string, start: number, end: number, first: number, second: number): number {
    const places = this.#places
    let place = (first & (PLACES - 1)) * WIDTH
    for (;;) {
      const found = places[place] ?? 0
      if (found === 0) break
      if (places[place + 1] === first && places[place + 2] === second) return found
      place = (place + WIDTH) % (PLACES * WIDTH)
    }
    // A word of ASCII letters has one term.
    const found = this.#idOf(this.#words.termsOf(text.slice(start, end))[0]) + 2
    if (this.#size > PLACES / 2) return found
    this.#size++
    places[place] = found
    places[place + 1] = first
    places[place + 2] = second
    return found
  }

  /** For texts with other letters. */
  #readSlowly(text: string): number {
    let count = 0
    for (const word of text.match(WORD) ?? [])
      for (const term of this.#words.termsOf(word)) this.ids[count++] = this.#idOf(term)
    return count
  }

  /** Below 0 for none, as of a stop word. */
  #idOf(term: string | undefined): number {
    if (term === undefined) return -1
    const known = this.#ids.get(term)
    if (known !== undefined) return known
    this.#ids.set(term, this.terms.length)
    return this.terms.push(term) - 1
  }
}

/** Dashes, quotation marks, bullets and the ellipsis, which texts in ASCII letters have, too; but not what is invisible. */
const isPunctuation = (code: number): boolean =>
  code === 0xa0 || (code >= 0x2010 && code <= 0x203a && !(code >= 0x202a && code <= 0x202e))

const IS_LETTER = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0,
)
