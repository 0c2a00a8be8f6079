import { downloads } from '../../../schema/model/downloads.ts'

/** What visitors download from the site. Code without Node, for both sides of the studio. */

/** The types of files that can be added, by their endings. */
export const attachmentTypes = downloads

/** What the site may have besides, from before it was edited here. */
const OLDER = new Set(['doc', 'xls', 'ppt', 'rtf', 'zip'])

export const endingOf = (name: string): string => /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a file is one that visitors download. */
export const isAttachment = (path: string): boolean =>
  Object.hasOwn(attachmentTypes, endingOf(path)) || OLDER.has(endingOf(path))

/** Whether a file is a picture, or a photograph, by its name. */
export const isPictureFile = (path: string): boolean =>
  /^(?:avif|bmp|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)$/.test(endingOf(path))

/** What a file is, in words: `PDF`. */
export const typeOf = (path: string): string =>
  attachmentTypes[endingOf(path)] ?? endingOf(path).toUpperCase()

/** `58 kB`, `1.2 MB` */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
