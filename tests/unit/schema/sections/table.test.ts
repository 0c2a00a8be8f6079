import { expect, test } from 'vitest'
import { sectionMistakes } from '../../sectionMistakes.ts'

const mistakesOf = (fields: Record<string, unknown>) =>
  sectionMistakes({
    type: 'table',
    title: 'Uniform',
    columns: [{ label: 'What' }, { label: 'Price' }],
    ...fields,
  })

test('a row with a text for each column is right', () => {
  expect(
    mistakesOf({
      rows: [
        ['Blazer', '120'],
        ['Tie', '–'],
      ],
    }),
  ).toEqual([])
})

test.each([
  [
    [['Blazer']],
    'rows.0: This row has 1 text, and the table has 2 columns. Write a text for each column; "–" where there is nothing to say.',
  ],
  [
    [
      ['Tie', '35'],
      ['Blazer', '120', '180'],
    ],
    'rows.1: This row has 3 texts, and the table has 2 columns. Delete what belongs to no column, or add a column.',
  ],
])('a table with the rows %j is told', (rows, words) => {
  expect(mistakesOf({ rows })).toEqual([words])
})
