import { expect, test } from 'vitest'
import { cutAround, focusAt } from '../../../../../../../scripts/lib/studio/app/pictures/cropArea.ts'

const size = { width: 1000, height: 600 }

test.each([
  [{ x: 50, y: 50 }, 1, { left: 200, top: 0, width: 600, height: 600 }],
  [{ x: 0, y: 0 }, 1, { left: 0, top: 0, width: 600, height: 600 }],
  [{ x: 100, y: 0 }, 1, { left: 400, top: 0, width: 600, height: 600 }],
  [{ x: 0, y: 25 }, 2, { left: 0, top: 25, width: 1000, height: 500 }],
])('around %o a place of the ratio %d shows %o', (focus, ratio, area) => {
  expect(cutAround(focus, size, ratio)).toEqual(area)
})

test('a place is told in whole percents, beyond the edge as the edge', () => {
  expect(focusAt({ x: 333, y: 300 }, size)).toEqual({ x: 33, y: 50 })
  expect(focusAt({ x: -5, y: 700 }, size)).toEqual({ x: 0, y: 100 })
})
