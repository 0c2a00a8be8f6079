// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Slice } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { section } from '../../../../../../schema/section.ts'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import {
  readText,
  type TextForm,
  writeText,
} from '../../../../../../scripts/studio/app/richText/documentMarkdown.ts'
import { withTableBelow } from '../../../../../../scripts/studio/app/richText/pastedTable.ts'
import { readClipboard } from '../../../../../../scripts/studio/app/richText/pasting.ts'

const folder = join(projectRoot, 'tests/fixtures/clipboards')
const fixture = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8')

function paste(data: { html?: string; text?: string; files?: File[] }, form: TextForm, into = '') {
  const { slice, table, ...others } = readClipboard(
    { html: '', text: '', files: [], ...data },
    form,
    'http://127.0.0.1:5180',
  )
  const state = EditorState.create({ doc: readText(into, form) })
  const textWith = (pasted: Slice) => writeText(state.tr.replaceSelection(pasted).doc, form)
  return {
    text: textWith(slice),
    ...others,
    ...(table && { table: { rows: table.rows, rest: textWith(table.rest) } }),
  }
}

const htmlIn = (place: string): string[] =>
  readdirSync(join(folder, place)).flatMap(name =>
    name.endsWith('.html') ? join(place, name.slice(0, -'.html'.length)) : [],
  )
const fixtures = htmlIn('')
const tables = htmlIn('tables')

test('40 clipboards and more are kept here, four and more of each program', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(40)
  const kept = [...fixtures, ...tables].map(name => name.replace(/^tables\//, '')).join(' ')
  // Calc and Writer are of LibreOffice; Numbers belongs to Apple’s suite.
  for (const program of ['word', 'excel', 'docs', 'sheets', 'libreoffice|calc|writer', 'pages', 'web'])
    expect(kept.match(new RegExp(`\\b(?:${program})-`, 'g'))?.length, program).toBeGreaterThanOrEqual(4)
})

const text = 'Line one\n<p>One'

// Beside each clipboard is what it becomes where a text may have all that our Markdown has; nothing where the plain text is taken.
test.each(fixtures)('%s keeps its words, and its structure where the text takes it', name => {
  const markdown = readFileSync(join(folder, `${name}.md`), 'utf8').slice(0, -1)
  expect(paste({ html: fixture(name), text }, 'article').text).toBe(markdown || text)
})

/** The words of a clipboard that somebody sees. The sign or number of an item becomes its list. */
function visibleWords(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const hidden =
    '[style*="display:none"], [style*="mso-list:Ignore"], [style*="mso-hide:all"], style, script, noscript, template, title, svg'
  for (const element of body.querySelectorAll(hidden)) element.remove()
  // Chats write emoji as pictures.
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(isEmoji(picture.alt) ? picture.alt : ' ')
  for (const end of body.querySelectorAll(
    'br, p, div, ul, ol, li, td, th, h1, h2, h3, dt, dd, tr, button, option, figure',
  )) {
    end.before(' ')
    end.after(' ')
  }
  return wordsOf(body.textContent.replace(/(^|\s)[·•](?=\s)/g, ' '))
}

const isEmoji = (alt: string): boolean => /^\p{Extended_Pictographic}/u.test(alt)
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Extended_Pictographic}%₵]+/gu) ?? []

test.each([...fixtures, ...tables])(
  'each word that is seen in %s is pasted, whatever the text takes',
  name => {
    const html = fixture(name)
    // The source of a page is taken from the plain text.
    const words = name === 'chrome-source' ? wordsOf(text) : visibleWords(html)
    expect(words).not.toEqual([])
    for (const form of ['plain', 'inline', 'blocks', 'article'] as const) {
      const { slice } = readClipboard({ html, text, files: [] }, form, 'http://127.0.0.1:5180')
      const pasted = slice.content.textBetween(0, slice.content.size, ' ')
      expect(wordsOf(pasted), form).toEqual(words)
    }
  },
)

test.each([
  ['- one\n- two\nthree', '- one\n- two\nthree'],
  ['•\tone\n•\ttwo', '- one\n- two'],
  ['· one\n  · two', '- one\n  - two'],
  ['1. one\n2) two\n2026. A good year', '1. one\n2. two\n2026\\. A good year'],
  ['2. A second one', '2. A second one'],
  ['2*3*4 [x] **no\n\n\n> y', '2*3*4 [x] **no\n\\> y'],
])('plain text %j has its lists', (text, markdown) => {
  expect(paste({ text }, 'article').text).toBe(markdown)
})

test('what cannot be kept is said', () => {
  expect(paste({ html: fixture('web-dangerous') }, 'article').remarks.join()).toMatch(/link was left out/)
  expect(paste({ html: fixture('web-picture') }, 'article').remarks.join()).toMatch(
    /A picture was not taken over/,
  )
  const two = fixture('web-picture').replace(/<img[^>]*>/, picture => picture.repeat(2))
  expect(paste({ html: two }, 'article').remarks.join()).toMatch(/2 pictures were not taken over/)
  expect(paste({ html: fixture('web-picture') }, 'blocks').remarks.join()).toMatch(/takes no pictures/)
  expect(paste({ html: fixture('word-table') }, 'article').remarks.join()).toMatch(/table became lines/)
  expect(paste({ html: fixture('word-bullets') }, 'inline').remarks.join()).toMatch(/one line/)
  expect(paste({ html: fixture('word-emphasis') }, 'article').remarks).toEqual([])
})

test('a picture alone, and one within a text, go to the dialog of pictures where a text takes them', () => {
  const file = new File(['x'], 'gate.png', { type: 'image/png' })
  expect(paste({ files: [file] }, 'article').pictures).toEqual([file])
  expect(paste({ files: [file] }, 'blocks').pictures).toEqual([])
  expect(paste({ files: [file] }, 'blocks').remarks).toHaveLength(1)
  // Word puts a picture of each text with it.
  expect(paste({ files: [file], text: 'Words' }, 'article')).toEqual({
    text: 'Words',
    remarks: [],
    pictures: [],
    documents: [],
  })
  const html = '<p>Gate</p><img src="data:image/png;base64,eA==">'
  expect(paste({ html }, 'article').pictures.map(({ type, size }) => [type, size])).toEqual([
    ['image/png', 1],
  ])
})

test('a table is offered with what the text is without it, from Word and from cells with tabs between them', () => {
  const rows = [
    ['Class', 'Term'],
    ['JHS 1', '6,500'],
  ]
  const word = paste({ html: fixture('word-table'), text }, 'article', 'Dear parents,')
  expect(word.table).toEqual({ rows, rest: expect.stringContaining('Fees:') })
  expect(word.table?.rest).not.toContain('JHS')
  expect(paste({ text: 'Class\tTerm\nJHS 1\t6,500' }, 'inline', 'Our fees').table).toEqual({
    rows,
    rest: 'Our fees',
  })
  expect(paste({ html: fixture('word-bullets'), text }, 'article').table).toBeUndefined()
  expect(paste({ text: 'Name:\tKofi' }, 'article').table).toBeUndefined()
})

test('a table becomes a section below that of the text: headings, numbers on the right, no empty cell', () => {
  const text = '{\n  "sections": [\n    { "type": "text", "content": "Fees" }\n  ]\n}\n'
  const path = ['sections', 0, 'content']
  const rows = [
    ['Fees of next year', '', ''],
    ['Class', 'Term 1', ''],
    ['JHS\n1', 'GHS 6,500', 'with lunch'],
    ['JHS 2', '7,000', ''],
  ]
  const { sections } = JSON.parse(withTableBelow(text, path, rows))
  expect(sections).toEqual([
    { type: 'text', content: 'Fees' },
    {
      type: 'table',
      title: 'Fees of next year',
      columns: [{ label: 'Class' }, { label: 'Term 1', align: 'right' }, { label: '–' }],
      rows: [
        ['JHS 1', 'GHS 6,500', 'with lunch'],
        ['JHS 2', '7,000', '–'],
      ],
    },
  ])
  expect(section.safeParse(sections[1]).success).toBe(true)
})

test('a document becomes a link where a text has links, and is said not to be one where it has none', () => {
  const file = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' })
  expect(paste({ files: [file] }, 'inline')).toMatchObject({ documents: [file], remarks: [] })
  const title = paste({ files: [file] }, 'plain')
  expect(title.documents).toEqual([])
  expect(title.remarks.join()).toMatch(/takes no documents/)
})

test('what is copied from a page of this site keeps its addresses and pictures', () => {
  const html =
    '<p>See <a href="http://127.0.0.1:5180/fees">fees</a></p><img src="http://127.0.0.1:5180/images/a.jpg" alt="A gate">'
  expect(paste({ html }, 'article').text).toBe('See [fees](/fees)\n![A gate](/images/a.jpg)')
})

test('a line goes where the caret is, and a list stays a list', () => {
  expect(paste({ text: 'so ' }, 'article', 'Begin').text).toBe('so Begin')
  expect(paste({ text: '- one\n- two' }, 'article', 'Begin').text).toBe('- one\n- twoBegin')
})
