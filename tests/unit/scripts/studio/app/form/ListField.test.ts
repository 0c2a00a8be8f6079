import { expect, test } from 'vitest'
import { identify } from '../../../../../../scripts/studio/app/form/ListField.tsx'

test.each([
  ['moves', 'abc', 'bca', [1, 2, 0]],
  ['moves among equal ones', 'aab', 'aba', [0, 2, 1]],
  ['is written in', 'abc', 'axc', [0, 1, 2]],
  ['is written in until it is like another', 'ab', 'bb', [0, 1]],
  ['is removed', 'abc', 'ac', [0, 2]],
  ['is added', 'abc', 'abcd', [0, 1, 2, 3]],
  ['is added between others', 'abc', 'axbc', [0, 3, 1, 2]],
  ['is duplicated', 'abc', 'aabc', [0, 3, 1, 2]],
])('where an entry of a list %s, each keeps its id: %s to %s', (_, before, after, ids) => {
  const known = identify([], [...before])
  expect(known.map(({ id }) => id)).toEqual([...known.keys()])
  expect(identify(known, [...after]).map(({ id }) => id)).toEqual(ids)
})
