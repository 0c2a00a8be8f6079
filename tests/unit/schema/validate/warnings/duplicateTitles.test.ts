import { expect, test } from 'vitest'
import { mistakesOf, problemsOf, smallSite, withFields } from '../../../smallSite.ts'

const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')
/** The small site and a copy of the page of ILS in which some fields are other ones. */
const withCopy = (fields: Record<string, unknown>, file = 'stages/jhs.json') => ({
  ...smallSite,
  [file]: JSON.stringify({ ...ils, ...fields }, null, 2),
})

const suggestion = 'Give each of the two words of its own, by which search results tell them apart.'

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
])('a copied page with %j is reported with what is not its own', (fields, words) => {
  expect(mistakesOf(withCopy(fields))).toBe(`stages/jhs.json:${words} ${suggestion}`)
})

test('of several copies each is reported with the first page', () => {
  const copies = { ...withCopy({}), ...withCopy({}, 'stages/shs.json') }
  expect(mistakesOf(copies).match(/The page "[^"]*"/g)).toEqual(Array(2).fill('The page "/stages/ils"'))
})

test.each([
  ['the same letters', 'Post 1'],
  ['another letter case and a space too much', ' POST  1'],
])('a second post of one title is reported, with %s', (_, title) => {
  expect(mistakesOf(withFields('_posts/2.json', { title }))).toBe(
    '_posts/2.json:3:12  Warning: The post 1 ("_posts/1.json") has the same title. Give each of the two words of its own, by which lists and search results tell them apart, or delete the one that was written twice.',
  )
})

test.each<[string, Record<string, string>]>([
  ['a page with words of its own', withCopy({ title: 'JHS', description: 'Three more years.' })],
  ['a draft that is a copy of a page', withCopy({ draft: true })],
  // The home page is called as the school.
  ['the title of the home page', withFields('blog/index.json', { title: '{school}' })],
  [
    'the home page itself, which comes after some pages',
    { 'about.json': JSON.stringify({ ...ils, title: '{school}', description: 'Of us.' }), ...smallSite },
  ],
  [
    'a post that comes again every year',
    withFields('_posts/2.json', { title: 'Post 1', date: '2026-04-02' }),
  ],
  ['a copy that is a mistake anyway', withCopy({}, 'stages/Ils copy.json')],
])('%s is not reported', (_, files) => {
  expect(mistakesOf(files)).not.toContain('has the same')
})

test.each([
  ['a page', withCopy({ draft: true, description: 'Three more.' }, 'about.json'), 'about.json'],
  ['a post', withFields('_posts/1.json', { title: 'Post 2', draft: true }), '_posts/1.json'],
])('a draft of %s is reported with the public one of its title, which is not reported', (_, files, file) => {
  const found = problemsOf(files).filter(({ code }) => code === 'repeated-title')
  expect(found.map(problem => problem.file)).toEqual([file])
})
