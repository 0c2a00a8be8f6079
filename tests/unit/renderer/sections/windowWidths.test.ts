import { expect, test } from 'vitest'
import { windowWidths } from '../../../../renderer/sections/PageCards.tsx'

test('storeys of a façade alternate between two rhythms', () => {
  expect(windowWidths(8)).toEqual([4, 3, 2, 3, 3, 2, 3, 4])
  expect(windowWidths(12).slice(8)).toEqual([4, 3, 2, 3])
})

test('any number of windows fills whole storeys', () => {
  for (let count = 0; count <= 30; count++) {
    const widths = windowWidths(count)
    expect(widths).toHaveLength(count)
    if (count > 1) expect(Math.max(0, ...widths)).toBeLessThanOrEqual(7)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(Math.ceil(count / 4) * 12)
  }
})
