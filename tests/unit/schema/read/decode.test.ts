import { expect, test } from 'vitest'
import { decodeDocument, decodeText } from '../../../../schema/read/decode.ts'
import { limits } from '../../../../schema/read/parseJson.ts'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const turned = (text: string) => utf16(text).swap16()

/** The text that is read, or what prevents it. */
function read(bytes: Uint8Array): string {
  const decoded = decodeDocument('page.json', bytes)
  return typeof decoded === 'string' ? decoded : decoded.message
}

test.each([
  ['UTF-8', Buffer.from('{ "title": "Café" }'), '{ "title": "Café" }'],
  ['a text that begins with a wide bracket', Buffer.from('｛'), '｛'],
  ['an invisible mark further on', Buffer.from('{\ufeff}'), '{\ufeff}'],
  ['a mark of UTF-8', Buffer.from('\ufeff{}'), 'The file begins with an invisible byte order mark.'],
  ['UTF-16 without a Latin letter', utf16('学校'), 'The file is saved as UTF-16.'],
  ['the same, the other way round', turned('学校'), 'The file is saved as UTF-16.'],
  ['one byte of 255', Buffer.from([0xff]), 'The file holds characters that are not UTF-8.'],
  ['nothing but white space', Buffer.from(' \r\n\t'), 'The file is empty.'],
])('%s is read as %j', (_, bytes, expected) => {
  expect(read(bytes)).toBe(expected)
})

test('a document may be as large as the limit, and no larger', () => {
  expect(read(Buffer.alloc(limits.bytes, '1'))).toHaveLength(limits.bytes)
  expect(read(Buffer.alloc(limits.bytes + 1, '1'))).toContain('a document may hold at most 1 MiB')
})

test.each([
  ['an ordinary file', Buffer.from('{}')],
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le')],
  ['an old encoding', Buffer.from('ÿÿ{}', 'latin1')],
])('what %s says is not known by its first bytes', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined()
})

test.each([
  ['a mark of UTF-8', Buffer.from('\ufeff{ "title": "学校" }')],
  ['UTF-16', utf16('{ "title": "学校" }')],
  ['UTF-16 the other way round', turned('{ "title": "学校" }')],
])('what a file saved with %s says is known, mark and all', (_, bytes) => {
  expect(decodeText(bytes)).toBe('\ufeff{ "title": "学校" }')
})

test.each([
  ['half of a character in UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['half of a character in UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0xc3])],
])('%s is not guessed at', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined()
})
