import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Fragment, Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { parseInlineText, parseRichText } from '../../../../../../schema/richText/parseRichText.ts'
import { plainInline, plainText } from '../../../../../../schema/richText/plainText.ts'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import {
  proseMirrorSchemas,
  readText,
  type TextForm,
  writeText,
} from '../../../../../../scripts/studio/app/richText/documentMarkdown.ts'

const forms: TextForm[] = ['inline', 'blocks', 'article']

/** Every string of the site's documents, and every list of lines. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const lines =
    Array.isArray(value) && value.every(line => typeof line === 'string') ? [value.join('\n')] : []
  return [...lines, ...Object.values(value).flatMap(textsIn)]
}

const pages = join(projectRoot, 'pages-json')
const ofSite = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.json'))
  .flatMap(name => textsIn(JSON.parse(readFileSync(join(pages, name), 'utf8'))))

const piece = fc.constantFrom(
  ...[
    '**¦*¦_¦***¦\\¦!¦(¦)¦[¦]¦](/fees)¦](</a b>)¦![w](/a.png "c")¦\t¦ ¦ ¦ ¦\u00a0¦ɛkɔ¦重要¦😀¦.¦,¦"¦#¦{phone}',
    '\n¦\n¦\n\n¦\r\n¦\n- ¦\n  - ¦\n    - ¦\n+ ¦\n1. ¦\n2. ¦\n   1. ¦\n2026. ¦\n### ¦\n# ¦\n> ¦\n>> ',
  ].flatMap(pieces => pieces.split('¦')),
)
const source = fc
  .array(fc.oneof(piece, fc.constant('word')), { minLength: 1, maxLength: 24 })
  .map(pieces => pieces.map((piece, index) => (piece === 'word' ? `w${index}z` : piece)).join(''))

/** Markdown as authors write it. */
const words = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,3}$/)
const inline = fc
  .array(
    fc.oneof(
      words,
      words.map(text => `**${text}**`),
      words.map(text => `*${text}*`),
      words.map(text => `[${text}](/fees#${text.length})`),
      words.map(text => `[a **${text}**](https://a.org/${text.length})`),
      fc.constantFrom('{phone}', '2*3*4', 'snake_case', '2026. A year', '- minus', '\\*'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(parts => parts.join(' '))
const line = fc.oneof(
  inline,
  inline.map(text => `- ${text}`),
  fc.tuple(inline, inline).map(([above, below]) => `- ${above}\n  - ${below}`),
  fc.tuple(inline, inline).map(([one, other]) => `1. ${one}\n2. ${other}`),
  inline.map(text => `### ${text}`),
  inline.map(text => `> ${text}`),
  fc.constant('![A gate](/images/gate.jpg "In June")'),
  fc.constant(''),
)
const dialect = fc.array(line, { minLength: 1, maxLength: 8 }).map(lines => lines.join('\n'))

/** A document with the same content of which nothing is known. */
const forgotten = (document: Node): Node => Node.fromJSON(document.type.schema, document.toJSON())
/** The same document, as it is after an edit that was taken back. */
const touched = (document: Node): Node => document.copy(Fragment.from(document.content.content))

const plainOf = (text: string, form: TextForm): string =>
  form === 'inline'
    ? plainInline(parseInlineText(text))
    : plainText(parseRichText(text, form === 'plain' ? 'blocks' : form))

test('every text of the site is written as it was read, letter for letter', () => {
  expect(ofSite.length).toBeGreaterThan(500)
  for (const text of ofSite)
    for (const form of ['plain', ...forms] as const) {
      expect(writeText(readText(text, form), form)).toBe(text)
      if (form === 'blocks' || form === 'article')
        expect(writeText(touched(readText(text, form)), form).trimEnd()).toBe(text.trimEnd())
    }
})

test('texts of our dialect, and any other, are written as they were read', () => {
  fc.assert(
    fc.property(fc.oneof(dialect, source), fc.constantFrom(...forms), (text, form) => {
      expect(writeText(readText(text, form), form)).toBe(text)
      if (form !== 'inline') {
        const written = writeText(touched(readText(text, form)), form)
        // A text without any word in it has no block that keeps it.
        if (readText(text, form).textContent !== '') expect(written).toBe(text)
      }
    }),
    { numRuns: 1000 },
  )
})

test('what is written anew means the same, and its words are all there', () => {
  fc.assert(
    fc.property(fc.oneof(dialect, source), fc.constantFrom(...forms), (text, form) => {
      const document = readText(text, form)
      const written = writeText(forgotten(document), form)
      const lettersOf = (read: string) => plainOf(read, form).replace(/\s+/g, '')
      expect(lettersOf(written)).toBe(lettersOf(text))
      const again = forgotten(readText(written, form))
      expect(writeText(again, form)).toBe(written)
    }),
    { numRuns: 1500 },
  )
})

test('a text of our dialect that is written anew has the same paragraphs, lists, emphasis and links', () => {
  fc.assert(
    fc.property(dialect, fc.constantFrom(...forms), (text, form) => {
      const document = readText(form === 'inline' ? text.replace(/\n/g, ' ') : text, form)
      const written = readText(writeText(forgotten(document), form), form)
      expect(written.toString()).toBe(document.toString())
    }),
    { numRuns: 1000 },
  )
})

test('random typing loses no letter, and lines in which nothing was typed stay as they were', () => {
  const typing = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      text: fc.constantFrom('x', '*', '**', '[', ']', '- ', '1. ', '> ', '# ', '\\', ' ', 'é', '2. '),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.oneof(dialect, source), fc.constantFrom(...forms), typing, (text, form, keys) => {
      let state = EditorState.create({ doc: readText(text, form), schema: proseMirrorSchemas[form] })
      for (const { at, text: key } of keys) {
        const places: number[] = []
        state.doc.descendants((node, position) => {
          if (node.isTextblock) places.push(position + 1 + Math.round(at * node.content.size))
        })
        if (form === 'inline') places.push(Math.round(at * state.doc.content.size))
        const place = places[Math.floor(at * (places.length - 1))]
        if (place !== undefined) state = state.apply(state.tr.insertText(key, place))
      }
      const written = writeText(state.doc, form)
      const shown = (document: Node) => document.textBetween(0, document.content.size, '').replace(/\s+/g, '')
      expect(shown(readText(written, form))).toBe(shown(state.doc))
    }),
    { numRuns: 1500 },
  )
})

test.each([
  ['+  Odd,  but mine\n\n- one\n-   two\n\n1) first\n\n>quoted\nlast  line', 'last  line', '!'],
  ['- one\n- two\n\\* A  note', 'two', ' and three'],
])('an edit of one line leaves the others as their author wrote them', (text, line, typed) => {
  const document = readText(text, 'article')
  let end = 0
  document.descendants((node, at) => {
    if (node.isTextblock && node.textContent === line) end = at + 1 + line.length
  })
  const state = EditorState.create({ doc: document })
  expect(writeText(state.apply(state.tr.insertText(typed, end)).doc, 'article')).toBe(
    text.replace(line, line + typed),
  )
})

test.each([
  ['**a** b', 0, 3, '***a** b*'],
  ['a **b** c', 0, 2, '*a* **b** c'],
  ['wordless', 4, 8, '*wordless*'],
])('in %j, letters %i to %i are slanted as Markdown can say it', (text, from, to, written) => {
  const { doc, schema, tr } = EditorState.create({ doc: readText(text, 'blocks') })
  expect(doc.type.schema).toBe(schema)
  expect(writeText(tr.addMark(1 + from, 1 + to, schema.mark('em')).doc, 'blocks')).toBe(written)
})
