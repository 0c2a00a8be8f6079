import { expect, test } from 'vitest'
import { mistakesOf, smallSite } from '../../../smallSite.ts'

const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')
const { summary: _, ...unlisted } = { ...ils, title: 'JHS', description: 'Three more years.' }
const inFolder = (file: string, fields: Record<string, unknown> = {}) =>
  mistakesOf({ ...smallSite, [file]: JSON.stringify({ ...unlisted, ...fields }) })

test('a page without a summary, among others that have one, is reported, since lists leave it out', () => {
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
  const messages = mistakesOf({ ...others, 'stages/b.json': JSON.stringify(unlisted) })
  expect(messages).not.toContain('leave this page out')
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

test('a page to which nothing leads is reported, where only itself or a draft names it, too', () => {
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
])('a page that is reached %s is not reported', (_, messages) => {
  const others = messages
    .split('\n')
    .filter(line => !line.startsWith('more.json:1:1  Warning: Nothing leads'))
  expect(others.join('\n')).toBe('')
})
