import { latin1, viewOf } from '../../lib/latin1.ts'

/** What is wrong with a picture that moves, and its suggestion. */
export const STANDS_STILL = [
  'This picture moves, and pictures of this site stand still.',
  'Save one of its frames as JPEG or PNG.',
] as const

/** A drawing that is not shown. The message says why, `suggestion` what its author can do. */
export class RefusedDrawing extends Error {
  readonly suggestion: string
  constructor(message: string, suggestion: string, options?: ErrorOptions) {
    super(message, options)
    this.suggestion = suggestion
  }
}

/** Whether a picture has several frames. Decoders read the first one, and not all of them tell. */
export function isMoving(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 32))
  // ISO 14496-12: the brand of a sequence of AVIF pictures.
  if (head.startsWith('ftypavis', 4)) return true
  // Each frame of a GIF begins with a graphic control extension and an image (GIF89a, sections 20 and 23).
  if (head.startsWith('GIF8'))
    return (
      [...latin1(bytes).matchAll(/!\xf9(.).{4}(.)[!,]/gs)].filter(
        found => found[1] === '\x04' && found[2] === '\0',
      ).length > 1
    )
  // The second bit of a WebP's extended header says that it is animated (RFC 9649, section 2.7).
  if (/^RIFF.{4}WEBPVP8X/s.test(head)) return (head.charCodeAt(20) & 2) !== 0
  if (!head.startsWith('\x89PNG\r\n\x1a\n')) return false
  // Each chunk is its length, its name, its data and a checksum. That of a PNG with frames precedes the picture.
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin1(bytes, at + 4, at + 8)
    if (name === 'acTL') return view.getUint32(at + 8) > 1
    if (name === 'IDAT') return false
  }
  return false
}

/**
 * Explains why a picture cannot be read.
 * @param bytes the file
 * @param cause what its decoder has thrown
 */
export function whyUnreadable(bytes: Uint8Array, cause: unknown): [message: string, suggestion: string] {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    return [
      'This picture has more pixels than can be opened.',
      'Save a smaller copy of it, at most 5,000 pixels wide, and put that file in its place.',
    ]
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return [
      'This drawing is compressed (SVGZ), and no browser shows it under this name.',
      'Save it as "Plain SVG" or as PNG, and put that file in its place.',
    ]
  if (cause instanceof RefusedDrawing) return [cause.message, cause.suggestion]
  if (cause instanceof RangeError)
    return [
      'This drawing has groups within groups without end.',
      'Save it as PNG, and put that file in its place.',
    ]
  return notAPicture(bytes, cause)
}

/** How the decoders of JPEG, GIF, AVIF and SVG say it. */
const END_IS_MISSING = /premature end|unexpected end|bad seek|unclosed/i

/** Whether a PNG has no last chunk, a JPEG no end marker, or a WebP fewer bytes than it states. Decoders give no reason, or show a part. */
export function lacksEnd(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG')) return !latin1(bytes).includes('IEND')
  if (head.startsWith('\xff\xd8\xff')) return !latin1(bytes, scanOf(bytes)).includes('\xff\xd9')
  return /^RIFF.{4}WEBP/s.test(head) && viewOf(bytes).getUint32(4, true) + 8 > bytes.length
}

/** Where the picture of a JPEG begins, behind small copies of it in its metadata: at its first scan (ITU-T T.81, B.1.1). */
function scanOf(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2)
  return at
}

/**
 * Explains why a file with the extension of a picture cannot be read as one.
 * @param bytes the file
 * @returns the message of the problem, and its suggestion
 */
function notAPicture(bytes: Uint8Array, cause: unknown): [message: string, suggestion: string] {
  const head = latin1(bytes.subarray(0, 1024))
  if (head === '') return ['This file is empty.', 'Put the picture in its place once more.']
  // ISO 14496-12: the "ftyp" box names the brand of the file. These are the brands of HEIF with HEVC (ISO 23008-12).
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head))
    return [
      'This is a photograph as telephones save it (HEIC), which no browser shows.',
      'Open it, choose "Export" and "JPEG", and put that file in its place.',
    ]
  if (/^(?:PK|%PDF|\xd0\xcf|\{\\rtf)/.test(head))
    return [
      'This is no picture: it looks like a document that only bears the name of one.',
      'Save the picture in it by itself, as JPEG or PNG, and put that file in its place.',
    ]
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(head))
    return [
      'This is no picture: it looks like a web page.',
      'Open the page, click the picture with the right button, choose "Save image as", and put that file in its place.',
    ]
  if (cause instanceof Error && (END_IS_MISSING.test(cause.message) || lacksEnd(bytes)))
    return [
      'The end of this picture is missing.',
      'Copy it once more from where it comes from, or open it in a program for pictures and save it as JPEG.',
    ]
  if (/<svg|<\?xml/.test(head))
    return ['This drawing cannot be read.', 'Save it as PNG, and put that file in its place.']
  return ['This file is not a picture that can be read.', 'Save it again as JPEG or PNG.']
}
