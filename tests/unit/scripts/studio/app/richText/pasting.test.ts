// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import type { TextForm } from '../../../../../../scripts/studio/app/richText/documentMarkdown.ts'
import { TextEditor } from '../../../../../../scripts/studio/app/richText/TextEditor.ts'

const folder = join(projectRoot, 'tests/fixtures/clipboards')
const fixture = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8')

/** What becomes of a text into which is pasted. */
function paste(
  { html = '', text = '', files = [] }: { html?: string; text?: string; files?: File[] },
  form: TextForm,
  source = '',
) {
  const taken = { written: source, remarks: [''], pictures: [] as File[], documents: [] as File[] }
  const editor = new TextEditor(document.createElement('div'), {
    ...{ form, source, attributes: {}, onLink() {}, onTools() {}, onFigure() {} },
    onWrite: written => {
      taken.written = written
    },
    onFiles: (kind, files) => taken[`${kind}s`].push(...files),
    onRemarks: remarks => taken.remarks.push(...remarks),
  })
  const event = Object.assign(new Event('paste'), { clipboardData: { files } }) as unknown as ClipboardEvent
  if (html !== '') editor.view.pasteHTML(html, event)
  else editor.view.pasteText(text, event)
  const words = editor.view.state.doc.textBetween(0, editor.view.state.doc.content.size, ' ')
  editor.view.destroy()
  return { ...taken, words, remarks: taken.remarks.join('') }
}

const htmlIn = (place: string): string[] =>
  readdirSync(join(folder, place)).flatMap(name =>
    name.endsWith('.html') ? join(place, name.slice(0, -'.html'.length)) : [],
  )
const fixtures = htmlIn('')
const tables = htmlIn('tables')

// Beside each clipboard is what it becomes where a text may have all that our Markdown has; nothing where the plain text is taken.
test.each(fixtures)('%s keeps its words, and its structure where the text takes it', name => {
  const markdown = readFileSync(join(folder, `${name}.md`), 'utf8').slice(0, -1)
  expect(paste({ html: fixture(name) }, 'article').written).toBe(markdown)
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
    const words = visibleWords(html)
    expect(words).not.toEqual([])
    for (const form of ['plain', 'inline', 'blocks', 'article'] as const) {
      expect(wordsOf(paste({ html }, form).words), form).toEqual(words)
    }
  },
)

test.each([
  ['- one\n- two\nthree', '- one\n- two\nthree'],
  ['•\tone\n•\ttwo', '- one\n- two'],
  ['· one\n  · two', '- one\n  - two'],
  ['1. one\n2. two\nA good year', '1. one\n2. two\nA good year'],
  ['2. A second one', '2. A second one'],
  ['2*3*4 [x] **no\n\n\ny', '2*3*4 [x] **no\ny'],
  ['**one** [line](/x)', '\\*\\*one\\*\\* \\[line\\](/x)'],
])('plain text %j has its lists', (text, markdown) => {
  expect(paste({ text }, 'article').written).toBe(markdown)
})

test('what cannot be kept is said', () => {
  expect(paste({ html: fixture('web-picture') }, 'article').remarks).toMatch(/A picture was not taken over/)
  expect(paste({ html: fixture('word-table') }, 'article').remarks).toMatch(/table became lines/)
  expect(paste({ html: fixture('word-bullets') }, 'inline').remarks).toMatch(/one line/)
  expect(paste({ html: fixture('word-emphasis') }, 'article').remarks).toBe('')
})

test('a picture alone goes to the dialog of pictures where a text takes them', () => {
  const file = new File(['x'], 'gate.png', { type: 'image/png' })
  expect(paste({ files: [file] }, 'article').pictures).toEqual([file])
  expect(paste({ files: [file] }, 'blocks')).toMatchObject({
    pictures: [],
    remarks: expect.stringMatching(/no pictures/),
  })
  // Word puts a picture of each text with it.
  expect(paste({ files: [file], text: 'Words' }, 'article')).toMatchObject({ written: 'Words', pictures: [] })
})

test('a document becomes a link where a text has links, and is said not to be one where it has none', () => {
  const file = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' })
  expect(paste({ files: [file] }, 'inline')).toMatchObject({ documents: [file], remarks: '' })
  const title = paste({ files: [file] }, 'plain')
  expect(title.documents).toEqual([])
  expect(title.remarks).toMatch(/takes no documents/)
})

test('what is copied from a page of this site keeps its addresses and pictures', () => {
  const html = `<p>See <a href="${location.origin}/fees">fees</a></p><img src="${location.origin}/images/a.jpg" alt="A gate">`
  expect(paste({ html }, 'article').written).toBe('See [fees](/fees)\n![A gate](/images/a.jpg)')
})

test('a line goes where the caret is, and a list stays a list', () => {
  expect(paste({ text: 'so ' }, 'article', 'Begin').written).toBe('so Begin')
  expect(paste({ text: '- one\n- two' }, 'article', 'Begin').written).toBe('- one\n- twoBegin')
})
