import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConflictChoices } from '../../../../../../scripts/studio/app/shell/ConflictChoices.tsx'

const texts = { base: '{"title":"One"}', own: '{"title":"Two"}', theirs: '{"title":"Three"}' }
const conflicts = [
  { path: 'index.json', title: '“Home”', texts },
  { path: 'clubs.json', title: '“Clubs”' },
]

/** What somebody reads of the choices. */
const wordsOf = (isPast: boolean) =>
  renderToStaticMarkup(createElement(ConflictChoices, { conflicts, isPast, chosen: {}, onChoose: () => {} }))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a choice between two authors says whose words each are', () => {
  expect(wordsOf(false)).toContain('Yours Two Theirs Three')
  expect(wordsOf(false)).toContain('My version. Theirs stays')
})

test('a choice when a publication is taken back is between now and before', () => {
  expect(wordsOf(true)).toContain('As it is now Two As it was before Three')
  expect(wordsOf(true)).toContain('As it is now. As it was before.')
  expect(wordsOf(true)).not.toMatch(/yours|theirs/i)
})
