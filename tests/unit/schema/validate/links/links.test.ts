import { expect, test } from 'vitest'
import { collectAddresses } from '../../../../../schema/validate/addresses.ts'
import { documentsOf, smallContext, smallSite, withFields } from '../../../smallSite.ts'
import { messagesOf, referenceProblems, text } from './referenceProblems.ts'

const link = (address: string) => messagesOf(text({ action: { text: 'More', link: address } }))

test.each([
  '/',
  '/Stages/ILS/',
  '/begin',
  '/stages/ils#fees',
  '/stages/ils?a=1#fees',
  '/blog/2',
  '/blog/2#anything',
  '#here',
  '/docs/fees.pdf',
  '/docs/fees.pdf?v=2#page3',
  '/docs/fees.pdf#page=3',
  'https://elsewhere.example/nowhere',
  'mailto:office@school.org',
])('a link to %s leads somewhere', address => {
  expect(link(address)).toEqual([])
})

test.each([
  ['#', 'placeholder-link: This link leads nowhere yet ("#"). Write the address when it is known.'],
  [
    '/stages/ils.html',
    'link-to-nowhere: No page has the address "/stages/ils.html". Did you mean "/stages/ils"?',
  ],
  ['/blog/20', 'link-to-nowhere: No page has the address "/blog/20". Did you mean "/blog"?'],
  ['/blgo/2', 'link-to-nowhere: No page has the address "/blgo/2". Did you mean "/blog/2"?'],
  ['/about/ils', 'link-to-nowhere: No page has the address "/about/ils". Did you mean "/stages/ils"?'],
  ['/help/blogs', 'link-to-nowhere: No page has the address "/help/blogs". Did you mean "/blog"?'],
  ['/blog/x', 'link-to-nowhere: No page has the address "/blog/x". Did you mean "/blog"?'],
  [
    '/Docs/fees.pdf?v=2#page3',
    'letter-case: The file "/Docs/fees.pdf" is spelt differently: letter case counts. Did you mean "/docs/fees.pdf"? → "/docs/fees.pdf?v=2#page3"',
  ],
  [
    '/images/A.PNG',
    'letter-case: The file "/images/A.PNG" is spelt differently: letter case counts. Did you mean "/images/a.png"?',
  ],
  ['/stages/isl#fees', 'link-to-nowhere: No page has the address "/stages/isl". Did you mean "/stages/ils"?'],
  [
    '/Stages/ILS#fee',
    'link-to-no-section: The page "/stages/ils" has no section with the id "fee". Did you mean "/Stages/ILS#fees"?',
  ],
  [
    '/home#tomorrow',
    'link-to-no-section: The page "/" has no section with the id "tomorrow". Give the section that you mean "id": "tomorrow".',
  ],
])('a link to %s leads nowhere', (address, words) => {
  expect(link(address)).toEqual([words])
})

test('a place on whatever page is shown can be meant in the menu', () => {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const navigation = [...site.navigation, { label: 'Top', path: '#top' }]
  const documents = documentsOf(withFields('_site.json', { navigation }))
  expect(documents.flatMap(one => referenceProblems(one, collectAddresses(documents), smallContext))).toEqual(
    [],
  )
})

test('a link to a page that visitors do not see says why they do not', () => {
  const section = text({ action: { text: 'More', link: '/News' } })
  expect(messagesOf(section)).toEqual([])
  expect(messagesOf(section, true)).toEqual([
    'link-to-hidden-page: The page "/News" is a draft, so visitors who follow this find nothing. Publish that page, or delete what leads to it until then.',
  ])
})

test('without a home page that is said once, and not of each link to it', () => {
  const { 'index.json': _, ...files } = smallSite
  const documents = documentsOf(files)
  expect(documents.flatMap(one => referenceProblems(one, collectAddresses(documents), smallContext))).toEqual(
    [],
  )
})
