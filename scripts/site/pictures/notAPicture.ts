/** What is wrong with a picture that moves, and its suggestion. */
export const STANDS_STILL = [
  'This picture moves, and pictures of this site stand still.',
  'Save one of its frames as JPEG or PNG.',
] as const

/** What is wrong with a drawing that repeats itself without end, and its suggestion. */
const ENDLESS: [message: string, suggestion: string] = [
  'This drawing repeats its own shapes too often to be drawn.',
  'Save it again with fewer copies of its shapes, or as PNG.',
]

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
  if (cause instanceof Error && cause.name === 'UnknownLetters')
    return [
      `The letters of this drawing cannot be read: they are not saved as "${cause.message}", as it says.`,
      'Save it again as UTF-8, or as PNG.',
    ]
  if (cause instanceof Error && cause.name === 'EndlessDrawing') return ENDLESS
  if (cause instanceof Error && cause.name === 'IncompleteDrawing')
    return [
      `A part of this drawing would be missing: ${cause.message}.`,
      'Save it as PNG, or with its words as plain text and its pictures within it.',
    ]
  return notAPicture(bytes)
}

/**
 * Explains why a file with the extension of a picture cannot be read as one.
 * @param bytes the start of the file
 * @returns the message of the problem, and its suggestion
 */
export function notAPicture(bytes: Uint8Array): [message: string, suggestion: string] {
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
  return ['This file is not a picture that can be read.', 'Save it again as JPEG, PNG or SVG.']
}
