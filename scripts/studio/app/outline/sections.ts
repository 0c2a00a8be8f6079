import { wordsOf } from '../../host/fields/labels.ts'

/** Whether visitors do not see a section. It may be anything while its author writes. */
export const isHidden = (section: unknown): boolean => Object(section).hidden === true

/** The indexes of the sections of a document that its page shows. */
export function shownIndexes(document: unknown): number[] {
  const { sections } = Object(document)
  return Array.isArray(sections) ? sections.flatMap((section, index) => (isHidden(section) ? [] : index)) : []
}

/** What buttons and screen readers call a section. @param index its place in the document */
export const nameOfSection = (section: unknown, index: number): string =>
  `${wordsOf(String(Object(section).type))} ${index + 1}`
