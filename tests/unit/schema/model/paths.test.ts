import { expect, test } from 'vitest'
import { canonicalPath, isBelow } from '../../../../schema/model/paths.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/Stages/JHS/', '/stages/jhs'],
  ['/stages/jhs', '/stages/jhs'],
  ['/stages/jhs//', '/stages/jhs'],
])('R-RTE-12: %j is compared as %j', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each([
  ['/about', '/about', true],
  ['/About/team', '/about', true],
  ['/about-us', '/about', false],
  ['/', '/about', false],
  ['/anything', '/', true],
])('%j is below %j: %j', (path, prefix, expected) => {
  expect(isBelow(path, prefix)).toBe(expected)
})
