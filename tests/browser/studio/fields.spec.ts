import type { Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect, test } from '../fixtures.ts'
import { type RunningStudio, runStudio } from './runStudio.ts'

let studio: RunningStudio

test.describe.configure({ mode: 'serial', timeout: 60_000 })

test.beforeAll(async () => {
  studio = await runStudio()
})

test.afterAll(() => studio.stop())

/** Opens a document in the studio, by its address in the list. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(studio.address)
  await page
    .getByRole('navigation', { name: 'Pages and posts' })
    .getByRole('button', { name: new RegExp(`${address}(?: |$)`) })
    .click()
  await expect(page.getByRole('complementary', { name: 'What is on the page' })).not.toBeEmpty()
}

/** Opens a picker by its button, with the keyboard. */
async function choose(page: Page, label: string) {
  await page
    .getByRole('button', { name: `Choose: ${label}`, exact: true })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: label })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  return dialog
}

test('an icon is found by what it means, chosen by keys, and taken back by undo', async ({ page }) => {
  await open(page, '/stages/jhs')
  const field = page.getByRole('textbox', { name: 'Icon', exact: true })
  await expect(field).toHaveValue('pencil-ruler')
  const dialog = await choose(page, 'Icon')
  await page.keyboard.type('swimming')
  const found = dialog.getByRole('option', { name: 'waves ladder' })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  expect(await findings(page, 'dialog')).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(found).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue('waves-ladder')
  await expect(page.getByRole('button', { name: 'Choose: Icon' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(field).toHaveValue('pencil-ruler')
})

test('a link is found among pages, posts, places and documents, or leads out of the site', async ({
  page,
}) => {
  await open(page, 'Name, menu, contact, footer')
  const button = page.getByRole('group', { name: 'Button beside the menu' })
  const field = button.getByRole('textbox', { name: 'Link' })
  await expect(field).toHaveAccessibleDescription(/The page Apply/)
  await button.getByRole('button', { name: 'Choose: Link' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await page.keyboard.type('what to bring')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  expect(await findings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('/admissions/apply#documents')
  await expect(field).toHaveAccessibleDescription(/A place on the page Apply/)
  await button.getByRole('button', { name: 'Choose: Link' }).press('Enter')
  await page.keyboard.type('www.ges.gov.gh')
  await expect(dialog.getByRole('option', { name: 'Use what you have written' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('https://www.ges.gov.gh')
})

test('what is in no list can be written by hand, and Escape changes nothing', async ({ page }) => {
  await open(page, '/stages/jhs')
  const field = page.getByRole('textbox', { name: 'Parent' })
  await field.fill('/stages/new-building')
  const dialog = await choose(page, 'Parent')
  await page.keyboard.type('primary')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue('/stages/new-building')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
})

test('a document is found by its name', async ({ page }) => {
  await open(page, '/stages/pre-school')
  await page.getByRole('button', { name: /^Call to action/ }).click()
  const field = page.getByRole('textbox', { name: 'Document', exact: true })
  await field.fill('')
  const dialog = await choose(page, 'Document')
  await page.keyboard.type('fees pre-school')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('/docs/PRE-SCHOOL-FEES.pdf')
})
