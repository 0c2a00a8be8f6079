import { type Difference, sentenceOf } from './differences.ts'

/** What a change concerns. */
export interface Subject {
  /** A page, a post, or "The whole site": what heads its changes in a list. */
  about: string
  /** How its sentences begin, where they name it. */
  prefix?: string
  /** The part that changes: "FAQ", "description". Absent when it comes or goes as a whole. */
  part?: string
  /** Whether it comes or goes as a whole. */
  fate?: 'added' | 'removed'
}

/** One change of the site. */
export interface Change extends Difference, Omit<Subject, 'prefix'> {
  /** All of it on one line: "ILS, section 3 (FAQ): question: Old? → New?". */
  sentence: string
}

export const changeOf = ({ prefix = '', ...subject }: Subject, difference: Difference): Change => ({
  ...subject,
  ...difference,
  sentence: prefix + sentenceOf(difference),
})
