import { expect, test } from 'vitest'
import { prepareAttachment } from '../../../../../scripts/studio/site/prepareAttachment.ts'
import { documents } from '../../../../fixtures/pdf/documents.ts'
import { zipOf } from './zipOf.ts'

const office = (folder: string, ...others: string[]) =>
  zipOf('[Content_Types].xml', `${folder}/document.xml`, ...others)
const open = (type: string, ...others: string[]) =>
  zipOf([`mimetype`, `application/vnd.oasis.opendocument.${type}`], 'content.xml', ...others)

test.each<[string, Uint8Array | Promise<Uint8Array>]>([
  ['fees.pdf', documents['one page']()],
  ['Fees.PDF', documents.encrypted()],
  ['form.docx', office('word')],
  ['fees.xlsx', office('xl')],
  ['evening.pptx', office('ppt')],
  ['form.odt', open('text')],
  ['fees.ods', open('spreadsheet')],
  ['evening.odp', open('presentation')],
  ['fees.csv', Buffer.from('Class,Fee\nJHS 1,4500\n')],
  ['terms.ics', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
  ['song.mp3', Buffer.from('ID3\x04\0', 'latin1')],
])('%s is taken as it is', async (name, making) => {
  const bytes = await making
  const { ending, bytes: taken } = prepareAttachment(bytes, name)
  expect(taken).toBe(bytes)
  expect(name.toLowerCase()).toMatch(new RegExp(`\\.${ending}$`))
})

const html = Buffer.from('<!doctype html><script>x()</script>')
const old = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1')

test.each<[string, Uint8Array | Promise<Uint8Array>, RegExp]>([
  ['nothing.pdf', Buffer.alloc(0), /empty/],
  ['page.html', html, /run as a program.*PDF/],
  ['fees.exe', Buffer.from('MZ'), /run as a program/],
  ['fees.pdf.js', Buffer.from('x()'), /run as a program/],
  ['chart.svg', Buffer.from('<svg/>'), /field for pictures/],
  ['scan.jpg', Buffer.from('\xff\xd8', 'latin1'), /field for pictures.*as PDF/],
  ['form.docm', office('word'), /macros.*\.docx/],
  ['fees.xlsm', office('xl'), /macros/],
  ['form.docx', office('word', 'word/vbaProject.bin'), /macros/],
  ['fees.ods', open('spreadsheet', 'Basic/Standard/Module1.xml'), /macros/],
  ['form.doc', old, /old kind.*Save as/],
  ['locked.docx', old, /password/],
  ['all.zip', zipOf('fees.pdf'), /one by one/],
  ['form.pages', zipOf('x'), /Apple/],
  ['day.mp4', Buffer.from('ftyp'), /YouTube/],
  ['fees.xyz', Buffer.from('x'), /type.*PDF/],
  ['fees', Buffer.from('x'), /type.*PDF/],
  ['fees.pdf', html, /no PDF document.*web page/],
  ['fees.pdf', office('word'), /file of Word.*add that file/],
  ['fees.pdf', documents.truncated(), /end of this PDF document is missing/],
  ['form.docx', documents['one page'](), /content is of another type/],
  ['form.docx', office('xl'), /content is of another type/],
  ['form.docx', office('word').subarray(0, 60), /content is of another type/],
  ['form.odt', open('spreadsheet'), /content is of another type/],
  ['fees.csv', html, /content is of another type/],
  ['fees.csv', Buffer.from('a\0b'), /content is of another type/],
  ['terms.ics', html, /content is of another type/],
  ['song.mp3', html, /content is of another type/],
])('%s is refused in words that say what to do', async (name, making, words) => {
  const bytes = await making
  expect(() => prepareAttachment(bytes, name)).toThrow(
    expect.objectContaining({ name: 'UsageError', message: expect.stringMatching(words) }),
  )
})
