import { expect, test } from 'vitest'
import { mistakesOf, smallSite, withFields } from '../../../smallSite.ts'

const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')
/** The small site and a copy of the page of ILS in which some fields are other ones. */
const withCopy = (fields: Record<string, unknown>, file = 'stages/jhs.json') => ({
  ...smallSite,
  [file]: JSON.stringify({ ...ils, ...fields }, null, 2),
})

const cure = 'Give each of the two words of its own, by which search results tell them apart.'

test.each([
  [
    {},
    '2:12  Warning: The page "/stages/ils" ("stages/ils.json") has the same title and the same description.',
  ],
  [
    { description: 'Three more.' },
    '2:12  Warning: The page "/stages/ils" ("stages/ils.json") has the same title.',
  ],
  [{ title: 'JHS' }, '3:18  Warning: The page "/stages/ils" ("stages/ils.json") has the same description.'],
])('a copied page with %j is told what is not its own', (fields, words) => {
  expect(mistakesOf(withCopy(fields))).toBe(`stages/jhs.json:${words} ${cure}`)
})

test('title and description of different pages are told each', () => {
  expect(mistakesOf(withCopy({ title: 'Blog' }))).toBe(
    [
      `stages/jhs.json:2:12  Warning: The page "/blog" ("blog/index.json") has the same title. ${cure}`,
      `stages/jhs.json:3:18  Warning: The page "/stages/ils" ("stages/ils.json") has the same description. ${cure}`,
    ].join('\n'),
  )
})

test('of several copies each is told of the first page', () => {
  const copies = { ...withCopy({}), ...withCopy({}, 'stages/shs.json') }
  expect(mistakesOf(copies).match(/The page "[^"]*"/g)).toEqual(Array(2).fill('The page "/stages/ils"'))
})

test.each<[string, Record<string, string>]>([
  ['a page with words of its own', withCopy({ title: 'JHS', description: 'Three more years.' })],
  ['a draft', withCopy({ draft: true })],
  // The home page is called as the school.
  ['the title of the home page', withFields('blog/index.json', { title: '{school}' })],
  [
    'the home page itself, which comes after some pages',
    { 'about.json': JSON.stringify({ ...ils, title: '{school}', description: 'Of us.' }), ...smallSite },
  ],
  // Posts come again every year.
  ['posts', withFields('_posts/2.json', { title: 'Post 1', excerpt: 'Something happened.' })],
  ['a copy that is a mistake anyway', withCopy({}, 'stages/Ils copy.json')],
])('%s is not told', (_, files) => {
  expect(mistakesOf(files)).not.toContain('has the same')
})
