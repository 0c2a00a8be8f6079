import { expect, test } from 'vitest'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { collectAddresses, withoutHidden } from '../../../../schema/validate/addresses.ts'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { documentsOf, smallSite, withFields } from '../../smallSite.ts'

/** What is said where two documents claim one address. */
function conflicts(files: Record<string, string>): string[] {
  const problems: Problem[] = []
  collectAddresses(documentsOf(files), problems)
  return problems.map(oneLine)
}

test('every spelling that answers leads to its page, and every place on a page is known', () => {
  const addresses = collectAddresses(documentsOf(smallSite))
  expect(Object.fromEntries(addresses.routes)).toEqual({
    '/': '/',
    '/home': '/',
    '/stages': '/stages',
    '/stages/ils': '/stages/ils',
    '/blog': '/blog',
    '/blog/1': '/blog/1',
    '/blog/2': '/blog/2',
    '/blog/category/news': '/blog/category/news',
  })
  expect([...addresses.anchors].map(([route, ids]) => [route, ...ids])).toEqual([
    ['/'],
    ['/stages'],
    ['/stages/ils', 'fees'],
    ['/blog'],
  ])
  expect([[...addresses.summaries], [...addresses.folders]]).toEqual([['/stages/ils'], ['/stages']])
  expect([addresses.hidden.size, addresses.expiryDays.size, addresses.ownSite?.host]).toEqual([
    0,
    0,
    'harbourview.org',
  ])
})

test('without a page that shows them posts have no address', () => {
  const { 'blog/[id].json': _, ...files } = smallSite
  expect(collectAddresses(documentsOf(files)).routes.has('/blog/1')).toBe(false)
})

test('the days on which pages and posts leave the website are kept by address', () => {
  const leaving = withFields('stages/ils.json', { unpublishOn: '2027-04-01' })
  const files = withFields('_posts/2.json', { unpublishOn: '2027-05-01' }, leaving)
  expect([...collectAddresses(documentsOf(files)).expiryDays]).toEqual([
    ['/stages/ils', '2027-04-01'],
    ['/blog/2', '2027-05-01'],
  ])
})

test.each([
  ['an alias in its own letters', ['/Stages/ILS']],
  ['several aliases', ['/ils', '/lower']],
])('%s takes nothing from anybody', (_, aliases) => {
  const files = withFields('stages/ils.json', { aliases })
  expect(conflicts(files)).toEqual([])
  expect(collectAddresses(documentsOf(files)).routes.get(aliases[0]?.toLowerCase() ?? '')).toBe('/stages/ils')
})

const page = JSON.stringify({ title: 'A', description: 'B', sections: [{ type: 'blogList', title: 'C' }] })
const taken = (address: string, owner: string) =>
  `The address "${address}" belongs to ${owner}; letter case does not count.`

test.each([
  [
    'an alias that stands twice',
    withFields('stages/ils.json', { aliases: ['/ils', '/ILS'] }),
    [
      `stages/ils.json:41:5  ${taken('/ILS', 'this document already')} Delete this alias, or write another address.`,
    ],
  ],
  [
    'a post whose number is that of a page',
    { ...smallSite, 'blog/2.json': page },
    [
      `_posts/2.json:2:9  The address "/blog/2" belongs to "blog/2.json". Give this post a number that is free, such as 3.`,
    ],
  ],
  [
    'a copy of a post that comes before it in the alphabet',
    { ...smallSite, '_posts/2 - Copy.json': smallSite['_posts/2.json'] ?? '' },
    [
      `_posts/2 - Copy.json:2:9  The address "/blog/2" belongs to "_posts/2.json". Give this post a number that is free, such as 3.`,
    ],
  ],
  [
    'an alias that is the address of a post',
    withFields('stages/ils.json', { aliases: ['/blog/2'] }),
    [
      `stages/ils.json:40:5  ${taken('/blog/2', '"_posts/2.json"')} Delete this alias, or write another address.`,
    ],
  ],
])('%s: one is told', (_, files, expected) => {
  expect(conflicts(files)).toEqual(expected)
})

test('what is hidden has no address, and says why; its folder is a list no more', () => {
  const draft = withFields('stages/ils.json', { draft: true, aliases: ['/ils'] })
  const listed = { ...draft, 'terms/first.json': smallSite['stages/ils.json'] ?? '' }
  const documents = documentsOf(withFields('_posts/1.json', { publishOn: '2027-01-11' }, listed))
  const reasons = new Map([
    ['/stages/ils', 'is a draft'],
    ['/blog/1', 'is not on the website before 2027-01-11'],
  ])
  const all = collectAddresses(documents)
  const left = withoutHidden(all, reasons)
  expect([...left.routes.keys()]).toEqual([
    ...['/', '/stages', '/blog', '/terms/first', '/blog/2', '/home', '/blog/category/news'],
  ])
  expect([...left.hidden]).toEqual([
    ['/blog/1', 'is not on the website before 2027-01-11'],
    ['/stages/ils', 'is a draft'],
    ['/ils', 'is a draft'],
  ])
  expect([[...left.summaries], [...left.folders]]).toEqual([['/terms/first'], ['/terms']])
  expect(left.anchors).toBe(all.anchors)
})
