import { foldLetters } from '../../schema/model/letters.ts'

/** A term, and what is written for it: the text from `index` to `end`. */
export interface Token {
  term: string
  index: number
  end: number
  /** Whether it says nothing about a subject, and is in no index. */
  isStopWord: boolean
}

/** Splits texts of one language into the terms of the index. The build and the browser use the same, so that both agree. */
export class Terms {
  readonly #stem: (word: string) => string
  readonly #stopWords: ReadonlySet<string>
  readonly #known = new Map<string, { all: readonly string[]; subjects: readonly string[] }>()

  /** @param locale BCP 47 */
  constructor(locale: string) {
    const language = /^[a-z]*/.exec(locale)?.[0] ?? ''
    this.#stem = stems[language] ?? (word => word)
    this.#stopWords = new Set((stopWords[language] ?? '').split(/\s+/))
  }

  /** The terms of a text, joined ones too. Stop words count in headings alone, and where they are names. */
  all(text: string, isHeading = false): string[] {
    const terms = numbersIn(text).map(({ term }) => term)
    for (const word of plainBeginnings(text).match(COMPOUND) ?? []) {
      const { all, subjects } = this.#of(word)
      for (const term of isHeading ? all : subjects) terms.push(term)
    }
    return terms
  }

  #of(word: string) {
    const known = this.#known.get(word)
    if (known) return known
    const tokens = [...this.#apart(word, 0), ...this.#joined(word, 0)]
    const subjects = tokens.filter(({ isStopWord }) => !isStopWord)
    const terms = { all: tokens.map(({ term }) => term), subjects: subjects.map(({ term }) => term) }
    this.#known.set(word, terms)
    return terms
  }

  /**
   * Every term of a text in its order, stop words too. In scripts without spaces the terms are the pairs of neighbouring letters,
   * and the last letter: browsers would not agree with the build where words end.
   */
  find = (text: string): Token[] =>
    matches(plainBeginnings(text), COMPOUND).flatMap(word => this.#apart(word.text, word.index))

  /**
   * What is written in parts and found as one term, too: `pre-school`, `JHS1`, and the digits of numbers with signs or spaces between
   * them, `+233 30 000 0000` and `1,300`.
   */
  joined = (text: string): Token[] => [
    ...numbersIn(text),
    ...matches(text, COMPOUND).flatMap(word => this.#joined(word.text, word.index)),
  ]

  #apart(word: string, start: number): Token[] {
    return matches(word, RUN, start).flatMap(({ text: run, index }) => {
      if (UNSPACED.test(run)) return pairsOf(run, index)
      const folded = foldLetters(run).replaceAll('.', '')
      // A letter alone is the rest of `child's`, or the beginning of a word. "IT" and "in May" are names.
      const isStopWord =
        /^\p{Script=Latin}$/u.test(folded) || (this.#stopWords.has(folded) && !/^\p{Lu}/u.test(run))
      return folded === '' ? [] : { term: this.#stem(folded), index, end: index + run.length, isStopWord }
    })
  }

  #joined(word: string, index: number): Token[] {
    if (UNSPACED.test(word) || !/\p{Letter}/u.test(word) || (word.match(RUN) ?? []).length < 2) return []
    const term = this.#stem(foldLetters(word).replace(/[‐-]/g, ''))
    return [{ term, index, end: index + word.length, isStopWord: false }]
  }
}

const numbersIn = (text: string): Token[] =>
  matches(text, NUMBER).map(({ text, index }) => {
    const term = foldLetters(text).replace(/\D/g, '')
    return { term, index, end: index + text.length, isStopWord: false }
  })

const inWord = '\\p{Letter}\\p{Number}\\p{Mark}\\p{Default_Ignorable_Code_Point}'

/** A word, words with hyphens, or initials. An apostrophe ends a word: `child's` is `child`. What is invisible does not. */
const COMPOUND = new RegExp(
  `\\p{Letter}(?:\\.\\p{Letter})+(?![${inWord}])|[${inWord}]+(?:[-‐‑][${inWord}]+)*`,
  'gu',
)

/** A text of the same length whose only capitals are those of names: no first letter of a sentence, and none where every word has one. */
const plainBeginnings = (text: string): string =>
  text.replace(/(?<!\p{Letter})\p{Ll}/u.test(text) ? BEGINNING : /[A-ZÀ-Þ]/g, letters =>
    letters.toLowerCase(),
  )

const BEGINNING = /(?:^|[.!?:…]["”’»)]*\s|\n)[\s"“”‘’'«(¿¡]*[A-ZÀ-Þ](?![A-ZÀ-Þ.])/g

const unspaced = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map(script => `\\p{Script_Extensions=${script}}`)
  .join('')

/** A letter of a script that writes no spaces between words. */
const UNSPACED = new RegExp(`[${unspaced}]`, 'u')

/** A part of a word: digits, other letters between hyphens, or letters that are all of such scripts. */
const RUN = new RegExp(`[${unspaced}]+|\\p{Decimal_Number}+|[^${unspaced}\\p{Decimal_Number}‐‑-]+`, 'gu')

const NUMBER = /\p{Decimal_Number}+(?:[\s()./,'’-]+\p{Decimal_Number}+)+/gu

const matches = (text: string, pattern: RegExp, start = 0): { text: string; index: number }[] =>
  [...text.matchAll(pattern)].map(match => ({ text: match[0], index: start + match.index }))

function pairsOf(run: string, start: number): Token[] {
  const letters = matches(run, /.[\p{Mark}ﾞﾟ]*/gsu, start)
    .map(({ text, index }) => ({ letter: foldLetters(text), index, end: index + text.length }))
    .filter(({ letter }) => letter !== '')
  return letters.map(({ letter, index, end }, at) => {
    const next = letters[at + 1]
    return { term: letter + (next?.letter ?? ''), index, end: next?.end ?? end, isStopWord: false }
  })
}

/** Light stemmers, which join singular and plural, or a word with and without its article, and nothing else. */
const stems: Readonly<Record<string, (word: string) => string>> = {
  // Keyboards without umlauts: "Oeffnung" for "Öffnung", which is folded to "offnung".
  de: word => word.replace(/([aou])e/g, '$1'),
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
const stopWords: Readonly<Record<string, string>> = {
  en: `a about after all also am an and any are as ask at be been before but by can could did do does for from get give good
    had has have he her here him his how i if im in into is it its just know let like many may me more much must my need of
    on or our please s shall she should so some t tell than that the their them then there they this to up us want was we
    were what when where which who whom whose why will with would you your`,
  fr: `a ai au aux avec avez c ce ces cet cette chez combien comment d dans de des du elle elles en est et etes faire
    faut il ils j je l la le les leur leurs lui ma mais me mes mon n ne nos notre nous on ont ou par pas peut plus pour
    pouvez puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton tu un une
    vos votre vous y`,
  ar: `ما ماذا من في علي الي عن هل متي اين كيف كم لماذا هذا هذه التي الذي هو هي او ان ثم مع`,
}
