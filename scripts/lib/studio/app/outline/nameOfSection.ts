import { wordsOf } from '../../fields/labels.ts'

/** What buttons and screen readers call a section. @param index its place in the document */
export const nameOfSection = (section: unknown, index: number): string =>
  `${wordsOf(String(Object(section).type))} ${index + 1}`
