import { expect, test } from 'vitest'
import { cache } from '../../../../../renderer/theme/css.ts'
import { cardsInPairs, textColumns } from '../../../../../renderer/ui/columns/rows.ts'

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

test.each([4, 7, 10])('%i texts stand in full rows, none of them displaced by a column', count => {
  const rules = textColumns(count)
    .split(' ')
    .map(name => cache.registered[name] ?? '')
    .join('')
  expect(rules).toContain(`nth-of-type(-n + ${cardsInPairs(count)})`)
  expect(rules).not.toMatch(/grid-column:\s*\d;/)
})
