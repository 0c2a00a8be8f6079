/**
 * Explains why a file with the extension of a picture cannot be read as one.
 * @param bytes the start of the file
 * @returns the message of the problem, and its cure
 */
export function notAPicture(bytes: Uint8Array): [message: string, cure: string] {
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
