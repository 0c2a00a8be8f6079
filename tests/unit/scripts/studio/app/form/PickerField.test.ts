import { expect, test } from 'vitest'
import {
  destinationOf,
  matching,
  moveActive,
  outsideAddress,
} from '../../../../../../scripts/studio/app/form/PickerField.tsx'
import type { ListedDocument } from '../../../../../../scripts/studio/host/documents/listDocuments.ts'
import type { LinkTarget } from '../../../../../../scripts/studio/host/fieldChoices.ts'

test.each([
  ['ArrowDown', 0, 1, 1],
  ['ArrowDown', 9, 1, 9],
  ['ArrowUp', 3, 1, 2],
  ['ArrowUp', 0, 1, 0],
  ['PageDown', 1, 1, 5],
  ['PageDown', 8, 1, 9],
  ['PageUp', 2, 1, 0],
  ['ArrowRight', 3, 1, undefined],
  ['ArrowLeft', 3, 1, undefined],
  ['Home', 3, 1, undefined],
  ['a', 3, 1, undefined],
  ['ArrowDown', 1, 4, 5],
  ['ArrowDown', 7, 4, 7],
  ['ArrowUp', 6, 4, 2],
  ['ArrowUp', 2, 4, 2],
  ['ArrowRight', 3, 4, 4],
  ['ArrowRight', 9, 4, 9],
  ['ArrowLeft', 0, 4, 0],
])('%s leads from option %i of ten in %i columns to %s', (key, active, columns, to) => {
  expect(moveActive(key, active, 10, columns)).toBe(to)
})

test.each([
  ['https://www.ges.gov.gh/dates', 'https://www.ges.gov.gh/dates'],
  [' www.ges.gov.gh ', 'https://www.ges.gov.gh'],
  ['facebook.com/school', 'https://facebook.com/school'],
  ['office@school.org', 'mailto:office@school.org'],
  ['+233 30 (123) 45-67', 'tel:+233301234567'],
  ['mailto:office@school.org', 'mailto:office@school.org'],
  ['school fees', undefined],
  ['fees.', undefined],
  ['javascript:alert(1)', undefined],
  ['2027', undefined],
  ['', undefined],
])('"%s" means the address %s', (words, address) => {
  expect(outsideAddress(words)).toBe(address)
})

const page = (route: string, title: string): ListedDocument => ({
  ...{ file: `${route}.json`, kind: 'page', title, route },
  ...{
    absence: undefined,
    isDraft: false,
    isScheduled: false,
    problems: [],
    isUnsaved: false,
    savedAt: 0,
    digest: '',
  },
})
const documents = [
  page('/', 'Home'),
  page('/stages/ils', 'Lower Secondary'),
  { ...page('/blog', 'Blog post not found'), kind: 'template' as const },
  page('/blog', 'Blog'),
]

test.each([
  ['/', 'The page Home'],
  ['/stages/ILS/', 'The page Lower Secondary'],
  ['/blog', 'The page Blog'],
  ['/stages/ils#fees', 'A place on the page Lower Secondary'],
  ['#fees', 'A place on this page'],
  ['#', 'Leads nowhere yet'],
  ['https://www.ges.gov.gh', 'Another website'],
  ['mailto:office@school.org', 'An email'],
  ['tel:+233301234567', 'A telephone call'],
  ['/docs/FEES.pdf#page=2', 'A PDF document'],
  ['/docs/form.docx', 'A document: Word'],
  ['/nowhere', ''],
  ['', ''],
])('%s is explained as "%s"', (address, words) => {
  expect(destinationOf(address, documents)).toBe(words)
})

const targets: LinkTarget[] = [
  { kind: 'section', address: '/stages/ils#fees', title: 'Fees', note: 'Lower Secondary' },
  { kind: 'document', address: '/docs/fees.pdf', title: 'fees', note: 'PDF, 20 kB' },
  { kind: 'page', address: '/admissions/paying', title: 'Paying fees', note: '' },
  { kind: 'page', address: '/fees', title: 'Fees and what they include', note: '' },
  { kind: 'page', address: '/about', title: 'About us', note: '' },
]
const found = (kinds: LinkTarget['kind'][], words: string) =>
  matching(targets, kinds, words).map(({ address }) => address)

test('titles that begin with the words come first, and pages before places and documents', () => {
  expect(found(['page', 'section', 'document'], 'fees')).toEqual([
    ...['/fees', '/stages/ils#fees', '/docs/fees.pdf', '/admissions/paying'],
  ])
})

test('each word may stand in the title, in the note or in the address', () => {
  expect(found(['page', 'section', 'document'], 'secondary FEES')).toEqual(['/stages/ils#fees'])
  expect(found(['page', 'section', 'document'], 'docs')).toEqual(['/docs/fees.pdf'])
})

test('only the kinds that the field takes are found', () => {
  expect(found(['document'], '')).toEqual(['/docs/fees.pdf'])
  expect(found(['page'], 'nothing is called that')).toEqual([])
})

test('a long list is cut, so that a site of thousands of pages does not slow down typing', () => {
  const many = Array.from({ length: 3000 }, (_, index): LinkTarget => {
    return { kind: 'post', address: `/blog/${index}`, title: `Post ${index}`, note: '' }
  })
  expect(matching(many, ['post'], 'post')).toHaveLength(60)
})
