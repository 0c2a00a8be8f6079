import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contains, mergeVersions, withOwn } from '../../../../schema/text/mergeVersions.ts'

const base = { title: 'Fees', sections: [{ type: 'text', title: 'A', content: 'x' }], draft: true }

test.each([
  ['nothing', {}, {}, [], []],
  ['only they change something', {}, { title: 'Costs' }, [], []],
  ['only this author changes something', { title: 'Costs' }, {}, ['title'], []],
  ['both make the same change', { title: 'Costs' }, { title: 'Costs' }, [], []],
  ['each changes another field', { title: 'Costs' }, { draft: false }, ['title'], []],
  ['both change the same field', { title: 'Costs' }, { title: 'Prices' }, [], ['title']],
  [
    'each changes another field of one section',
    { sections: [{ type: 'text', title: 'B', content: 'x' }] },
    { sections: [{ type: 'text', title: 'A', content: 'y' }] },
    ['sections.0.title'],
    [],
  ],
  [
    'one adds a section, the other changes one',
    { sections: [...base.sections, { type: 'text' }] },
    { sections: [{ type: 'text', title: 'A', content: 'y' }] },
    [],
    ['sections'],
  ],
  [
    'each adds a section at the end',
    { sections: [...base.sections, { type: 'text', title: 'Own' }] },
    { sections: [...base.sections, { type: 'text', title: 'Theirs' }] },
    ['sections.2'],
    [],
  ],
  ['one deletes what the other changes', { title: undefined }, { title: 'Prices' }, [], ['title']],
])('where %s', (_name, own, theirs, expectedOwn, expectedContested) => {
  const plain = (changes: object) => JSON.parse(JSON.stringify({ ...base, ...changes }))
  const merged = mergeVersions(base, plain(own), plain(theirs))
  expect(merged.own.map(({ path }) => path.join('.'))).toEqual(expectedOwn)
  expect(merged.contested.map(({ path }) => path.join('.'))).toEqual(expectedContested)
})

test('what both add at the end of a list is there afterwards, once', () => {
  const [own, theirs] = [
    [1, 2, 3],
    [1, 2, 4],
  ].map(list => ({ list }))
  const text = withOwn(json(theirs), mergeVersions({ list: [1, 2] }, own, theirs).own)
  expect(JSON.parse(text)).toEqual({ list: [1, 2, 4, 3] })
  expect(mergeVersions({ list: [1, 2] }, own, JSON.parse(text)).own).toEqual([])
})

const value = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', 1, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('p', 'q', 'r'), tie('value'), { maxKeys: 3 }),
  ),
})).value
const document = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 })
const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`

test('of 1,000 conflicts none loses a change: all of mine with what I keep, all of theirs where I changed nothing', () => {
  fc.assert(
    fc.property(document, document, document, (before, own, theirs) => {
      const { own: places, contested } = mergeVersions(before, own, theirs)
      const kept = withOwn(json(theirs), [
        ...places,
        ...contested.map(({ path, own: mine }) => ({ path, value: mine })),
      ])
      // What is left to compare are changes of theirs that this author has not touched.
      const rest = mergeVersions(before, own, JSON.parse(kept))
      expect(rest).toEqual({ own: [], contested: [] })
      const taken = withOwn(json(theirs), places)
      expect(mergeVersions(before, theirs, JSON.parse(taken))).toEqual({ own: [], contested: [] })
      if (places.length === 0) expect(taken).toBe(json(theirs))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['the same text', '{"a":2}', '{"a":2}', true],
  ['the same change next to another', '{"a":2,"b":3}', '{"a":2,"b":1}', true],
  ['another change of the same', '{"a":3,"b":1}', '{"a":2,"b":1}', false],
  ['none of it', '{"a":1,"b":3}', '{"a":2,"b":1}', false],
  ['what is no JSON', '{"a":2,', '{"a":2,"b":1}', false],
])('a version with %s is known to have the work or to miss it', (_, text, own, isThere) => {
  expect(contains(text, own, '{"a":1,"b":1}')).toBe(isThere)
})
