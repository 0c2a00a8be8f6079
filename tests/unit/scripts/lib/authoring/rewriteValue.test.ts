import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rewriteValue } from '../../../../../scripts/lib/authoring/planMigration.ts'

test.each<[string, string, unknown, string]>([
  ['nothing', '{ "a" :1 }', { a: 1 }, '{ "a" :1 }'],
  ['a value', '{\n  "a": 1,\n  "b" : [1,2]\n}', { a: 2, b: [1, 2] }, '{\n  "a": 2,\n  "b" : [1,2]\n}'],
  ['an entry of a list', '{ "b" : [1,2] }', { b: [1, 3] }, '{ "b" : [1,3] }'],
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
])('%s changes', (_, text, after, expected) => {
  expect(rewriteValue(text, [], JSON.parse(text), after)).toBe(expected)
})

test('the text has the new value, whatever both values are', () => {
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
