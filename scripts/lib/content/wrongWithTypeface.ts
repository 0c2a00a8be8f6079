import type { FileEnds } from './fileEnds.ts'

const CURE =
  'Download the typeface as WOFF2 from those who offer it, or convert it to WOFF2, and put that file in its place.'

/** What is installed on computers begins so: TrueType, OpenType, and collections of them. */
const DESKTOP = ['\0\x01\0\0', 'true', 'OTTO', 'ttcf']

export function wrongWithTypeface(ends: FileEnds): [message: string, cure: string] | undefined {
  const message = messageOf(ends)
  return message === undefined ? undefined : [message, CURE]
}

/** WOFF2 begins with its signature, four bytes more, and the size of the file (W3C, WOFF File Format 2.0, section 4.1). */
function messageOf({ head, size }: FileEnds): string | undefined {
  const signature = head.slice(0, 4)
  const statedSize = Buffer.from(head.padEnd(12, '\0'), 'latin1').readUInt32BE(8)
  if (head === '') return 'This file is empty.'
  if (signature === 'wOF2') return statedSize === size ? undefined : 'A part of this typeface is missing.'
  if (signature === 'wOFF') return 'This typeface is of the kind WOFF, which came before WOFF2.'
  return DESKTOP.includes(signature)
    ? 'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.'
    : 'This file is not a typeface of the kind WOFF2.'
}
