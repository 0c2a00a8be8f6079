import { expect, test } from 'vitest'
import { mistakesOf, smallSite, withMistake } from '../../smallSite.ts'

// What an author's hand does is answered in tests/unit/mistakes.

test('the small site has no mistakes', () => {
  expect(mistakesOf(smallSite)).toBe('')
})

test.each([
  [
    'a key that JavaScript keeps to itself',
    withMistake('index.json', '"title": "Welcome",', '"title": "Welcome", "__proto__": {},'),
    'index.json:10:27  "__proto__" is not allowed as a name. Delete it.',
  ],
  [
    'a number that no computer holds',
    withMistake('stages/ils.json', '"order": 1', '"order": 1e999'),
    'stages/ils.json:8:14  "order" must be a number, but one that is too large to be read stands here. Write a number, without quotes. Example: 3.',
  ],
  [
    'a link without https',
    withMistake('_site.json', 'https://www.facebook.com', 'http://www.facebook.com'),
    '_site.json:38:17  "path" is "http://www.facebook.com/har…", which is not an address that a link can lead to. Did you mean "https://www.facebook.com/harbourview"?',
  ],
])('%s', (_, files, said) => {
  expect(mistakesOf(files)).toBe(said)
})
