import { describe, expect, test } from 'vitest'
import { limits, parseJson } from '../../../../schema/read/parseJson.ts'

/** What is found in a line, as `code offset+length`. */
const found = (text: string) =>
  parseJson(text).problems.map(({ code, offset, length }) => `${code} ${offset}+${length}`)

describe('what no parser reports', () => {
  test.each([
    ['two equal names', '{"a":1,"a":2}', ['repeated-field 7+3']],
    ['a name that is written with an escape', '{"a":1,"\\u0061":2}', ['repeated-field 7+8']],
    ['space before the colon', '{"a" \t:1,"a"\r\n :2}', ['repeated-field 9+3']],
    ['a name after a quote in a text', '{"a":"\\"","a":2}', ['repeated-field 10+3']],
    ['a name after a text that ends in a backslash', '{"a":"\\\\","a":2}', ['repeated-field 10+3']],
    ['a name after an inner group', '{"a":{"b":1},"a":2}', ['repeated-field 13+3']],
    ['a name after an inner list', '{"a":[1],"a":2}', ['repeated-field 9+3']],
    ['names of an inner group', '[{"a":{"b":1,"b":2}}]', ['repeated-field 13+3']],
    ['the name of every object’s ancestor', '{"__proto__":1}', ['forbidden-name 1+11']],
    ['the same in escapes', '{"\\u005f_proto__":1}', ['forbidden-name 1+16']],
  ])('%s', (_, text, findings) => {
    expect(found(text)).toEqual(findings)
  })
})

test.each([
  ['equal names in two groups', '[{"a":1},{"a":2}]'],
  ['an inner name that is also an outer one', '{"a":{"a":1}}'],
  ['an outer name that is also one of an inner group before', '{"b":{"a":1},"a":2}'],
  ['equal texts that are no names', '{"a":"x","b":"x","c":["x","x"]}'],
  ['a text that looks like a name', '["a","a:",":"]'],
  ['brackets and commas in a text', `{"a":"${'[{,'.repeat(100)}"}`],
  ['names that differ in letter case', '{"a":1,"A":2}'],
  ['a name that is not closed', '{"a'],
  ['nothing', ''],
])('nothing is found in %s', (_, text) => {
  expect(found(text)).toEqual([])
})

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const values = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`

test('the deepest nesting that is allowed, and one level more', () => {
  expect(found(nested(limits.depth))).toEqual([])
  expect(found(`[${nested(limits.depth - 1)},${nested(limits.depth - 1)}]`)).toEqual([])
  for (const deep of [nested(limits.depth + 1), '['.repeat(1_000_000)])
    expect(found(deep)).toEqual([`nested-too-deep ${limits.depth}+1`])
  expect(found(`{"a":1,"a":2,"b":${nested(limits.depth)}}`)).toEqual([
    'repeated-field 7+3',
    `nested-too-deep ${17 + limits.depth - 1}+1`,
  ])
})

test('as many values as are allowed, and one more', () => {
  expect(found(values(limits.nodes))).toEqual([])
  expect(found(values(limits.nodes + 1))).toEqual([`too-many-values ${2 * limits.nodes}+1`])
})
