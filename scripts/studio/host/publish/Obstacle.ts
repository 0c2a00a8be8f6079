/** Something that must be settled before the site can be published. */
export interface Obstacle {
  /** The name of the document or file. */
  title: string
  /** The document to open, if it is one. */
  file: string | undefined
  words: string
}

export const unsavedWork = (file: string, title: string): Obstacle => ({
  title,
  file,
  words: 'There is work that is not saved. Save it, or undo it.',
})
