import { expect, test } from 'vitest'
import { nodeAt } from '../../../../../../schema/model/schemaNode.ts'
import { schemas } from '../../../../../../schema/read/parse.ts'
import { Grid, NEW } from '../../../../../../scripts/studio/app/grid/Grid.ts'

function gridIn(group: Record<string, unknown>, key: string): Grid {
  const groupPath = ['sections', 0]
  const page = { sections: [group] }
  const [groupNode, node] = [groupPath, [...groupPath, key]].map(path => nodeAt(schemas.page, path, page))
  if (!groupNode || !node) throw new Error(`A section has no ${key}`)
  return new Grid({ groupPath, groupNode, group, key, node, locale: 'en-GH' })
}

/** One cell, from which on texts are written. */
const from = (row: number, column: number) => ({ row, column })

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
    'There was no room for 1 cell, beginning with “Lunch”. What you copied is still in the clipboard.',
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

test('a cell is written with what is missing around it; a list in which nothing is left goes', () => {
  const write = (grid: Grid, row: number, column: number, value: unknown) =>
    grid.withCell({ row, column }, value)
  const classes = gridIn(fees, 'classes')
  expect(write(classes, 0, 4, undefined).rows[0]).toEqual({ name: 'Crèche', amounts: [1, 2, 3] })
  expect(write(classes, 0, 2, 9).rows[0]).toMatchObject({ amounts: [1, 9, 3] })
  const added = write(classes, 1, 2, 9)
  expect(added.rows[1]).toEqual({ name: 'Nursery', amounts: ['', 9] })
  expect(write(added, 1, 2, undefined).rows[1]).toEqual({ name: 'Nursery' })
})
