import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { FORM, formOf, open, previewOf, undoAll } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

// One worker for all of them, and so one studio.
test.describe.configure({ mode: 'default', timeout: 90_000 })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.afterEach(({ page }) => undoAll(page))

const cell = (page: Page, name: string | RegExp) => formOf(page).getByRole('textbox', { name, exact: true })

/** Pastes what another program has copied. */
const pasteFrom = (page: Page, html: string) =>
  page.evaluate(copied => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

test('fees are typed and pasted by keyboard alone, and the way out of the grid is Escape', async ({
  page,
}) => {
  await open(page, '/admissions/fees')
  await formOf(page)
    .getByRole('button', { name: /^Fees *Pre-School fees/ })
    .click()
  const last = cell(page, /^Note, Kindergarten 2/)
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Name, row 6 of classes')).toBeFocused()
  await page.keyboard.type('Kindergarten 3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('GHS 7,100.50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7200')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7300')
  const row = previewOf(page).getByRole('row', { name: /^Kindergarten 3/ })
  await expect(row.getByRole('cell').first()).toHaveText(/7,100\.50/)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'Second term, Kindergarten 3')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'First term, Kindergarten 3')).toHaveValue('7100.5')

  // Two rows of three amounts, as Excel copies them.
  await cell(page, /^First term, Kindergarten 1/).focus()
  const html = await readFile(join(projectRoot, 'tests/fixtures/clipboards/tables/excel-fees.html'), 'utf8')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'Name, row 4 of classes')).toBeFocused()
  await pasteFrom(page, html.replace(/ <tr[\s\S]*?<\/tr>/, ''))
  await expect(formOf(page).getByRole('status').filter({ hasText: '2 rows pasted.' })).toBeVisible()
  await expect(cell(page, 'First term, Nursery 1')).toHaveValue('6500')
  await expect(cell(page, 'Second term, Kindergarten & Class 1')).toHaveValue('')
  // What has no amount is said with the name of its cell, which leads there.
  await expect(cell(page, 'Second term, Kindergarten & Class 1')).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(page, 'Second term, Kindergarten & Class 1')).toHaveAccessibleDescription(/number/i)
  await formOf(page).getByRole('button', { name: 'Second term, Kindergarten & Class 1' }).press('Enter')
  await expect(cell(page, 'Second term, Kindergarten & Class 1')).toBeFocused()
  await cell(page, 'Name, row 6 of classes').focus()
  expect(await findings(page, FORM)).toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(page, /^Second term, Kindergarten 2/)).toHaveValue('6900')

  await cell(page, 'Name, row 6 of classes').focus()
  await page.keyboard.press('Escape')
  await expect(formOf(page).getByRole('button', { name: 'Move Kindergarten 3 up' })).toBeFocused()
  // No key is needed but Tab to go on.
  for (const name of [
    'Duplicate Kindergarten 3',
    'Remove Kindergarten 3',
    'Add to classes',
    'Large: Classes',
  ]) {
    await page.keyboard.press('Tab')
    await expect(formOf(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Name, row 1 of extras')).toBeFocused()
})

test('a grid can be as large as the window, cells are chosen with the mouse and copied, a column and a row are moved', async ({
  page,
}) => {
  await open(page, '/about/results')
  await formOf(page)
    .getByRole('button', { name: /^Table/ })
    .click()
  await formOf(page).getByRole('button', { name: 'Large: Rows' }).click()
  const grid = formOf(page).getByRole('table', { name: 'Rows' })
  await expect.poll(async () => (await grid.boundingBox())?.width).toBeGreaterThan(1000)
  const from = await cell(page, 'Who takes it, WASSCE').boundingBox()
  const to = await cell(page, /^Our.* rate, IGCSE|^Our.*, IGCSE/).boundingBox()
  if (!from || !to) throw new Error('The cells are not shown')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect(grid.locator('[data-chosen]')).toHaveCount(6)
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map(line => line.split('\t').length)).toEqual([3, 3])
  expect(copied).toMatch(/^Students of Senior High School/)

  await cell(page, 'Heading of column 1').focus()
  expect(await findings(page, FORM)).toEqual([])
  await formOf(page).getByRole('button', { name: 'Move Examination to the right' }).press('Enter')
  await expect(cell(page, 'Heading of column 2')).toHaveValue('Examination')
  await expect(formOf(page).getByRole('button', { name: 'Move Examination to the right' })).toBeFocused()
  await expect(previewOf(page).getByRole('columnheader').first()).toHaveText('Who takes it')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(page, 'Heading of column 1')).toHaveValue('Examination')

  // A row is dragged by its handle, which chooses no cells.
  const handle = (row: number) => grid.getByRole('rowheader').nth(row).getByText('⠿').boundingBox()
  const [first, second] = [await handle(0), await handle(1)]
  if (!first || !second) throw new Error('The handles are not shown')
  await page.mouse.move(first.x + 6, first.y + 12)
  await page.mouse.down()
  await page.mouse.move(second.x + 6, second.y + second.height / 2, { steps: 8 })
  await page.mouse.up()
  const names = grid.getByRole('rowheader').getByRole('textbox')
  await expect(names.first()).toHaveValue('WASSCE')
  await expect(names.nth(1)).toHaveValue('BECE')
  await expect(grid.locator('[data-chosen]')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(names.first()).toHaveValue('BECE')
})
