import { expect, test } from 'vitest'
import { moveActive } from '../../../../../../scripts/studio/app/form/PickerField.tsx'

test.each([
  ['ArrowDown', 0, 1, 1],
  ['ArrowDown', 9, 1, 9],
  ['ArrowUp', 3, 1, 2],
  ['ArrowUp', 0, 1, 0],
  ['PageDown', 1, 1, 5],
  ['PageDown', 8, 1, 9],
  ['PageUp', 2, 1, 0],
  ['ArrowRight', 3, 1, undefined],
  ['ArrowLeft', 3, 1, undefined],
  ['Home', 3, 1, undefined],
  ['a', 3, 1, undefined],
  ['ArrowDown', 1, 4, 5],
  ['ArrowDown', 7, 4, 7],
  ['ArrowUp', 6, 4, 2],
  ['ArrowUp', 2, 4, 2],
  ['ArrowRight', 3, 4, 4],
  ['ArrowRight', 9, 4, 9],
  ['ArrowLeft', 0, 4, 0],
])('%s leads from option %i of ten in %i columns to %s', (key, active, columns, to) => {
  expect(moveActive(key, active, 10, columns)).toBe(to)
})
