import { expect, test } from 'vitest'
import { z } from 'zod'
import { nodeOf } from '../../../../../../schema/model/schemaNode.ts'
import { numberIn } from '../../../../../../scripts/studio/app/form/numberIn.ts'
import { valueIn } from '../../../../../../scripts/studio/app/grid/cellText.ts'

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

test('a day of which only numbers are said is read in the order of the computer', () => {
  const written = new Intl.DateTimeFormat(undefined, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const text = written.format(new Date(2026, 8, 8)).replaceAll('08', '07')
  expect(valueIn(text, date)).toBe('2026-09-07')
})
