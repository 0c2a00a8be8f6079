import { expect, test } from 'vitest'
import { canonicalPath, isBelow, pageDataUrl } from '../../../../schema/model/paths.ts'

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
  ['/', '/', '/page.json'],
  ['/Stages/JHS/', '/', '/stages/jhs/page.json'],
  ['/School/', '/School/', '/School/page.json'],
  ['/School', '/School/', '/School/page.json'],
  ['/School/Stages/JHS', '/School/', '/School/stages/jhs/page.json'],
])('the data of %j under the base %j lies at %j', (path, base, url) => {
  expect(pageDataUrl(path, base)).toBe(url)
})

test('without a base the data lies at the root', () => {
  expect(pageDataUrl('/Stages')).toBe('/stages/page.json')
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
