import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isError } from '../../../../schema/problems/problem.ts'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { documents } from '../../../fixtures/pdf/documents.ts'
import { realFolders } from '../../realSite.ts'
import { withFields } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-documents-'))
  folders = await writeSmallSite(folder)
  const sections = [
    { type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl: '/docs/FEES.pdf' },
    {
      type: 'callToAction',
      title: 'Dates',
      description: 'Of this year.',
      buttonText: 'See',
      buttonLink: '/docs/DATES.PDF?v=2',
    },
  ]
  const files = withFields('index.json', { sections })
  await writeFile(join(folders.pages, 'index.json'), files['index.json'] ?? '')
  await mkdir(join(folders.public, 'docs'))
})

afterAll(() => rm(folder, { recursive: true }))

const right = '%PDF-1.7\n1 0 obj << >>\n%%EOF\n'
/** What lies between the ends of a document of several pages. */
const middle = 'x'.repeat(3000)

/** What the check says of the fees, or of another file in their place. */
async function messagesOf(content: string | Buffer, name = 'docs/FEES.pdf'): Promise<string[]> {
  const files = { 'docs/FEES.pdf': right, 'docs/DATES.PDF': right, [name]: content }
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folders.public, file)), { recursive: true })
    await writeFile(join(folders.public, file), bytes, typeof bytes === 'string' ? 'latin1' : null)
  }
  const { problems, content: built } = await readSite(folders, { today: '2026-03-21' })
  const reported = problems.filter(({ code }) => code === 'unreadable-pdf' || code === 'locked-pdf')
  expect(built === undefined).toBe(reported.some(isError))
  return reported.map(oneLine)
}

test.each([
  ['as it is saved', right],
  ['a long one', right.replace('1 0 obj', middle)],
  ['a note before it, as some programs write one', `${'x'.repeat(1019)}${right}`],
  ['empty lines after it', right + '\0'.repeat(1017)],
  ['80 kB of zeros after it', right + '\0'.repeat(80_508)],
  ['lines of a web server after it', `${right}${'<!-- served in 0.2 s -->\n'.repeat(200)}`],
])('a PDF document is one: %s', async (_, content) => {
  expect(await messagesOf(content)).toEqual([])
})

const word =
  'This is no PDF document: it looks like a file of Word that only bears the name of one. Open the document with the program that made it, such as Word, choose "Save as" and "PDF", and put that file in its place.'
const page =
  'This is no PDF document: it looks like a web page. Open the page on which the document is offered, download the document itself, and put that file in its place.'
const anew = 'Save the document as PDF again, and put that file in its place.'
const other = `This file is not a PDF document that can be read. ${anew}`
const cut = `The end of this PDF document is missing. ${anew}`

test('a document that asks for a password is a warning: it is published, for visitors to download', async () => {
  expect(await messagesOf(await documents.encrypted())).toEqual([
    'public/docs/FEES.pdf:1:1  Warning: This PDF document asks for a password, so the website cannot show it: visitors can only download it. Save it without a password, if all may read it.',
  ])
})

test('the end of an earlier version is not the end of a document that was changed and then cut off', async () => {
  expect(await messagesOf(`${right}2 0 obj << >> endobj ${middle}`)).toEqual([expect.stringContaining(cut)])
})

test.each([
  ['nothing in it', '', `This file is empty. ${anew}`],
  ['a file of Word', `PK\x03\x04${middle}`, word],
  ['an old file of Word', `\xd0\xcf\x11\xe0${middle}`, word],
  ['rich text', '{\\rtf1 Fees }', word],
  ['a web page', '<!DOCTYPE html><title>Sign in</title>', page],
  ['a web page with a byte order mark', '\xef\xbb\xbf\n<html></html>', page],
  ['words', 'The fees', other],
  ['what it is said too late', `${'x'.repeat(1020)}${right}`, other],
  ['a part of a document', `${right.slice(0, 9)}${middle}`, cut],
])('a file called .pdf keeps the site from being built: %s', async (_, content, words) => {
  expect(await messagesOf(content)).toEqual([`public/docs/FEES.pdf:1:1  ${words}`])
})

test('a document that a link leads to is looked at too, and what no page offers is not', async () => {
  expect(await messagesOf('The dates', 'docs/DATES.PDF')).toEqual([
    'public/docs/DATES.PDF:1:1  This file is not a PDF document that can be read. Save the document as PDF again, and put that file in its place.',
  ])
  expect(await messagesOf('Old fees', 'docs/OLD.pdf')).toEqual([])
})

test('the documents of the site can be read', async () => {
  const { problems } = await readSite(realFolders, { today: '2026-11-21' })
  expect(problems.filter(({ code }) => code === 'unreadable-pdf')).toEqual([])
})
