import { expect, test } from 'vitest'
import { moneyFormat, total } from '../../../../../renderer/ui/text/language.ts'

test.each([
  ['GHS', 9500, 'GHS 9,500'],
  ['GHS', 9500.5, 'GHS 9,500.50'],
  ['GHS', 0, 'GHS 0'],
  ['USD', 1_234_567, 'USD 1,234,567'],
])('%s %d is written %s', (currency, amount, words) => {
  expect(moneyFormat(currency, 'en-GH')(amount).replace('\u00a0', ' ')).toBe(words)
})

test('a year is the sum of its terms, to the pesewa', () => {
  expect(total([9500, 9000, 9000])).toBe(27500)
  expect(total([0.1, 0.2])).toBe(0.3)
  expect(total([1234.56, 1234.56, 1234.57])).toBe(3703.69)
})
