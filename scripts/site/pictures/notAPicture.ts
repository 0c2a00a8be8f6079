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

/** Whether a PNG or an AVIF has several frames. The decoder reads the first one, and does not tell. */
export function isMoving(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // ISO 14496-12: the brand of a sequence of AVIF pictures.
  if (file.toString('latin1', 4, 12) === 'ftypavis') return true
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return false
  // Each chunk is its length, its name, its data and a checksum. That of a PNG with frames precedes the picture.
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return file.readUInt32BE(at + 8) > 1
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

/** Whether a PNG has no last chunk, or a WebP fewer bytes than it states. Their decoders give no reason. */
function lacksEnd(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 0, 4) === '\x89PNG') return !file.includes('IEND')
  return /^RIFF.{4}WEBP/s.test(file.toString('latin1', 0, 12)) && file.readUInt32LE(4) + 8 > file.length
}

/**
 * Explains why a file with the extension of a picture cannot be read as one.
 * @param bytes the file
 * @returns the message of the problem, and its suggestion
 */
function notAPicture(bytes: Uint8Array, cause: unknown): [message: string, suggestion: string] {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
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
