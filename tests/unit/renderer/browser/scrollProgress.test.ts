import { expect, test } from 'vitest'
import { progressOf } from '../../../../renderer/browser/scrollProgress.ts'

test.each([
  [-50, 0],
  [100, 0],
  [350, 0.25],
  [1100, 1],
  [9000, 1],
])('R-TML-6: at %d of a line from 100 to 1100 the progress is %d', (position, progress) => {
  expect(progressOf(position, 100, 1000)).toBe(progress)
})
