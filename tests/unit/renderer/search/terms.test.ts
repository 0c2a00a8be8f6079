import { expect, test } from 'vitest'
import { excerptOf, markWords } from '../../../../renderer/search/excerpt.ts'
import { Terms } from '../../../../renderer/search/terms.ts'

const english = new Terms('en-GB')
const french = new Terms('fr-TG')

test.each([
  ['Nyɔŋmɔ', 'nyonmo'],
  ['Ɛdwuma', 'edwuma'],
  ['élève', 'eleve'],
  ['SUKUU', 'sukuu'],
])('"%s" and "%s" are the same term', (written, typed) => {
  expect(english.of(written)).toEqual(english.of(typed))
})

test.each([
  ['fees', 'fee'],
  ['policies', 'policy'],
  ['classes', 'class'],
  ['boxes', 'box'],
])('in English "%s" and "%s" are the same term', (plural, singular) => {
  expect(english.of(plural)).toEqual(english.of(singular))
})

test('in English a word that ends like a plural stays as it is', () => {
  expect(english.of('glass campus analysis bus')).toEqual(['glass', 'campus', 'analysis', 'bus'])
})

test('in French plurals end with s or x', () => {
  expect(french.of('bureaux enfants')).toEqual(french.of('bureau enfant'))
})

test('the words of a question that say nothing are no terms', () => {
  expect(english.of('How much are the fees for my child’s JHS 3?')).toEqual(['fee', 'child', 'jhs', '3'])
})

test('the words that were found are marked, in whatever form', () => {
  expect(markWords('Fees: one fee a term', new Set(['fee']), english)).toEqual([
    { text: 'Fees', isMatch: true },
    { text: ': one ', isMatch: false },
    { text: 'fee', isMatch: true },
    { text: ' a term', isMatch: false },
  ])
})

test('an excerpt of a long text is what is around the first word that was found', () => {
  const text = `${'Many words before. '.repeat(30)}The bus leaves at two. ${'Many words after. '.repeat(30)}`
  const pieces = excerptOf(text, new Set(['bus']), english)
  const excerpt = pieces.map(piece => piece.text).join('')
  expect(excerpt).toMatch(/^… .{0,60}The bus leaves at two\. .* …$/)
  expect(excerpt.length).toBeLessThan(190)
  expect(pieces.find(({ isMatch }) => isMatch)?.text).toBe('bus')
})
