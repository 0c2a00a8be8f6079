import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isError } from '../../../../schema/problems/problem.ts'
import { FileReferenceCollector, problemsInFiles } from '../../../../schema/validate/publicFiles.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { KnownFacts } from '../../../../scripts/site/facts.ts'
import { listFolder, readSite } from '../../../../scripts/site/folder.ts'
import { documents } from '../../../fixtures/pdf/documents.ts'
import { twoColours } from '../../../fixtures/pictures/photograph.ts'
import { realFolders } from '../../realSite.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { withFields } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

const folder = scratchFolder()
/** The small site, which names two PDF documents and a typeface of its own. */
let folders: { pages: string; public: string }

beforeAll(async () => {
  folders = await writeSmallSite(folder)
  const link = { title: 'Dates', description: 'Of this year.', buttonText: 'See' }
  const sections = [
    { type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl: '/docs/FEES.pdf' },
    { type: 'callToAction', ...link, buttonLink: '/docs/DATES.PDF?v=2' },
  ]
  const theme = { typefaces: { displayFile: { path: '/fonts/own.woff2', fallback: 'serif' } } }
  const files = withFields('_site.json', { theme }, withFields('index.json', { sections }))
  for (const file of ['index.json', '_site.json'])
    await writeFile(join(folders.pages, file), files[file] ?? '')
})

/** What is known of a file in a public folder of its own. */
async function factsOf(path: string, bytes: Uint8Array) {
  const place = await mkdtemp(join(folder, 'public-'))
  await writeFile(join(place, path), bytes)
  const { stamps } = listFolder(place, 'public')
  return { place, stamps, facts: await new KnownFacts(place).of(stamps) }
}

test.each([
  ['one page', 1],
  ['300 pages', 300],
  ['encrypted', undefined],
  ['not a PDF', undefined],
  ['empty', undefined],
] as const)('the page count of a document: %s', async (name, pages) => {
  const { place, stamps, facts } = await factsOf('document.pdf', await documents[name]())
  for (const known of [facts, await new KnownFacts(place).of(stamps)])
    expect(known.get('/document.pdf')?.pages).toBe(pages)
})

async function answerTo(width: number, height: number, place: number): Promise<string> {
  const path = `${width}x${height}.png`
  const { facts } = await factsOf(path, await twoColours(width, height).png().toBuffer())
  const context = { files: facts, icons: new Map<string, string>() }
  const named = new FileReferenceCollector(context)
  named.add([{ kind: 'image', value: `/${path}`, width: place }], 'index.json')
  const problems = problemsInFiles(named, context)
  return problems.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion}`).join()
}

test('a picture that is too small for its place is named, with its size and the least width there', async () => {
  expect(await answerTo(200, 150, 1440)).toBe(
    'public/200x150.png: This picture has 200 × 150 pixels, and "index.json" shows it 1440 pixels wide. Put a copy at least 1440 pixels wide in its place.',
  )
})

test.each([
  ['as wide as its place', 720, 480, 720],
  ['in a band, next to the text, since it is high', 720, 1080, 1440],
])('a picture is large enough when it is %s', async (_, width, height, place) => {
  expect(await answerTo(width, height, place)).toBe('')
  expect(await answerTo(width - 1, height, place)).not.toBe('')
})

const right =
  '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
const form = right
  .replace('endobj 2', 'endobj 4 0 obj <</Length 9>>\nstream\n<xdp:xdp>\nendstream endobj 2')
  .replace('Catalog', 'Catalog/NeedsRendering true/AcroForm <</Fields [] /XFA 4 0 R>>')
/** What is between the ends of a document of several pages. */
const middle = 'x'.repeat(3000)

/** A file of 100 bytes that begins with a signature, a flavour and the size that it says. */
const typeface = (signature: string, length = 100) => {
  const bytes = Buffer.alloc(100)
  bytes.write(signature, 'latin1')
  bytes.writeUInt32BE(length, 8)
  return bytes
}

/** What the check says of these files, with others that are as they should be. */
async function messagesOf(content: string | Buffer, name = 'docs/FEES.pdf'): Promise<string[]> {
  const all = { 'docs/FEES.pdf': right, 'docs/DATES.PDF': right, 'fonts/own.woff2': typeface('wOF2') }
  for (const [file, bytes] of Object.entries({ ...all, [name]: content })) {
    await mkdir(dirname(join(folders.public, file)), { recursive: true })
    await writeFile(join(folders.public, file), bytes, typeof bytes === 'string' ? 'latin1' : null)
  }
  const { problems, content: built } = await readSite(folders, { today: '2026-03-21' })
  const reported = problems.filter(({ code }) =>
    /^(?:unreadable-(?:pdf|typeface)|(?:locked|unshown)-pdf)$/.test(code),
  )
  expect(built === undefined).toBe(reported.some(isError))
  return reported.map(oneLine)
}

test.each([
  ['as it is saved', right],
  ['a long one', right.replace('1 0 obj', `${middle}\n1 0 obj`)],
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

test.each([
  [
    'whose pages cannot be read',
    right.replace('/Kids[3 0 R]', '/Kids 7'),
    'The pages of this PDF document cannot be read, so the website cannot show them: visitors can only download it.',
  ],
  [
    'that is a form of Adobe LiveCycle',
    form,
    'This PDF document is a form (XFA) that only Adobe Reader shows',
  ],
])('a document %s is a warning, which says so', async (_, content, words) => {
  expect(await messagesOf(content)).toEqual([expect.stringContaining(`Warning: ${words}`)])
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

test.each([
  ['nothing in it', Buffer.alloc(0), 'This file is empty.'],
  ['a part of one', typeface('wOF2', 4000), 'A part of this typeface is missing.'],
  ['its form before', typeface('wOFF'), 'This typeface is of the kind WOFF, which came before WOFF2.'],
  [
    'TrueType',
    typeface('\0\x01\0\0'),
    'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.',
  ],
  [
    'OpenType',
    typeface('OTTO'),
    'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.',
  ],
  ['less than a header', Buffer.from('Own'), 'This file is not a typeface of the kind WOFF2.'],
  [
    'a web page',
    Buffer.from('<!DOCTYPE html><title>Sign in</title>'),
    'This file is not a typeface of the kind WOFF2.',
  ],
])('a file called .woff2 keeps the site from being built: %s', async (_, bytes, words) => {
  expect(await messagesOf(bytes, 'fonts/own.woff2')).toEqual([
    `public/fonts/own.woff2:1:1  ${words} Download the typeface as WOFF2 from those who offer it, or convert it to WOFF2, and put that file in its place.`,
  ])
})
