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

test('a place on whatever page is shown can be meant in the menu', () => {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const navigation = [...site.navigation, { label: 'Top', path: '#top' }]
  const documents = documentsOf(withFields('_site.json', { navigation }))
  expect(documents.flatMap(one => referenceProblems(one, collectAddresses(documents), smallContext))).toEqual(
    [],
  )
})

test('without a home page that is said once, and not of each link to it', () => {
  const { 'index.json': _, ...files } = smallSite
  const documents = documentsOf(files)
  expect(documents.flatMap(one => referenceProblems(one, collectAddresses(documents), smallContext))).toEqual(
    [],
  )
})
