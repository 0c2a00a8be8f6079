import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect, test } from '../fixtures.ts'
import { formOf, open, save } from './actions.ts'
import { type RunningStudio, runStudio } from './runStudio.ts'

let studio: RunningStudio

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeAll(async () => {
  studio = await runStudio()
})

test.afterAll(() => studio.stop())

test('a page that two people change at once keeps the work of both, and asks where both changed the same', async ({
  page,
}) => {
  const file = join(studio.pages, 'accessibility.json')
  const text = await readFile(file, 'utf8')
  const { title, description } = JSON.parse(text)
  await page.goto(studio.address)
  await open(page, '/accessibility')
  const form = formOf(page)
  const titleField = form.getByRole('textbox', { name: 'Title', exact: true }).first()
  await titleField.fill('Mine')
  await expect(page.getByText('Not saved yet')).toBeVisible()

  const theirs = text.replace(`"title": "${title}"`, '"title": "Theirs"')
  await writeFile(file, theirs.replace(`"description": "${description}"`, '"description": "Only theirs."'))
  await page.getByRole('alert').getByRole('button', { name: 'Compare' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Two versions of this page' })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
  expect(await findings(page, 'dialog')).toEqual([])
  await dialog.getByRole('radio', { name: 'Theirs Theirs' }).press('Space')
  await dialog.getByRole('radio', { name: 'Yours Mine' }).press('Space')
  await dialog.getByRole('button', { name: 'Keep these' }).press('Enter')
  await expect(titleField).toHaveValue('Mine')
  await expect(form.getByRole('textbox', { name: 'Description', exact: true }).first()).toHaveValue(
    'Only theirs.',
  )
  // It would take back what the other has saved.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await save(page)
  const merged = theirs.replace('"title": "Theirs"', '"title": "Mine"')
  expect(await readFile(file, 'utf8')).toBe(
    merged.replace(`"description": "${description}"`, '"description": "Only theirs."'),
  )
})
