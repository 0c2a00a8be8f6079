/** Whether visitors do not see a section. It may be anything while its author writes. */
export const isHidden = (section: unknown): boolean => Object(section).hidden === true

/** The indexes of the sections of a document that its page shows. */
export function shownIndexes(document: unknown): number[] {
  const { sections } = Object(document)
  return Array.isArray(sections) ? sections.flatMap((section, index) => (isHidden(section) ? [] : index)) : []
}
