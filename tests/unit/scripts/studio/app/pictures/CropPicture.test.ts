import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  between,
  centred,
  cutAround,
  focusAt,
  holds,
  within,
} from '../../../../../../scripts/studio/app/pictures/CropPicture.tsx'

const size = { width: 400, height: 300 }

test.each([
  [1, { left: 50, top: 0, width: 300, height: 300 }],
  [16 / 9, { left: 0, top: 38, width: 400, height: 225 }],
  [3 / 4, { left: 88, top: 0, width: 225, height: 300 }],
])('a shape of the ratio %f is as large as the picture allows, and in its middle', (ratio, area) => {
  expect(centred(size, ratio)).toEqual(area)
})

test('a frame that is drawn in any direction is the part between both places', () => {
  const area = { left: 100, top: 50, width: 200, height: 100 }
  expect(between({ x: 100, y: 50 }, { x: 300, y: 150 }, size)).toEqual(area)
  expect(between({ x: 300, y: 150 }, { x: 100, y: 50 }, size)).toEqual(area)
  expect(holds(area, { x: 299, y: 149 })).toBe(true)
  expect(holds(area, { x: 300, y: 149 })).toBe(false)
})

test('no part reaches beyond its picture, is empty, or has half a pixel', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true })
  const side = fc.integer({ min: 1, max: 4000 })
  const area = fc.record({ left: number, top: number, width: number, height: number })
  fc.assert(
    fc.property(area, fc.record({ width: side, height: side }), (area, size) => {
      const { left, top, width, height } = within(area, size)
      expect([left, top, width, height].every(Number.isInteger)).toBe(true)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
    }),
  )
})

const large = { width: 1000, height: 600 }

test.each([
  [{ x: 50, y: 50 }, 1, { left: 200, top: 0, width: 600, height: 600 }],
  [{ x: 0, y: 0 }, 1, { left: 0, top: 0, width: 600, height: 600 }],
  [{ x: 100, y: 0 }, 1, { left: 400, top: 0, width: 600, height: 600 }],
  [{ x: 0, y: 25 }, 2, { left: 0, top: 25, width: 1000, height: 500 }],
])('around %o a place of the ratio %d shows %o', (focus, ratio, area) => {
  expect(cutAround(focus, large, ratio)).toEqual(area)
})

test('a place is told in whole percents, beyond the edge as the edge', () => {
  expect(focusAt({ x: 333, y: 300 }, large)).toEqual({ x: 33, y: 50 })
  expect(focusAt({ x: -5, y: 700 }, large)).toEqual({ x: 0, y: 100 })
})
