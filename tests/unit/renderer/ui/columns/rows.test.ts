import { expect, test } from 'vitest'
import { cardsInPairs } from '../../../../../renderer/ui/columns/rows.ts'

test.each(Array.from({ length: 40 }, (_, index) => index + 2))(
  '%i cards stand in full rows of two and three',
  count => {
    const inPairs = cardsInPairs(count)
    expect(inPairs % 2).toBe(0)
    expect((count - inPairs) % 3).toBe(0)
    // Nearly all rows have three.
    expect(inPairs).toBeLessThanOrEqual(4)
  },
)
