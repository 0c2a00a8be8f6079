import { expect, test } from 'vitest'
import { nodeAt } from '../../../../../../schema/model/schemaNode.ts'
import { schemas } from '../../../../../../schema/read/parse.ts'
import { sectionPresets } from '../../../../../../schema/section.ts'
import { Grid, NEW } from '../../../../../../scripts/studio/app/grid/Grid.ts'

function gridIn(group: Record<string, unknown>, key: string): Grid {
  const groupPath = ['sections', 0]
  const page = { sections: [group] }
  const [groupNode, node] = [groupPath, [...groupPath, key]].map(path => nodeAt(schemas.page, path, page))
  if (!groupNode || !node) throw new Error(`A section has no ${key}`)
  return new Grid({ groupPath, groupNode, group, key, node, locale: 'en-GH' })
}

/** One cell, from which on texts are written. */
const from = (row: number, column: number) => ({ from: { row, column }, to: { row, column } })

const fees = {
  type: 'fees',
  terms: [{ name: 'First' }, { name: 'Second' }, { name: 'Third' }],
  classes: [{ name: 'Crèche', amounts: [1, 2, 3], note: 'Books' }, { name: 'Nursery' }],
}
const table = {
  type: 'table',
  columns: [{ label: 'Club', align: 'right' }, { label: 'Day' }],
  rows: [['Chess', 'Monday'], ['Choir']],
}

test('headings that are copied with their cells are left out, and what has no room is said', () => {
  const classes = gridIn(fees, 'classes')
  const { grid, height, loss } = classes.fill(from(1, 0), [
    ['Name', 'First', 'Second'],
    ['KG', 'GHS 1,000', ''],
    ['JHS', 'ask us', '2'],
  ])
  expect(grid.list.group.classes).toEqual([
    fees.classes[0],
    { name: 'KG', amounts: [1000, ''] },
    { name: 'JHS', amounts: ['ask us', 2] },
  ])
  expect([height, loss]).toEqual([2, ''])
  expect(classes.fill(from(0, 4), [['Books', 'Lunch']]).loss).toBe(
    'There was no room for 1 column, beginning with “Lunch”. What you copied is still in the clipboard.',
  )
})

test('what is pasted beyond a table of texts adds rows and headings, and every cell has a text', () => {
  const { columns, rows } = gridIn(table, 'rows').fill(from(-1, 1), [
    ['Day', 'Room'],
    ['Friday', '4'],
    ['', ''],
    ['', 'Hall'],
  ]).grid.list.group
  expect(columns).toEqual([{ label: 'Club', align: 'right' }, { label: 'Day' }, { label: 'Room' }])
  expect(rows).toEqual([
    ['Chess', 'Friday', '4'],
    ['Choir', '–', '–'],
    ['–', '–', 'Hall'],
  ])
})

test.each([
  ['moves', [1, 0, 2], [2, 1, 3]],
  ['adds', [0, NEW, 1, 2], [1, '', 2, 3]],
  ['duplicates', [0, 0, 1, 2], [1, 1, 2, 3]],
  ['removes', [0, 2], [1, 3]],
])('a list that is in the order of another one %s what that one does', (_, order, amounts) => {
  const after = gridIn(fees, 'terms').arrange('row', order).list.group
  expect(after).toMatchObject({ classes: [{ name: 'Crèche', amounts, note: 'Books' }, { name: 'Nursery' }] })
  const { columns, rows } = gridIn(table, 'rows').arrange('column', [1, 0]).list.group
  expect([columns, rows]).toEqual([
    table.columns.toReversed(),
    [
      ['Monday', 'Chess'],
      ['–', 'Choir'],
    ],
  ])
})

test('a cell is written alone, or with what is missing around it; a list in which nothing is left goes', () => {
  const classes = gridIn(fees, 'classes')
  const change = (row: number, column: number, value: unknown, grid = classes) => {
    const after = grid.withCell({ row, column }, value)
    return [after.changeFrom(grid, { row, column }), after] as const
  }
  const path = ['sections', 0, 'classes', 1, 'amounts']
  expect(change(0, 4, undefined)[0]).toEqual([['sections', 0, 'classes', 0, 'note'], undefined])
  expect(change(0, 2, 9)[0]).toEqual([['sections', 0, 'classes', 0, 'amounts', 1], 9])
  const [added, after] = change(1, 2, 9)
  expect(added).toEqual([path, ['', 9]])
  expect(change(1, 2, undefined, after)[0]).toEqual([path, undefined])
})

test('only a table that is an example still gives way to what is pasted', () => {
  const { section } = sectionPresets.find(preset => preset.section.type === 'table') ?? {}
  const example = gridIn({ ...section }, 'rows')
  const copied = [
    ['Club', 'Day'],
    ['Chess', 'Monday'],
  ]
  const { columns, rows } = example.withoutExample().fill(from(-1, 0), copied).grid.list.group
  expect([columns, rows]).toEqual([[{ label: 'Club' }, { label: 'Day' }], [['Chess', 'Monday']]])
  expect(gridIn(table, 'rows').withoutExample().rows).toEqual(table.rows)
})
