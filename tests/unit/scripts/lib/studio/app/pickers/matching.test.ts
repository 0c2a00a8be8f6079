import { expect, test } from 'vitest'
import { matching } from '../../../../../../../scripts/lib/studio/app/pickers/matching.ts'
import type { LinkTarget } from '../../../../../../../scripts/lib/studio/targets/linkTargets.ts'

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
