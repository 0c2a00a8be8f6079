// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import { clipboardOf, tableIn } from '../../../../../../scripts/studio/app/grid/clipboardTable.ts'

const folder = join(projectRoot, 'tests/fixtures/clipboards/tables')

const tableOf = (file: string) => {
  const content = readFileSync(join(folder, file), 'utf8')
  return tableIn(file.endsWith('.html') ? { html: content, text: '' } : { html: '', text: content })
}

/** What each clipboard with a table is read as. */
const tables: Record<string, string[][] | undefined> = {
  'excel-fees.html': [
    ['Class', 'First term', 'Second term', 'Third term'],
    ['Nursery 1', 'GHS 6,500.00', 'GHS 6,200.50', 'GHS 6,200.00'],
    ['Kindergarten & Class 1', 'GHS 7,000.00', '', 'GHS 6,900.00'],
  ],
  'excel-merged.html': [
    ['Timetable of Year 7', '', '', ''],
    ['Monday', '8:00', 'English', 'Biology'],
    ['Monday', '8:40', 'Break', 'Break'],
  ],
  'excel-columns.html': [
    ['Ama Mensah', 'Head'],
    ['', ''],
    ['Kwame Boateng', 'Driver\nof the bus'],
  ],
  'excel-cell.html': [['6,500']],
  'excel-fees.txt': [
    ['Class', 'First term'],
    ['Nursery 1', '6,500'],
  ],
  'excel-quoted.txt': [
    ['Name', 'Address'],
    ['Lower "Old" School', '1 Harbour Road\nAccra'],
    ['12" ruler', 'GHS 5'],
  ],
  'sheets-hours.html': [
    ['Mon – Thu', '7:30 am', '4:00 pm'],
    ['Friday', '7:30 am', '1.00 pm'],
  ],
  'sheets-hours.txt': [
    ['Mon – Thu', '7:30 am', '4:00 pm'],
    ['Friday', '7:30 am', '1.00 pm'],
  ],
  'sheets-merged.html': [
    ['Science', 'Physics'],
    ['Science', 'Chemistry\nand practice'],
    ['', '98.5%'],
  ],
  'sheets-links.html': [
    ['BECE', '98.5%'],
    ['WASSCE\nof 2026', ''],
  ],
  // One cell is a text.
  'sheets-cell.html': undefined,
  'calc-events.html': [
    ['Open day', '19 September 2026', 'Main hall'],
    ['Sports day', '2026-12-01', ''],
  ],
  'writer-table.html': [
    ['Subject', 'Lessons'],
    ['English\nLanguage', '6'],
    ['Swimming', ''],
  ],
  'word-people.html': [
    ['Name', 'Role'],
    ['Dr Ɛsi Quartey', 'Examinations\nofficer'],
    ['', 'School nurse'],
  ],
  'docs-table.html': [
    ['Item', 'Price'],
    ['Shirt, white', '₵120'],
  ],
  'numbers-prices.html': [
    ['Shirt', '120,00'],
    ['Tie', ''],
  ],
  'web-results.html': [
    ['Year', 'Pass rate', 'Pass rate'],
    ['Year', 'BECE', 'WASSCE1'],
    ['2025', '100%', '98%\nof 64'],
    ['2026', 'to come', 'to come'],
  ],
  'notepad-ragged.txt': [
    ['Nursery', '6 500', ''],
    ['Kindergarten', '7 000', 'Books included'],
  ],
  'word-list.html': undefined,
  'web-layout.html': undefined,
  'editor-code.txt': undefined,
}

test.each(Object.entries(tables))('the table of the clipboard %s is read cell by cell', (file, rows) => {
  expect(tableOf(file)).toEqual(rows)
})

test.each([
  'Dear parents, the bus\nis late, and so are we',
  'Nursery,6,500\nCrèche,6,200',
  'Accra;Ghana\nLagos;Nigeria',
])('%j has no tabs, and is a text', text => {
  expect(tableIn({ html: '', text })).toBeUndefined()
})

test('a list with tabs in its plain text is none where the clipboard has its HTML', () => {
  const [html = '', text = ''] = ['word-list.html', 'word-list.txt'].map(file =>
    readFileSync(join(folder, file), 'utf8'),
  )
  expect(tableIn({ html, text })).toBeUndefined()
})

test('every clipboard is expected to be something', () => {
  const files = readdirSync(folder).filter(file => /^(?:excel|sheets|calc|writer|numbers)-/.test(file))
  expect(files.filter(file => !(file in tables))).toEqual([])
})

test('what is copied from cells is read as the same cells, from HTML and from text', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', '<', '&', ' ', '\t', '5', ',', '{') })
    .map(text => `x${text.replace(/\s+/g, ' ')}x`)
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain(width =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    )
  fc.assert(
    fc.property(table, rows => {
      const { html, text } = clipboardOf(rows)
      expect(tableIn({ html, text: '' })).toEqual(rows)
      expect(tableIn({ html: '', text })).toEqual(rows)
    }),
    { numRuns: 60 },
  )
})
