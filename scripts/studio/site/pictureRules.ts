import { latin1 } from '../../lib/latin1.ts'
import { UsageError } from '../../lib/usageError.ts'
import { whyUnreadable } from '../../site/pictures/notAPicture.ts'
import { MOST_HEIGHT } from '../../site/pictures/settings.ts'

/** Pixels of the long edge of a photograph. No screen of the site shows more. */
const LONG_EDGE = 2560

/** Pixels of the width that a long picture keeps, such as the screenshot of a whole page: its width is what makes it legible. */
const LEAST_WIDTH = 1440

/** Bytes from which on a picture with transparent parts is stored as WebP, which is smaller, instead of as PNG. */
export const LARGE_PNG = 1_000_000

/**
 * The width at which a picture is stored.
 * @throws UsageError for one that is too high at that width
 */
export function widthFor(width: number, height: number): number {
  const inside = Math.min(1, LONG_EDGE / Math.max(width, height)) * width
  const kept = Math.max(1, Math.round(Math.max(inside, Math.min(width, LEAST_WIDTH))))
  if ((kept * height) / width > MOST_HEIGHT)
    throw new UsageError(
      `This picture is ${height} pixels high and ${width} wide, which is too long for one picture. Cut it into several pictures, save each as JPEG or PNG, and add those.`,
    )
  return kept
}

/** Why a file cannot be added as a picture. @param cause what its decoder has thrown */
export function reasonFor(cause: unknown, bytes: Uint8Array): string {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    return 'This picture has more pixels than can be opened. Save a smaller copy of it, and add that one.'
  if (isHeic(bytes))
    return 'This photograph is damaged, or only a part of it has arrived. Copy it from the telephone once more, or save it there as JPEG, and add that copy.'
  const [message] = whyUnreadable(bytes, cause)
  if (message.includes('document'))
    return 'This is a document and no picture. Documents belong in a field for documents, or behind a link. To show a page of it as a picture, save that page as JPEG or PNG.'
  return `${message} Open it in a program for pictures, save it as JPEG, and add that copy.`
}

/** Whether a file is an SVG, by how it begins. */
export const isDrawingFile = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(
    latin1(bytes.subarray(0, 256)).replaceAll('\0', ''),
  )

/**
 * Whether a file is a photograph as telephones of Apple save it. ISO 14496-12: the "ftyp" box names the brand of the file.
 * AVIF has the same container, and browsers show it.
 */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1(?!.{0,40}avif)|msf1)/s.test(latin1(bytes.subarray(0, 64)))
