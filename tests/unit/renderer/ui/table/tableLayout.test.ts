import { expect, test } from 'vitest'
import { tableLayout, unbroken } from '../../../../../renderer/ui/table/tableLayout.ts'

/** A table of two equal rows. */
const layoutOf = (cells: string[], align?: 'right') =>
  tableLayout(
    cells.map((_, index) => ({ label: `${index}`, align: index > 0 ? align : undefined })),
    [{ cells }, { cells }],
  )

test.each([
  [['Monday to Thursday', '6:30', '17:30'], 'always'],
  [['English', '6', '6', '6'], 'medium'],
  [['Replacement of a lost identity card', 'GHS 120'], 'pair'],
  [['8:00', ...Array.from({ length: 4 }, () => 'Mathematics')], 'medium'],
  [['8:00', ...Array.from({ length: 7 }, () => 'Mathematics')], 'large'],
  [['8:00', ...Array.from({ length: 9 }, () => 'Mathematics')], 'wide'],
  [['8:00', ...Array.from({ length: 11 }, () => 'Mathematics')], 'never'],
])('%j is a table: %s', (cells, layout) => {
  expect(layoutOf(cells)).toBe(layout)
})

test('capitals need more room', () => {
  const cells = ['8:00', ...Array.from({ length: 4 }, () => 'MATHEMATICS')]
  expect(layoutOf(cells)).toBe('large')
})

test('numbers keep to one line, so they need more room than texts', () => {
  const cells = ['Class', 'GHS 12,500 each', 'GHS 12,500 each']
  expect([layoutOf(cells), layoutOf(cells, 'right')]).toEqual(['always', 'medium'])
})

test('a long text takes more lines, so that it does not turn a table into blocks', () => {
  const sentence = 'Lessons begin at half past seven, and the rooms stay open until the last bus. '
  expect(layoutOf(['8:00', sentence.repeat(10)])).toBe('medium')
})

test('three columns that fill the narrowest phone are blocks there: a reader may widen the spaces between letters', () => {
  expect(layoutOf(['Thursday', '6:30', '17:30'], 'right')).toBe('always')
  expect(layoutOf(['Wednesday', '6:30 am', '17:30 pm'], 'right')).toBe('phone')
})

test('a short text stays on one line', () => {
  expect([unbroken('Day 1'), unbroken('Physical education')]).toEqual(['Day\u00a01', 'Physical education'])
})
