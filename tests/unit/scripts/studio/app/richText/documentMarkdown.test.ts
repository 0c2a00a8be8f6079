import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { parseInlineText, parseRichText } from '../../../../../../schema/richText/parseRichText.ts'
import { plainInline, plainText } from '../../../../../../schema/richText/plainText.ts'
import type { Markup } from '../../../../../../schema/richText/RichText.ts'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import {
  isWritable,
  proseMirrorSchemas,
  readText,
  writeText,
} from '../../../../../../scripts/studio/app/richText/documentMarkdown.ts'

const forms: Markup[] = ['inline', 'blocks', 'article']

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

const plainOf = (text: string, form: Markup): string =>
  form === 'inline' ? plainInline(parseInlineText(text)) : plainText(parseRichText(text, form))

/** Markdown is read by the site's own parser: a text that reads the same shows the same. */
const shown = (text: string, form: Markup): string =>
  readText(text, form)
    .toString()
    .replace(/\s|\\n/g, '')

test('every text of the site is edited as it looks, and means the same once it is written', () => {
  expect(ofSite.length).toBeGreaterThan(500)
  for (const text of ofSite.filter(text => /\p{L}/u.test(text)))
    for (const form of forms) {
      expect(isWritable(text, form), text).toBe(true)
      expect(shown(writeText(readText(text, form), form), form)).toBe(shown(text, form))
    }
})

test('a text of our dialect, and any other, means the same once it is written, or is edited as its source', () => {
  fc.assert(
    fc.property(fc.oneof(dialect, source), fc.constantFrom(...forms), (text, form) => {
      const written = writeText(readText(text, form), form)
      const lettersOf = (read: string) => plainOf(read, form).replace(/\s+/g, '')
      expect(lettersOf(written)).toBe(lettersOf(text))
      if (isWritable(text, form)) expect(isWritable(written, form)).toBe(true)
      else expect(writeText(readText(text, 'lines'), 'lines')).toBe(text.replace(/\r\n?/g, '\n'))
    }),
    { numRuns: 1000 },
  )
})

test('a text as authors write it is edited as it looks', () => {
  fc.assert(
    fc.property(dialect, fc.constantFrom(...forms), (text, form) => {
      const source = form === 'inline' ? text.replace(/\n/g, ' ') : text
      expect(isWritable(source, form)).toBe(true)
      expect(shown(writeText(readText(source, form), form), form)).toBe(shown(source, form))
    }),
    { numRuns: 1000 },
  )
})

test('random typing loses no letter', () => {
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
      const letters = (document: Node) =>
        document.textBetween(0, document.content.size, '').replace(/\s+/g, '')
      expect(letters(readText(written, form))).toBe(letters(state.doc))
    }),
    { numRuns: 1500 },
  )
})

test.each([
  ['a **b** c', 0, 2, '*a* **b** c'],
  ['wordless', 4, 8, '*wordless*'],
])('in %j, letters %i to %i are slanted as Markdown can say it', (text, from, to, written) => {
  const { doc, schema, tr } = EditorState.create({ doc: readText(text, 'blocks') })
  expect(doc.type.schema).toBe(schema)
  expect(writeText(tr.addMark(1 + from, 1 + to, schema.mark('em')).doc, 'blocks')).toBe(written)
})
