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

test.each([
  [
    'of a picture that is not there',
    '/images/harbour.svg',
    60,
    '30  There is no picture "public/images/harbour.svg". Put the file into "public/images", or write the path of one that is there.',
  ],
  [
    'of a picture in other letter case',
    '/images/Hero.svg',
    60,
    '30  The picture "/images/Hero.svg" is spelt differently: letter case counts. Did you mean "/images/hero.svg"?',
  ],
  [
    'of a file that is no picture',
    '/docs/fees.pdf',
    60,
    '30  "image" is "/docs/fees.pdf", which is not the path of a picture. Use a file that ends in .jpg, .png or .svg. Example: "/images/sports-day.jpg".',
  ],
  ['beyond the edge', '/images/hero.svg', 101, '55  "x" must be at most 100. Write 100 or less.'],
  ['before the edge', '/images/hero.svg', -1, '55  "x" must be at least 0. Write 0 or more.'],
  [
    'between two percents',
    '/images/hero.svg',
    33.3,
    '55  "x" must be a whole number, but a number stands here. Write a whole number, such as 33.',
  ],
])('a focal point %s', (_, image, x, said) => {
  const points = `"focalPoints": [{ "image": "${image}", "x": ${x}, "y": 25 }], "catchAlls"`
  const found = mistakesOf(withMistake('_site.json', '"catchAlls"', points))
  expect(found.replace(/^_site\.json:\d+:/, '')).toBe(said)
})
