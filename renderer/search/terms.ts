import { foldLetters } from '../../schema/model/letters.ts'
import { stopWords } from './stopWords.ts'

/** Splits texts of one language into the terms of the index. The build and the browser use the same, so that both agree. */
export class Terms {
  readonly #stem: (word: string) => string
  readonly #stopWords: ReadonlySet<string>

  /** @param locale BCP 47 */
  constructor(locale: string) {
    const language = locale.slice(0, 2)
    this.#stem = stems[language] ?? (word => word)
    this.#stopWords = stopWords(language)
  }

  /** The terms of a text in their order, without stop words. */
  of(text: string): string[] {
    return (text.match(WORD) ?? []).flatMap(word => this.termOf(word) ?? [])
  }

  /** The term of one word; undefined for a stop word. */
  termOf(word: string): string | undefined {
    const folded = foldLetters(word)
    return this.#stopWords.has(folded) || /^[a-z]$/.test(folded) ? undefined : this.#stem(folded)
  }

  /** Every word of a text as a term, stop words too: of phrases such as "how much". */
  ofPhrase(text: string): string[] {
    return (text.match(WORD) ?? []).map(word => this.#stem(foldLetters(word)))
  }
}

/** An apostrophe ends a word: `child's` is `child`. */
export const WORD = /[\p{Letter}\p{Number}\p{Mark}]+/gu

/** Light stemmers, which join singular and plural and nothing else. */
const stems: Readonly<Record<string, (word: string) => string>> = {
  en: word => {
    if (word.length < 4 || !word.endsWith('s')) return word
    if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
    if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
    return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1)
  },
  fr: word => (word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word),
}
