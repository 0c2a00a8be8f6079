import { expect, test } from 'vitest'
import { isError } from '../../../../../schema/problems/problem.ts'
import { problemsOf, smallSite, withFields, withFiles } from '../../../smallSite.ts'

const errorsOf = (files: Record<string, string>) =>
  problemsOf(files, withFiles(['/docs/fees.pdf']))
    .filter(isError)
    .map(({ code }) => code)

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
  'https://elsewhere.school/nowhere',
  'mailto:office@school.org',
])('a link to %s leads somewhere', link => {
  const section = { type: 'text', id: 'here', title: 'T', content: 'C', action: { text: 'More', link } }
  expect(errorsOf(withFields('stages/index.json', { aliases: ['/begin'], sections: [section] }))).toEqual([])
})

test('a place on whatever page is shown can be meant in the menu', () => {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const navigation = [...site.navigation, { label: 'Top', path: '#top' }]
  expect(errorsOf(withFields('_site.json', { navigation }))).toEqual([])
})

test('without a home page that is said once, and not of each link to it', () => {
  const { 'index.json': _, ...files } = smallSite
  expect(errorsOf(files)).toEqual(['missing-home-page'])
})
