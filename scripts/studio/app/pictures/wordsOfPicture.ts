import { wordsOf } from '../../host/fields/labels.ts'
import type { PictureUse } from '../../host/pictures/listPictures.ts'

/** The name of a picture in words: `/images/gallery/great-stair.svg` is "great stair". */
export const nameOf = (path: string): string =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Where a picture is shown: "Home, in “Gallery Highlights”". */
export function placeOf({ title, section, path }: PictureUse): string {
  const name = title || 'A page without a title'
  if (section) return `${name}, in “${section.title || wordsOf(section.type)}”`
  return `${name}, ${wordsOf(String(path[0] ?? '')).toLowerCase()}`
}

/** What the site says of a picture already. */
export const wordsFor = (uses: readonly PictureUse[]): string => uses.find(({ alt }) => alt)?.alt ?? ''
