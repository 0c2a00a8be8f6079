import { expect, test } from 'vitest'
import { labelsOf } from '../../../../renderer/sections/Results.tsx'

const repeat = (value: number | null, times: number) => Array.from({ length: times }, () => value)

test.each([
  [repeat(98.55, 2), '%', '98.55%'],
  [repeat(98.55, 6), '%', '98.55%'],
  [repeat(98.55, 8), '%', '98.55'],
  [repeat(100, 8), '%', '100%'],
  [repeat(123508.78, 4), 'points', '123,508.78'],
  [repeat(123508.78, 8), 'points', '124K'],
  [repeat(1234567, 8), undefined, '1.23M'],
])('the labels of %j with the unit %s have room on a phone: %s', (values, unit, label) => {
  expect(labelsOf(values, unit, 'en-GH')).toEqual(values.map(() => label))
})

test('all labels of a chart are written the same way', () => {
  expect(labelsOf([12345.67, null, ...repeat(7, 6)], 'points', 'en-GH')).toEqual([
    '12.3K',
    '–',
    ...repeat(7, 6).map(String),
  ])
})
