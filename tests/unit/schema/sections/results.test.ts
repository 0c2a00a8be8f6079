import { expect, test } from 'vitest'
import { sectionMistakes } from '../../sectionMistakes.ts'

const results = {
  type: 'results',
  title: 'Results',
  measures: [
    { name: 'Pass rate', unit: '%' },
    { name: 'Average', unit: 'points' },
  ],
  years: [{ year: 2025, values: [98.5, 120] }],
}

const mistakesOf = (fields: Record<string, unknown>) => sectionMistakes({ ...results, ...fields })
const mistakesWith = (...values: unknown[]) => mistakesOf({ years: [{ year: 2025, values }] })

test('a value for each measure is right; only percentages end at 100', () => {
  expect(mistakesOf({})).toEqual([])
  expect(mistakesWith(100, 0)).toEqual([])
})

test.each<[unknown[], string]>([
  [
    [98.5],
    'years.0.values: 2025 has 1 value, but there are 2 measures. Write one for each measure, in their order; null where it is not known.',
  ],
  [
    [100.5, 6],
    'years.0.values.0: 100.5 is more than 100 %. Correct it, or write another "unit" for this measure than "%".',
  ],
  [
    [null, 6],
    'years.0.values.0: For "Pass rate" of 2025 visitors read "–". Write the number in place of null when it is known.',
  ],
])('the values %j are told', (values, words) => {
  expect(mistakesWith(...values)).toEqual([words])
})

test.each<[Record<string, unknown>, string]>([
  [
    { years: [...results.years, ...results.years] },
    'years.1.year: There is another "2025" above. Give each a name of its own, or delete one of the two.',
  ],
  [
    { years: [{ year: 2052, values: [1, 2] }] },
    'years.0.year: The year 2052 has not begun. Correct the year.',
  ],
])('results with %j are told', (fields, words) => {
  expect(mistakesOf(fields)).toEqual([words])
})
