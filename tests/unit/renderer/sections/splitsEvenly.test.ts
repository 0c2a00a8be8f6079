import { expect, test } from 'vitest'
import { splitsEvenly } from '../../../../renderer/sections/Text.tsx'

const words = (count: number) => 'word '.repeat(count)

test.each([
  ['two of about equal length', [40, 50], true],
  ['a short one before a long one', [15, 80], false],
  ['a long one before two short ones', [60, 30, 25], true],
  ['two short ones before a long one', [20, 30, 90], false],
  ['four', [30, 30, 30, 30], true],
])('paragraphs stand in two columns only where both are about as high: %s', (_, counts, isEven) => {
  expect(splitsEvenly(counts.map(words))).toBe(isEven)
})

test('words with emphasis and in links count as they are read', () => {
  const link = { tag: 'a' as const, href: `/${'long/'.repeat(60)}`, children: [words(20)] }
  expect(splitsEvenly([{ tag: 'p', children: [link] }, words(20)])).toBe(true)
})
