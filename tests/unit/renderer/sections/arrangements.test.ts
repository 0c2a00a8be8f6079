import { expect, test } from 'vitest'
import { columnsFor, opticalSize } from '../../../../renderer/sections/Logos.tsx'
import { windowWidths } from '../../../../renderer/sections/PageCards.tsx'
import { initialsOf } from '../../../../renderer/sections/People.tsx'
import { splitsEvenly } from '../../../../renderer/sections/Text.tsx'

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

test.each([
  ['Ama Mensah', 'AM'],
  ['Dr Ɛsi Quartey', 'ƐQ'],
  ['Prof. Nana Akosua Sarpong-Darko', 'NS'],
  ['Ama', 'A'],
  ['Head of Pre-School', 'HP'],
  ['School nurse', 'SN'],
  ['Fees and accounts', 'FA'],
  ['Drama/Music', 'DM'],
  ['Mr', 'M'],
  ['of', 'O'],
  ['𝒜lpha Omega', '𝒜O'],
  ['42', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

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
