import { expect, test } from 'vitest'
import { numberIn } from '../../../../../../scripts/studio/app/form/numberIn.ts'
import { textIn, valueIn } from '../../../../../../scripts/studio/app/grid/cellText.ts'
import type { FieldSchema } from '../../../../../../scripts/studio/host/fields/fieldSchema.ts'

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

const time: FieldSchema = { type: 'string', pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }
const per: FieldSchema = { type: 'string', enum: ['term', 'once'], 'x-choices': { once: 'Only once' } }
const days: FieldSchema = {
  type: 'array',
  items: { type: 'string', enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
}
const date: FieldSchema = { type: 'string', format: 'date' }
const dash: FieldSchema = { type: 'string', 'x-empty': '–' }
const lines: FieldSchema = { type: ['string', 'array'], 'x-control': 'richText', 'x-markup': 'blocks' }

test.each<[string, FieldSchema, unknown]>([
  ['19 September 2026', date, '2026-09-19'],
  ['19/9/2026', date, '2026-09-19'],
  ['19-Sep-26', date, '2026-09-19'],
  ['2026-09-19', date, '2026-09-19'],
  ['soon', date, 'soon'],
  ['7.30 am', time, '07:30'],
  ['4 p.m.', time, '16:00'],
  ['07:30', time, '07:30'],
  ['when it rains', time, 'when it rains'],
  ['only ONCE', per, 'once'],
  ['Term', per, 'term'],
  ['weekly', per, 'weekly'],
  ['Mon – Wed, Fri', days, ['Monday', 'Tuesday', 'Wednesday', 'Friday']],
  ['Monday to Thursday', days, ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
  ['Someday', days, ['Someday']],
  ['-', { type: 'number' }, undefined],
  ['about 5', { type: 'number' }, 'about 5'],
  ['-', dash, '–'],
  ['', dash, undefined],
  ['Two\nlines', { type: 'string' }, 'Two lines'],
  ['Two\nlines', lines, 'Two\nlines'],
  ['yes', { type: 'boolean' }, true],
  ['No', { type: 'boolean' }, false],
])('%j in a cell of %o is %j', (text, schema, value) => {
  expect(valueIn(text, schema)).toEqual(value)
})

test('a day of which only numbers are said is read in the order of the computer', () => {
  const written = new Intl.DateTimeFormat(undefined, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const text = written.format(new Date(2026, 8, 8)).replaceAll('08', '07')
  expect(valueIn(text, date)).toBe('2026-09-07')
})

test.each<[unknown, FieldSchema, string]>([
  [6500, { type: 'number' }, '6500'],
  [null, { type: 'number' }, ''],
  [undefined, { type: 'string' }, ''],
  ['–', dash, ''],
  ['once', per, 'Only once'],
  ['weekly', per, 'weekly'],
  [['Monday', 'Tuesday', 'Wednesday'], days, 'Monday – Wednesday'],
  [['Monday', 'Wednesday'], days, 'Monday, Wednesday'],
  [['First.', 'Second.'], lines, 'First.\nSecond.'],
])('%j in a cell of %o is shown as %j', (value, schema, text) => {
  expect(textIn(value, schema)).toBe(text)
})
