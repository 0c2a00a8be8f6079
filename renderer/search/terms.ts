import { foldLetters } from '../../schema/model/letters.ts'

/** A word of a query. */
export interface AskedWord {
  /** One term, or of a script without spaces each pair of its letters. */
  terms: readonly string[]
  /** Whether it says nothing about the subject. */
  isStopWord: boolean
  /** Where it begins in the query. */
  index: number
}

/** A term in a text: what is written from `index` to `end`. */
interface FoundTerm {
  term: string
  index: number
  end: number
}

/** Splits texts of one language into the terms of the index. The build and the browser use the same, so that both agree. */
export class Terms {
  readonly #stem: (word: string) => string
  readonly #stopWords: ReadonlySet<string>

  /** @param locale BCP 47 */
  constructor(locale: string) {
    const language = /^[a-z]*/.exec(locale)?.[0] ?? ''
    this.#stem = stems[language] ?? (word => word)
    this.#stopWords = stopWords(language)
  }

  /** The terms of a text in their order, without stop words. */
  of(text: string): string[] {
    return (text.match(WORD) ?? []).flatMap(word => this.termsOf(word))
  }

  /**
   * The terms of one word (`WORD`); none for a stop word. In scripts without spaces a "word" is a whole clause: its terms are the
   * pairs of neighbouring letters, and its last letter. Browsers would not agree with the build where its words end.
   */
  termsOf(word: string): readonly string[] {
    if (!UNSPACED.test(word)) {
      const folded = foldLetters(word)
      return this.#isStopWord(folded) ? [] : [this.#stem(folded)]
    }
    return (word.match(RUN) ?? []).flatMap(run => {
      if (!UNSPACED.test(run)) return this.termsOf(run)
      const letters = [...foldLetters(run)]
      return letters.map((letter, index) => letter + (letters[index + 1] ?? ''))
    })
  }

  /** The words of a query, stop words too. */
  asked(query: string): AskedWord[] {
    return runsOf(query).flatMap(({ run, index }) => {
      const folded = foldLetters(run)
      if (folded === '') return []
      if (!UNSPACED.test(run))
        return { terms: [this.#stem(folded)], isStopWord: this.#isStopWord(folded), index }
      const terms = this.termsOf(run)
      // Its last letter alone is in the last pair already.
      return { terms: terms.length > 1 ? terms.slice(0, -1) : terms, isStopWord: false, index }
    })
  }

  /** Every word of a text as a term, stop words too: of phrases such as "how much". */
  ofPhrase(text: string): string[] {
    return this.asked(text).flatMap(({ terms }) => terms)
  }

  /** Every term of a text, and what is written there for it. Those of scripts without spaces overlap. */
  find(text: string): FoundTerm[] {
    return runsOf(text).flatMap(({ run, index }) => {
      if (!UNSPACED.test(run))
        return this.termsOf(run).map(term => ({ term, index, end: index + run.length }))
      const letters = [...run].map((letter, at, all) => ({
        letter: foldLetters(letter),
        index: index + all.slice(0, at).join('').length,
        end: index + all.slice(0, at + 1).join('').length,
      }))
      const seen = letters.filter(({ letter }) => letter !== '')
      return seen.map(({ letter, index, end }, at) => {
        const next = seen[at + 1]
        return { term: letter + (next?.letter ?? ''), index, end: next?.end ?? end }
      })
    })
  }

  /** A letter alone is the rest of `child's`, or the beginning of a word. */
  #isStopWord(folded: string): boolean {
    return this.#stopWords.has(folded) || folded === '' || /^\p{Letter}$/u.test(folded)
  }
}

/** An apostrophe ends a word: `child's` is `child`. A soft hyphen, and what else is invisible, does not. */
export const WORD = /[\p{Letter}\p{Number}\p{Mark}\p{Default_Ignorable_Code_Point}]+/gu

const unspaced = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map(script => `\\p{Script_Extensions=${script}}`)
  .join('')

/** A letter of a script that writes no spaces between words. */
const UNSPACED = new RegExp(`[${unspaced}]`, 'u')

/** A part of a word whose letters are all of such scripts, or none. */
const RUN = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu')

const runsOf = (text: string): { run: string; index: number }[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index: start }) =>
    [...word.matchAll(RUN)].map(({ 0: run, index }) => ({ run, index: start + index })),
  )

/** Light stemmers, which join singular and plural, or a word with and without its article, and nothing else. */
const stems: Readonly<Record<string, (word: string) => string>> = {
  en: word => {
    // "Bus" and "buses", "house" and "houses": no rule says which of them has the e.
    if (/uses?$/.test(word)) return word.replace(/es?$/, '')
    if (word.length < 4 || !word.endsWith('s')) return word
    if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
    if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
    return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1)
  },
  fr: word => (word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word),
  // The article, alone or behind "and", "so", "by" and "as"; the last one is "for the".
  ar: word => word.replace(/^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})/u, ''),
}

/** Words of questions that say nothing about their subject, folded (`foldLetters`). */
const lists: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as at be been before but by can could did do does for from get give
    had has have he her here him his how i if im in into is it its just know let like many may me more much must my need of
    on or our please s shall she should so some t tell than that the their them then there they this to up us want was we
    were what when where which who whom whose why will with would you your`,
  fr: `a ai au aux avec avez c ce ces cet cette chez combien comment d dans de des du elle elles en est et etes faire
    faut il ils j je l la le les leur leurs lui ma mais me mes mon n ne nos notre nous on ont ou par pas peut plus pour
    pouvez puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une
    vos votre vous y`,
  ar: `ما ماذا من في علي الي عن هل متي اين كيف كم لماذا هذا هذه التي الذي هو هي او ان ثم مع`,
}

const stopWords = (language: string): ReadonlySet<string> => new Set((lists[language] ?? '').split(/\s+/))
