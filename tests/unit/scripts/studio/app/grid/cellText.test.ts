import { expect, test } from 'vitest'
import { z } from 'zod'
import { nodeOf } from '../../../../../../schema/model/schemaNode.ts'
import { numberIn } from '../../../../../../scripts/studio/app/form/numberIn.ts'
import { textIn, valueIn } from '../../../../../../scripts/studio/app/grid/cellText.ts'

test.each([
  ['6500', 6500],
  ['GHS 6,500.00', 6500],
  ['GH₵6,500', 6500],
  ['₵ 120', 120],
  ['$1,234,567.5', 1234567.5],
  ['6.500,00 €', 6500],
  ['120,00', 120],
  ['1.234.567', 1234567],
  ['6 500', 6500],
  ['98.5%', 98.5],
  ['6,500/-', 6500],
  ['(500)', -500],
  ['−3', -3],
  ['6,500 GHS', 6500],
  ['.5', 0.5],
])('%j is the number %d', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each(['', 'n/a', '3 to 5', 'ask the office', '6500 and 7000', '1,2,3', '2026-09-01', '...'])(
  '%j is no number',
  text => {
    expect(numberIn(text)).toBeUndefined()
  },
)

const date = nodeOf(z.iso.date())

test.each([
  ['01/09/2027', 'en-GH', '2027-09-01', '1 September 2027'],
  ['01/09/2027', 'en-US', '2027-01-09', 'January 9, 2027'],
  ['1.9.27', 'de-DE', '2027-09-01', '1. September 2027'],
  ['21/09/2027', 'en-US', '2027-09-21', 'September 21, 2027'],
  ['Tue 21 September 2027', 'en-GH', '2027-09-21', '21 September 2027'],
  ['September 21, 2027', 'en-US', '2027-09-21', 'September 21, 2027'],
  ['mardi 21 septembre 2027', 'fr-FR', '2027-09-21', '21 septembre 2027'],
  ['dydd Mawrth, 21 Medi 2027', 'cy', '2027-09-21', '21 Medi 2027'],
  // What would be read as another day, or as none, stays.
  ['2027-09-21', 'ja', '2027-09-21', '2027-09-21'],
  ['1 to 3 March 2027', 'en-GH', '1 to 3 March 2027', '1 to 3 March 2027'],
  ['2027-02-31', 'en-GH', '2027-02-31', '2027-02-31'],
])('%j of a site in %s is the day %s, which is shown in its words', (text, locale, day, shown) => {
  const value = valueIn(text, date, locale)
  expect([value, textIn(value, date, locale)]).toEqual([day, shown])
  expect(valueIn(shown, date, locale)).toBe(day)
})
