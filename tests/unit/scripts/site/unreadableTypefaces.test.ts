import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { withFields } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-typefaces-'))
  folders = await writeSmallSite(folder)
  const theme = { typefaces: { displayFile: { path: '/fonts/own.woff2', fallback: 'serif' } } }
  const files = withFields('_site.json', { theme })
  await writeFile(join(folders.pages, '_site.json'), files['_site.json'] ?? '')
  await mkdir(join(folders.public, 'fonts'))
})

afterAll(() => rm(folder, { recursive: true }))

/** A file of 100 bytes that begins with a signature, a flavour and the size that it says. */
const file = (signature: string, length = 100) => {
  const bytes = Buffer.alloc(100)
  bytes.write(signature, 'latin1')
  bytes.writeUInt32BE(length, 8)
  return bytes
}

/** What the check says of a typeface. */
async function messagesOf(bytes: Buffer): Promise<string[]> {
  await writeFile(join(folders.public, 'fonts/own.woff2'), bytes)
  const { problems, content } = await readSite(folders, { today: '2026-03-21' })
  const reported = problems.filter(({ code }) => code === 'unreadable-typeface')
  expect(content === undefined).toBe(reported.length > 0)
  return reported.map(oneLine)
}

test('a typeface of the kind WOFF2 is one', async () => {
  expect(await messagesOf(file('wOF2'))).toEqual([])
})

test.each([
  ['nothing in it', Buffer.alloc(0), 'This file is empty.'],
  ['a part of one', file('wOF2', 4000), 'A part of this typeface is missing.'],
  ['its form before', file('wOFF'), 'This typeface is of the kind WOFF, which came before WOFF2.'],
  [
    'TrueType',
    file('\0\x01\0\0'),
    'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.',
  ],
  [
    'OpenType',
    file('OTTO'),
    'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.',
  ],
  ['less than a header', Buffer.from('Own'), 'This file is not a typeface of the kind WOFF2.'],
  [
    'a web page',
    Buffer.from('<!DOCTYPE html><title>Sign in</title>'),
    'This file is not a typeface of the kind WOFF2.',
  ],
])('a file called .woff2 keeps the site from being built: %s', async (_, bytes, words) => {
  expect(await messagesOf(bytes)).toEqual([
    `public/fonts/own.woff2:1:1  ${words} Download the typeface as WOFF2 from those who offer it, or convert it to WOFF2, and put that file in its place.`,
  ])
})
