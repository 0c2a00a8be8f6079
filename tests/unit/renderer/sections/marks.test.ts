import { expect, test } from 'vitest'
import { columnsFor, opticalSize } from '../../../../renderer/sections/Logos.tsx'

test.each([
  [1, { width: 98, height: 98 }],
  [2, { width: 139, height: 69 }],
  [0.5, { width: 56, height: 112 }],
  [10, { width: 200, height: 20 }],
])('a mark that is %s times as wide as high is shown in %j', (ratio, size) => {
  expect(opticalSize(ratio)).toEqual(size)
})

test.each([
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 4],
  [10, 5],
  [23, 4],
])('%i marks stand in %i columns, so that the last row is as full as can be', (count, columns) => {
  expect(columnsFor(count)).toBe(columns)
})
