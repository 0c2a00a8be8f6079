// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import { clipboardOf } from '../../../../../../scripts/studio/app/grid/clipboardTable.ts'
import { form, loadForEachTest, open, part, selectSection, use } from '../appOnSite.ts'
import { all, descriptionOf, find, nameOf, wordsOf } from '../byRole.ts'
import { fill, paste, press, textIn } from '../use.ts'

loadForEachTest()

const focused = () => document.activeElement ?? document.body
const cell = (name: string | RegExp) => find('textbox', name, form())
const group = (name: RegExp) => find('group', name, form())
const textsOf = async (names: readonly string[]) =>
  Promise.all(names.map(async name => textIn(await cell(name))))

async function openFees(): Promise<void> {
  await open('/admissions/fees')
  await selectSection(2)
  await group(/^Classes/)
}

async function openTable(): Promise<void> {
  await open('/about/results')
  await selectSection(6)
  await group(/^Rows/)
}

/** Sends the event of a clipboard, as Ctrl C, X and V do. @returns what was put into the clipboard */
function clipboard(type: 'copy' | 'cut' | 'paste', content: { html?: string; text?: string } = {}) {
  const data = new DataTransfer()
  if (content.html) data.setData('text/html', content.html)
  if (content.text) data.setData('text/plain', content.text)
  focused().dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }))
  return { html: data.getData('text/html'), text: data.getData('text/plain') }
}

const fixture = (file: string) =>
  readFileSync(join(projectRoot, 'tests/fixtures/clipboards/tables', file), 'utf8')

test('a cell is called by its column and its row, and each name is one cell', async () => {
  await openFees()
  const classes = await group(/^Classes/)
  const names = all('textbox', undefined, classes).map(nameOf)
  expect(names).toContain('Third term, Crèche, 6 to 18 months')
  expect(new Set(names).size).toBe(names.length)
  const headings = [...classes.querySelectorAll('th[scope="col"]')].map(wordsOf)
  expect(headings).toEqual(['Name', 'First term', 'Second term', 'Third term', 'Note'])
  const firsts = [...classes.querySelectorAll<HTMLElement>('th[scope="row"] textarea')].map(textIn)
  expect(firsts).toHaveLength(5)
  // A row that is called like another one has its number, too.
  fill(await cell('Name, row 2 of classes'), firsts[0] ?? '')
  await cell(`Third term, ${firsts[0]} (row 2)`)
  await use('Undo')
})

test('a number is written as its author writes it, and kept as a number; what is none stays with its problem', async () => {
  await openFees()
  const amount = await cell('First term, Crèche, 6 to 18 months')
  fill(amount, 'GHS 6,450.')
  expect(textIn(amount)).toBe('GHS 6,450.')
  press(amount, 'Enter')
  await expect.poll(() => textIn(amount)).toBe('6450')
  fill(amount, 'six thousand')
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => descriptionOf(amount)).not.toBe('')
  expect(textIn(amount)).toBe('six thousand')
  const undone = async () => {
    const undo = await find('button', 'Undo')
    if (!undo.matches(':disabled')) press(undo, 'Enter')
    return textIn(amount)
  }
  await expect.poll(undone).toBe('6200')
})

test('Enter in the last row adds one, whose required number is empty and missed; Escape leads out', async () => {
  await open('/about/results')
  await selectSection(1)
  const items = await group(/^Results/)
  const pressFocused = (key: string) => press(focused() as HTMLElement, key)
  const now = () => nameOf(focused())
  const firsts = () => [...items.querySelectorAll<HTMLElement>('th[scope="row"] textarea')]
  const count = firsts().length
  press(firsts().at(-1) ?? items, 'Enter')
  await expect.poll(now).toBe(`Value, row ${count + 1} of results`)
  const lit = await cell(`Lit, row ${count + 1}`)
  expect(textIn(lit)).toBe('')
  await expect.poll(() => descriptionOf(lit)).toMatch(/number/)
  // An empty row is not followed by another one.
  pressFocused('Enter')
  expect(firsts()).toHaveLength(count + 1)
  lit.focus()
  await use('Add a result', items)
  await expect.poll(now).toBe(`Value, row ${count + 1} of results`)
  expect(firsts()).toHaveLength(count + 1)
  fill(lit, '95')
  pressFocused('Enter')
  await expect.poll(now).toBe(`Lit, row ${count + 2}`)
  pressFocused('Escape')
  expect(now()).toBe(`Move row ${count + 2} up`)
  for (const _ of [1, 2, 3]) await use('Undo')
})

test('rows are moved with the focus, and removed', async () => {
  await openFees()
  const names = () => all('textbox', /^Name, row \d of classes/, form()).map(textIn)
  const before = names()
  const [first = '', second = ''] = before
  ;(await cell('Name, row 1 of classes')).focus()
  await find('button', `Move ${first} down`)
  press(focused() as HTMLElement, 'Escape')
  expect(nameOf(focused())).toBe(`Move ${first} down`)
  press(focused() as HTMLElement, 'Enter')
  await expect.poll(() => names().slice(0, 2)).toEqual([second, first])
  await expect.poll(() => nameOf(focused())).toBe(`Move ${first} down`)
  await use(`Move ${first} up`)
  await expect.poll(names).toEqual(before)
  // At an end of the grid only the way back is left.
  await expect.poll(() => nameOf(focused())).toBe(`Move ${first} down`)
  await use(`Remove ${first}`)
  await expect.poll(names).toEqual(before.slice(1))
  for (const _ of [1, 2, 3]) await use('Undo')
  expect((await find('button', 'Undo')).matches(':disabled')).toBe(true)
})

test('what was copied in Excel fills the cells as numbers, adds rows, and is taken back by one undo', async () => {
  await openFees()
  const amounts = ['First term, ', 'Second term, ', 'Third term, ']
  ;(await cell('Name, row 5 of classes')).focus()
  const before = textIn(focused())
  clipboard('paste', { html: fixture('excel-fees.html'), text: 'Class\tFirst term' })
  await expect
    .poll(() => textsOf(amounts.map(name => `${name}Nursery 1`)))
    .toEqual(['6500', '6200.5', '6200'])
  await find('status', '3 rows pasted.')
  await use('Undo')
  await expect.poll(async () => textIn(await cell('Name, row 5 of classes'))).toBe(before)
  expect((await find('button', 'Undo')).matches(':disabled')).toBe(true)
})

test('a column of a table moves with its heading and all its cells, and is added and removed', async () => {
  await openTable()
  const columns = () => all('textbox', /^Heading of column/, form()).map(textIn)
  const [first = '', second = ''] = columns()
  const bece = async () => textIn(await cell(/, row 1 of rows$/))
  expect(await bece()).toBe('BECE')
  ;(await cell('Heading of column 1')).focus()
  await use(`Move ${first} to the right`)
  await expect.poll(() => columns().slice(0, 2)).toEqual([second, first])
  expect(await bece()).toMatch(/^Pupils/)
  await expect.poll(() => nameOf(focused())).toBe(`Move ${first} to the right`)
  await use(`Remove the column ${first}`)
  await expect.poll(columns).not.toContain(first)
  await use('Undo')
  await use('Undo')
  ;(await cell('Heading of column 1')).focus()
  await use(`Add a column after ${first}`)
  await expect.poll(() => nameOf(focused())).toBe('Heading of column 2')
  await expect.poll(() => columns().slice(0, 3)).toEqual([first, '', second])
  await use('Undo')
})

test('cells that are selected with Shift and arrows are copied as text and as a table, cut and cleared', async () => {
  await openFees()
  const names = ['First term, Crèche, 6 to 18 months', 'Second term, Crèche, 6 to 18 months']
  const press1 = (key: string) => press(focused() as HTMLElement, key, { shiftKey: true })
  ;(await cell(names[0] ?? '')).focus()
  ;(focused() as HTMLTextAreaElement).select()
  const chosen = () => form().querySelectorAll('[aria-selected="true"]').length
  press1('ArrowRight')
  await expect.poll(chosen).toBe(2)
  press1('ArrowDown')
  await expect.poll(chosen).toBe(4)
  expect(clipboard('copy')).toEqual(
    clipboardOf([
      ['6200', '6200'],
      ['6200', '6200'],
    ]),
  )
  expect(clipboard('cut').text).toBe('6200\t6200\n6200\t6200')
  // What was selected is selected no more once another cell has the focus.
  ;(await cell('Note, Nursery 2, 2 to 3 years')).focus()
  await expect.poll(chosen).toBe(0)
  await expect.poll(() => textsOf(names)).toEqual(['', ''])
  await use('Undo')
  await expect.poll(() => textsOf(names)).toEqual(['6200', '6200'])
})

test('opening hours are read from what was copied in Google Sheets', async () => {
  await open('Name, menu, contact, footer')
  await part('Contact')
  const hours = await group(/^Hours/)
  ;(await find('button', /^Days, row 1 of hours/, hours)).focus()
  clipboard('paste', { html: fixture('sheets-hours.html') })
  await find('button', 'Days, row 1 of hours: Monday, Tuesday, Wednesday, Thursday', hours)
  expect(await textsOf(['Opens, Monday, Tuesday, Wednesday, Thursday', 'Closes, Friday'])).toEqual([
    '07:30',
    '13:00',
  ])
  await use('Undo')
})

test('what has no room in a cell opens with its row: a person has a grid with a picture and a text', async () => {
  await open('/about/people')
  await selectSection(1)
  const groups = await group(/^Groups/)
  press(all('button', undefined, groups)[0] ?? groups, 'Enter')
  const opener = all('button', /^Text, /, groups)[0]
  if (!opener) throw new Error('There is no text to open')
  press(opener, 'Enter')
  const dialog = await find('dialog')
  paste(await find('textbox', /^Text/, dialog), 'Rings the bell.')
  await use('Done', dialog)
  await expect.poll(() => all('dialog')).toEqual([])
  await find('button', /^Text, .*: Rings the bell\./)
  await use('Undo')
})
