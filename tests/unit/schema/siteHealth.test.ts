import { expect, test } from 'vitest'
import { mistakesOf, smallSite, withFields } from '../smallSite.ts'

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

const { summary: _, ...unlisted } = { ...ils, title: 'JHS', description: 'Three more years.' }
const inFolder = (file: string, fields: Record<string, unknown> = {}) =>
  mistakesOf({ ...smallSite, [file]: JSON.stringify({ ...unlisted, ...fields }) })

test('a page without a summary, among others that have one, is told that lists leave it out', () => {
  expect(inFolder('stages/jhs.json')).toBe(
    'stages/jhs.json:1:1  Warning: The lists of the pages in "/stages" leave this page out, since it has no "summary". Add a "summary", as the pages beside it have, or move the file to another folder.',
  )
})

test('one in a folder of which there is no list, or a draft, is left in peace', () => {
  expect(inFolder('jhs.json')).not.toContain('leave this page out')
  expect(inFolder('blog/jhs.json')).not.toContain('leave this page out')
  expect(inFolder('stages/jhs.json', { draft: true })).toBe('')
})

test('where most pages of a folder have no summary, they are meant to have none', () => {
  const others = {
    ...smallSite,
    'stages/a.json': JSON.stringify({ ...unlisted, title: 'A', description: 'Of A.' }),
  }
  const said = mistakesOf({ ...others, 'stages/b.json': JSON.stringify(unlisted) })
  expect(said).not.toContain('leave this page out')
})

const clubs = {
  title: 'Clubs',
  description: 'After school.',
  sections: [{ type: 'text', title: 'Clubs', content: 'Chess.' }],
}
const nothing =
  'clubs.json:1:1  Warning: Nothing leads to this page: no link, no menu and no list. Add a link to "/clubs" where visitors look for it, or delete the page.'
const leading = (link: string) => ({
  type: 'text',
  title: 'More',
  content: 'More.',
  action: { text: 'More', link },
})
const withClubs = (fields: Record<string, unknown> = {}, others: Record<string, string> = {}) =>
  mistakesOf({ ...smallSite, 'clubs.json': JSON.stringify({ ...clubs, ...fields }), ...others })
const elsewhere = (link: string, fields = {}) => ({
  'more.json': JSON.stringify({
    ...clubs,
    title: 'More',
    description: 'More.',
    sections: [leading(link)],
    ...fields,
  }),
})

test('a page to which nothing leads is told, where only itself or a draft names it, too', () => {
  expect(withClubs()).toBe(nothing)
  expect(withClubs({ sections: [leading('/clubs')] })).toBe(nothing)
  expect(withClubs({ sections: [leading('/our-clubs')], aliases: ['/our-clubs'] })).toBe(nothing)
  expect(withClubs({}, elsewhere('/clubs', { draft: true }))).toBe(nothing)
})

test.each<[string, string]>([
  ['by a link', withClubs({}, elsewhere('/clubs'))],
  ['by a link in other letters', withClubs({}, elsewhere('/Clubs/?from=foot'))],
  ['by an alias', withClubs({ aliases: ['/our-clubs'] }, elsewhere('/our-clubs'))],
  [
    'by the menu',
    withClubs({}, { '_site.json': smallSite['_site.json']?.replace('"/blog"', '"/clubs"') ?? '' }),
  ],
  ['for those who are sent its address, for a time', withClubs({ unpublishOn: '2027-01-01' })],
  ['by nothing yet, as a draft', withClubs({ draft: true })],
  ['by nothing yet, since it is to come', withClubs({ publishOn: '2027-01-01' })],
])('a page that is reached %s is not told', (_, said) => {
  const others = said.split('\n').filter(line => !line.startsWith('more.json:1:1  Warning: Nothing leads'))
  expect(others.join('\n')).toBe('')
})
