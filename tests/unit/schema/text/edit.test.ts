import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insertItem, moveItem, removeValue, rewriteValue, setValue } from '../../../../schema/text/edit.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'

const folder = join(projectRoot, 'pages-json')
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.json'))
  .map(name => readFileSync(join(folder, name), 'utf8'))

type Path = (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([key, below]) =>
      pathsOf(below, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((below, key) => Object(below)[key], value)

describe('every document of the site', () => {
  test('is the same to the byte when a value is written again', () => {
    for (const document of documents) {
      const value: unknown = JSON.parse(document)
      for (const path of pathsOf(value).filter(path => typeof valueAt(value, path) === 'string'))
        expect(setValue(document, path, valueAt(value, path))).toBe(document)
    }
  })

  test('after 1,000 random edits is what the edit says, with a diff of what changed', () => {
    const edit = fc.record({
      document: fc.nat({ max: documents.length - 1 }),
      at: fc.nat(),
      words: fc.string({ minLength: 1, maxLength: 40 }),
      kind: fc.constantFrom('set', 'remove', 'duplicate', 'move'),
    })
    fc.assert(
      fc.property(edit, ({ document, at, words, kind }) => {
        const before = documents[document] ?? ''
        const value = JSON.parse(before)
        const paths = pathsOf(value).slice(1)
        const path = paths[at % paths.length] ?? []
        const list = valueAt(value, path.slice(0, -1))
        const index = path.at(-1)
        const isEntry = Array.isArray(list) && typeof index === 'number'
        if (kind === 'set') {
          const after = setValue(before, path, words)
          expect(valueAt(JSON.parse(after), path)).toBe(words)
          expect(withPlaceholder(after, path)).toEqual(withPlaceholder(before, path))
        } else if (kind === 'remove') {
          const after = removeValue(before, path)
          expect(diffLines(before, after).filter(({ added }) => added).length).toBeLessThanOrEqual(1)
          expect(JSON.stringify(JSON.parse(after)).length).toBeLessThan(JSON.stringify(value).length)
        } else if (isEntry && kind === 'duplicate') {
          const after = JSON.parse(insertItem(before, path.slice(0, -1), index + 1, list[index]))
          expect(valueAt(after, path.slice(0, -1))).toEqual([
            ...list.slice(0, index + 1),
            ...list.slice(index),
          ])
        } else if (isEntry) {
          const after = JSON.parse(moveItem(before, path.slice(0, -1), index, 0))
          expect(valueAt(after, path.slice(0, -1))).toEqual([
            list[index],
            ...list.filter((_, other) => other !== index),
          ])
        }
      }),
      { numRuns: 1000 },
    )
  })
})

/** The document with one value replaced: all that an edit must leave alone. */
function withPlaceholder(document: string, path: Path): unknown {
  const value = JSON.parse(document)
  const parent = valueAt(value, path.slice(0, -1))
  Object(parent)[path.at(-1) ?? ''] = 0
  return value
}

test.each<[string, string, unknown, string]>([
  ['nothing', '{ "a" :1 }', { a: 1 }, '{ "a" :1 }'],
  ['a value', '{\n  "a": 1,\n  "b" : [1,2]\n}', { a: 2, b: [1, 2] }, '{\n  "a": 2,\n  "b" : [1,2]\n}'],
  ['an entry of a list', '{ "b" : [1,2] }', { b: [1, 3] }, '{ "b" : [1,3] }'],
  ['an entry less', '[\n  { "a" : 1 },\n  { "b" : 2 }\n]', [{ b: 2 }], '[\n  { "b" : 2 }\n]'],
  ['an entry more', '[\n  { "a" : 1 }\n]', [{ c: 3 }, { a: 1 }], '[\n  { "c": 3 },\n  { "a" : 1 }\n]'],
  ['a field less', '{\n  "a": 1,\n  "b": 2\n}', { a: 1 }, '{\n  "a": 1\n}'],
  ['a first field', '{\n  "b": 2\n}', { a: 1, b: 2 }, '{\n  "a": 1,\n  "b": 2\n}'],
  ['a field between', '{ "a": 1, "c": 3 }', { a: 1, b: 2, c: 3 }, '{ "a": 1, "b": 2, "c": 3 }'],
  ['other fields', '{ "a": 1 }', { b: 2 }, '{ "b": 2 }'],
  ['a field that every object inherits', '{ "a": 1 }', { toString: 1 }, '{ "toString": 1 }'],
  [
    'a long value, indented with tabs',
    '{\n\t"a": 1\n}',
    { a: 1, b: ['x'.repeat(60), 'y'.repeat(60)] },
    `{\n\t"a": 1,\n\t"b": [\n\t\t"${'x'.repeat(60)}",\n\t\t"${'y'.repeat(60)}"\n\t]\n}`,
  ],
])('a rewritten value: %s changes', (_, text, after, expected) => {
  expect(rewriteValue(text, [], JSON.parse(text), after)).toBe(expected)
})

test('a rewritten text has the new value, whatever both values are', () => {
  const keys = fc.constantFrom('a', 'b', 'c', '"d"')
  const value = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())))
  fc.assert(
    fc.property(value, value, fc.constantFrom(0, 2, '\t'), (before, after, indentation) => {
      const plain = JSON.parse(JSON.stringify(before))
      const wanted = JSON.parse(JSON.stringify(after))
      const text = rewriteValue(JSON.stringify(before, null, indentation), [], plain, wanted)
      expect(JSON.parse(text)).toEqual(wanted)
    }),
  )
})
