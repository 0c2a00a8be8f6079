import { expect, test } from 'vitest'
import { type Change, changeOf } from '../../../../../../scripts/lib/review/reviewSite.ts'
import {
  describeBody,
  describeMessage,
} from '../../../../../../scripts/studio/host/publish/preparePublication.ts'

const change = (about: string, part?: string, fate?: 'added' | 'removed'): Change =>
  changeOf({ about, part, fate }, { words: 'w' })

test.each([
  ['Change fees of ILS', [change('ILS', 'Fees')]],
  ['Change fees and FAQ of ILS', [change('ILS', 'Fees'), change('ILS', 'FAQ'), change('ILS', 'Fees')]],
  ['Change ILS', [change('ILS', 'Fees'), change('ILS', 'FAQ'), change('ILS', 'Hero')]],
  ['Change ILS', [change('ILS', 'Fees'), change('ILS')]],
  [
    'Change hero of home page, remove Clubs, add post "Sports day"',
    [
      change('Home page', 'Hero'),
      change('Clubs', undefined, 'removed'),
      change('Post "Sports day"', undefined, 'added'),
    ],
  ],
  [
    'Change 3 pages, remove 1 page',
    [
      ...['A', 'B', 'C'].map(name => change(`Stage ${name} of the school`, 'Fees')),
      change('Clubs', undefined, 'removed'),
    ],
  ],
])('a message says "%s"', (message, changes) => {
  expect(describeMessage(changes)).toBe(message)
})

test('a body of more than a hundred lines is cut', () => {
  const lines = describeBody(Array.from({ length: 120 }, () => change('ILS'))).split('\n')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([101, '- w', '- and 20 more'])
})
