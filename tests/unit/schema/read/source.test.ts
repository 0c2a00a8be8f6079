import { applyEdits } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import type { Path } from '../../../../schema/problems/problem.ts'
import { Locator, positionAt } from '../../../../schema/read/source.ts'

const text = `{
  "title": "Fees",
  "list": [1, { "deep": "x" }],
  "empty": {}
}
`
const locator = new Locator('page.json', text)

test.each([
  [0, 1, { line: 1, column: 1, length: 1 }],
  [4, 7, { line: 2, column: 3, length: 7 }],
  // The length ends with the line, and is never nothing.
  [4, 100, { line: 2, column: 3, length: 16 }],
  [1, 5, { line: 1, column: 2, length: 1 }],
  [4, 0, { line: 2, column: 3, length: 1 }],
  [text.length, 1, { line: 6, column: 1, length: 1 }],
])('offset %d, %d characters long', (offset, length, place) => {
  expect(positionAt(text, offset, length)).toEqual(place)
})

test('in a text of one line the length ends with the text', () => {
  expect(positionAt('{ "a": 1 }', 2, 100)).toEqual({ line: 1, column: 3, length: 8 })
})

describe('what stands at a path', () => {
  test.each<[Path, string, string]>([
    [['title'], '2:12+6', '2:3+7'],
    // An object or a list is marked at its first character: underlining all of it says nothing.
    [['list'], '3:11+1', '3:3+6'],
    [['list', 0], '3:12+1', '3:12+1'],
    [['list', 1], '3:15+1', '3:15+1'],
    [['list', 1, 'deep'], '3:25+3', '3:17+6'],
    [['empty'], '4:12+1', '4:3+7'],
    [[], '1:1+1', '1:1+1'],
    // What is missing is shown at the nearest thing above it.
    [['list', 1, 'missing'], '3:15+1', '3:15+1'],
    [['empty', 'a', 'b'], '4:12+1', '4:3+7'],
    [['list', 7], '3:11+1', '3:3+6'],
    [['nowhere'], '1:1+1', '1:1+1'],
  ])('%j: the value is at %s, its name at %s', (path, value, key) => {
    const messagesOf = ({ line, column, length }: { line: number; column: number; length: number }) =>
      `${line}:${column}+${length}`
    expect([messagesOf(locator.value(path)), messagesOf(locator.key(path))]).toEqual([value, key])
  })
})

test('a problem names value or key, as it is asked to', () => {
  const problem = (at?: 'key') => locator.problem('wrong-form', ['title'], 'Wrong.', 'Right it.', { at })
  const whole = { file: 'page.json', line: 2, code: 'wrong-form', severity: 'error', path: ['title'] }
  expect(problem()).toEqual({ ...whole, column: 12, length: 6, message: 'Wrong.', suggestion: 'Right it.' })
  expect(problem('key')).toEqual({
    ...whole,
    column: 3,
    length: 7,
    message: 'Wrong.',
    suggestion: 'Right it.',
  })
})

test.each<[Path, string]>([
  [['title'], '"Fees"'],
  [['list'], '[1, { "deep": "x" }]'],
  [['list', 2], ''],
  [['title', 'deeper'], ''],
])('at %j is written: %s', (path, written) => {
  expect(locator.written(path)).toBe(written)
})

test('a part of a text is found by how it is written', () => {
  const written = new Locator('a.json', '{ "a": "\\u00e9\\n\\\\\\"é {x}\\u2019", "b": 1 }')
  expect(written.part(['a'], { index: 6, length: 3 })).toEqual({ line: 1, column: 23, length: 3 })
  expect(written.part(['a'], { index: 0, length: 2 })).toEqual({ line: 1, column: 9, length: 8 })
  expect(written.part(['a'], { index: 9, length: 1 })).toEqual({ line: 1, column: 26, length: 6 })
  // What is no text, or not there, is named as a whole.
  expect(written.part(['b'], { index: 0, length: 1 })).toEqual({ line: 1, column: 40, length: 1 })
})

test('a value is replaced and a field renamed where they stand, and nowhere else', () => {
  expect(applyEdits(text, locator.replacing(['list', 0], '2'))).toBe(text.replace('1', '2'))
  expect(applyEdits(text, locator.renaming(['list', 1, 'deep'], 'new'))).toBe(text.replace('deep', 'new'))
  expect([locator.replacing(['no'], '2'), locator.renaming(['no'], 'new')]).toEqual([[], []])
})

test.each([
  ['two spaces', '{\n  "a": 1\n}\n', '{\n  "$schema": "x",\n  "a": 1\n}\n'],
  ['four spaces', '{\n    "a": 1\n}\n', '{\n    "$schema": "x",\n    "a": 1\n}\n'],
  ['tabulators', '{\n\t"a": 1\n}\n', '{\n\t"$schema": "x",\n\t"a": 1\n}\n'],
  ['tabulators between words', '{\n  "a":\t1\n}\n', '{\n  "$schema": "x",\n  "a":\t1\n}\n'],
  ['two fields on one line', '{ "b": 2,\n    "a": 1\n}\n', '{ "$schema": "x", "b": 2,\n    "a": 1\n}\n'],
  ['the line ends of Windows', '{\r\n  "a": 1\r\n}\r\n', '{\r\n  "$schema": "x",\r\n  "a": 1\r\n}\r\n'],
  ['nothing in it', '{}', '{\n  "$schema": "x"\n}'],
])('a field is added before all others of a document with %s', (_, before, after) => {
  const edits = new Locator('page.json', before).adding([], '$schema', 'x')
  expect(applyEdits(before, edits)).toBe(after)
})

test('a document is as long as its text', () => {
  expect(new Locator('page.json', '{"a": 1}\n').length()).toBe(9)
})

test('in a text without anything in it every place is its beginning', () => {
  const empty = new Locator('page.json', '')
  expect(empty.value(['a'])).toEqual({ line: 1, column: 1, length: 1 })
  expect([empty.written([]), empty.replacing([], 'x')]).toEqual(['', []])
})

test('a part of a text that is written as a list of lines is found on its line', () => {
  const lines = '{\n  "a": [\n    "See [it](/fees).",\n    "",\n    "Tel: \\"[x](/b)\\""\n  ]\n}'
  const locator = new Locator('page.json', lines)
  const source = ['See [it](/fees).', '', 'Tel: "[x](/b)"'].join('\n')
  const range = (words: string) => ({ index: source.indexOf(words), length: words.length })
  expect(locator.part(['a'], range('/fees'))).toEqual({ line: 3, column: 15, length: 5 })
  expect(locator.part(['a'], range('/b'))).toEqual({ line: 5, column: 17, length: 2 })
  const edits = [
    ...locator.replacingPart(['a'], range('/fees'), '/costs'),
    ...locator.replacingPart(['a'], range('/b'), '"c"'),
  ]
  expect(JSON.parse(applyEdits(lines, edits)).a).toEqual(['See [it](/costs).', '', 'Tel: "[x]("c")"'])
})
