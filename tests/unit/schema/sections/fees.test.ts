import { expect, test } from 'vitest'
import { sectionMistakes } from '../../sectionMistakes.ts'

const fees = {
  type: 'fees',
  title: 'School fees',
  currency: 'GHS',
  validFrom: '2026-09-01',
  terms: [{ name: 'First term' }, { name: 'Second term' }],
  classes: [{ name: 'JHS', amounts: [9500, 9000] }],
}

const mistakesOf = (fields: Record<string, unknown>) => sectionMistakes({ ...fees, ...fields })

test('an amount for each term is right, and nothing at all is an amount', () => {
  expect(mistakesOf({ classes: [{ name: 'JHS', amounts: [9500, 0] }] })).toEqual([])
})

test.each<[Record<string, unknown>, string]>([
  [
    { classes: [{ name: 'JHS', amounts: [9, 500, 9, 0] }] },
    'classes.0.amounts: "JHS" has 4 amounts, but there are 2 terms. Write one for each term, without commas inside: 9500, not 9,500.',
  ],
  [
    { terms: [{ name: 'Year' }] },
    'classes.0.amounts: "JHS" has 2 amounts, but there is 1 term. Write one for each term, without commas inside: 9500, not 9,500.',
  ],
  [
    { classes: [{ name: 'JHS', amounts: ['9,500', 9000] }] },
    'classes.0.amounts.0: Entry 1 of "amounts" must be a number, but text stands here. Write it without quotes: 9500.',
  ],
  [
    { classes: [...fees.classes, { name: 'jhs ', amounts: [1, 2] }] },
    'classes.1.name: There is another "jhs " above. Give each a name of its own, or delete one of the two.',
  ],
  [
    {
      extras: [
        { name: 'Bus', amount: 1, per: 'term' },
        { name: 'Bus', amount: 1, per: 'year' },
      ],
    },
    'extras.1.name: There is another "Bus" above. Give each a name of its own, or delete one of the two.',
  ],
  [
    { currency: 'GH₵' },
    'currency: "currency" is "GH₵", which does not have the form it needs. Write it as the example shows. Example: "GHS".',
  ],
  [{ validFrom: '2062-09-01' }, 'validFrom: 2062-09-01 is more than 10 years away. Correct the year.'],
  [
    { terms: [{ name: 'A', due: '0206-09-01' }, { name: 'B' }] },
    'terms.0.due: On 0206-09-01 there were no websites yet. Correct the year.',
  ],
  [
    { classes: [{ name: 'JHS' }] },
    'classes.0: Nobody reads what "JHS" costs: "amounts" is missing. Write one amount for each term, or leave it so if families are to ask.',
  ],
  [
    { extras: [{ name: 'Bus', per: 'month' }] },
    'extras.0: Nobody reads what "Bus" costs: "amount" is missing. Write the amount, or leave it so if families are to ask.',
  ],
])('fees with %j are told', (fields, words) => {
  expect(mistakesOf(fields)).toEqual([words])
})

test('what is missing in a draft is not told', () => {
  expect(sectionMistakes({ ...fees, classes: [{ name: 'JHS' }] }, { draft: true })).toEqual([])
})
