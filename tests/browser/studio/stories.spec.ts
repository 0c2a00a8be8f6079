import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { expect } from '../fixtures.ts'
import { formOf, kept, listOf, open, previewOf, schedulePost } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

// One worker for all of them, and so one studio.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Selects a section by its row in the outline. */
async function select(page: Page, type: string, title: string) {
  const row = formOf(page).getByRole('button', { name: new RegExp(`^${type} *${title}`) })
  await row.click()
  await expect(row).toHaveAttribute('aria-current', 'true')
}

/** A field of the form by its label. */
const field = (page: Page, label: string) =>
  formOf(page).getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) })

test('corrected fees are shown at once, and the file changes in their line', async ({ page, studio }) => {
  const before = await studio.read('admissions/fees.json')
  await listOf(page).getByRole('searchbox').fill('fees')
  await open(page, '/admissions/fees')
  // It is gone after the page is loaded again.
  await previewOf(page)
    .locator('html')
    .evaluate(() => Object.assign(window, { isStillLoaded: true }))

  await select(page, 'Fees', 'Pre-School fees')
  await formOf(page).getByRole('textbox', { name: 'First term, Crèche, 6 to 18 months' }).fill('6450')
  await formOf(page).getByRole('textbox', { name: 'Third term, Crèche, 6 to 18 months' }).fill('6600')
  const row = previewOf(page).getByRole('row', { name: /^Crèche/ })
  await expect(row.getByRole('cell')).toHaveText(['6,450', '6,200', '6,600', '19,250'])
  await kept(page)

  const after = (await studio.read('admissions/fees.json')).split('\n')
  const changed = before
    .split('\n')
    .flatMap((line, index) => (line === after[index] ? [] : [line, after[index]]))
  expect(after).toHaveLength(before.split('\n').length)
  expect(changed.map(line => line?.trim())).toEqual(
    ['[6200, 6200, 6200]', '[6450, 6200, 6600]'].map(
      amounts => `{ "name": "Crèche, 6 to 18 months", "amounts": ${amounts} },`,
    ),
  )
  expect(
    await previewOf(page)
      .locator('html')
      .evaluate(() => 'isStillLoaded' in window),
  ).toBe(true)
})

test('a problem is shown at its field and fixed by a click; the last good page stays', async ({ page }) => {
  await open(page, '/admissions/fees')
  await select(page, 'Fees', 'Pre-School fees')
  const words = field(page, 'Description').first()
  const before = await words.innerText()
  const shown = previewOf(page).getByText('Tuition covers teaching, materials')
  await expect(shown).toBeVisible()
  await words.fill('Ring us, please: {Phone}.')
  await expect(words).toHaveAccessibleDescription(
    /"\{Phone\}" stands for nothing\. Did you mean "\{phone\}"\?/,
  )
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expect(formOf(page).getByRole('button', { name: /^Fees.*has a mistake/ })).toBeVisible()
  await expect(shown).toBeVisible()
  await button(page, 'Correct it').press('Enter')
  await expect(words).toHaveText('Ring us, please: {phone}.')
  await expect(previewOf(page).getByText('Ring us, please:')).toContainText('+233')
  await expect(button(page, 'Correct it')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(words).toHaveText('Ring us, please: {Phone}.')
  await expect(button(page, 'Correct it')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(words).toHaveText(before)
  await expect(shown).toBeVisible()
})

test('a post with seven photographs appears on a day, and its files are in the folder', async ({
  page,
  studio,
}) => {
  await schedulePost(page, 'Swimming gala', 7)
  await expect.poll(() => studio.read('_posts/8.json')).toContain('2030-09-01')
  const { images, captions } = JSON.parse(await studio.read('_posts/8.json'))
  // It begins with an example.
  expect([images.length, captions.at(-1)]).toEqual([8, 'Lane 7'])
  for (const path of images) await access(join(studio.public, path))
})

test('the last key before a window closes is not lost', async ({ page, studio, context }) => {
  await open(page, '/about/policies')
  await field(page, 'Title').fill('The first key')
  await field(page, 'Title').fill('The last key')
  // The worker is of this window alone, and ends with it, perhaps before it has kept the text.
  await page.close()
  const again = await context.newPage()
  await again.goto(studio.address)
  await open(again, '/about/policies')
  await expect(field(again, 'Title')).toHaveValue('The last key')
  await expect.poll(() => studio.read('about/policies.json')).toContain('The last key')
})
