import { removeValue, setValue } from '../../../../schema/text/edit.ts'

/** Who sees a page or a post: everybody, nobody but its authors, or everybody on some days. */
export type Visibility = 'everybody' | 'nobody' | 'scheduled'

/** The fields that say it. */
export const VISIBILITY_KEYS = ['draft', 'publishOn', 'unpublishOn']

export const hasDates = (value: unknown): boolean =>
  Object(value).publishOn !== undefined || Object(value).unpublishOn !== undefined

export function visibilityOf(value: unknown): Visibility {
  if (Object(value).draft === true) return 'nobody'
  return hasDates(value) ? 'scheduled' : 'everybody'
}

/**
 * Writes who is to see a document. The days of a draft stay, for when it is one no longer.
 * @param order the keys of the document in the order of its schema
 * @param day the first day, `YYYY-MM-DD`, where a document is to have days and has none
 */
export function withVisibility(
  text: string,
  value: unknown,
  visibility: Visibility,
  order: readonly string[],
  day: string,
): string {
  switch (visibility) {
    case 'everybody':
      return VISIBILITY_KEYS.reduce((result, key) => removeValue(result, [key]), text)
    case 'nobody':
      return setValue(text, ['draft'], true, order)
    case 'scheduled': {
      const published = removeValue(text, ['draft'])
      return hasDates(value) ? published : setValue(published, ['publishOn'], day, order)
    }
  }
}
