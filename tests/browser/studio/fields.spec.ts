import type { Locator, Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect, test } from '../fixtures.ts'
import { isLive, open } from './actions.ts'
import { type RunningStudio, runStudio } from './runStudio.ts'

let studio: RunningStudio

test.describe.configure({ mode: 'default', timeout: 60_000 })

test.beforeAll(async () => {
  studio = await runStudio()
})

test.afterAll(() => studio.stop())

test.beforeEach(async ({ page }) => {
  await page.goto(studio.address)
})

/** Opens the outermost part within an element, if it is folded, with the keyboard. */
async function unfold(part: Locator): Promise<void> {
  const details = part.locator('details').first()
  // Parts with problems open by themselves once those are known.
  await expect(async () => {
    if ((await details.getAttribute('open')) === null) await part.locator('summary').first().press('Enter')
    await expect(details).toHaveAttribute('open', { timeout: 500 })
  }).toPass()
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

test('the page in the frame is hydrated', async ({ page }) => {
  await open(page, '/stages/jhs')
  await isLive(page)
})

test('an icon is found by what it means, chosen by keys, and taken back by undo', async ({ page }) => {
  await open(page, '/stages/jhs')
  await unfold(page.getByRole('group', { name: 'Summary' }))
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
  await unfold(button)
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
  await unfold(page.getByRole('group', { name: 'Summary' }))
  const field = page.getByRole('textbox', { name: 'Parent page' })
  await field.fill('/stages/new-building')
  const dialog = await choose(page, 'Parent page')
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

test('words become bold, slanted and a link by shortcuts, and lines a list by a button', async ({ page }) => {
  await open(page, '/stages/jhs')
  await unfold(page.getByRole('group', { name: 'Summary' }))
  const field = page.getByRole('textbox', { name: 'Content' })
  await field.fill('The school bus is free.')
  await field.press('Control+Home')
  for (const _ of 'The school') await field.press('Shift+ArrowRight')
  await field.press('Control+b')
  await expect(field).toHaveValue('**The school** bus is free.')
  await field.press('Control+i')
  await expect(field).toHaveValue('***The school*** bus is free.')
  await field.press('Control+b')
  await field.press('Control+i')
  await expect(field).toHaveValue('The school bus is free.')
  await field.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' })
  await page.keyboard.type('how to apply')
  await expect(dialog.getByRole('option').first()).toContainText('How to apply')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('[The school](/admissions/apply#steps) bus is free.')
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const tools = page.getByRole('toolbar', { name: 'Format: Content' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
  for (const name of ['Italic', 'Link', 'Bullets']) {
    await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('- [The school](/admissions/apply#steps) bus is free.')
  await expect(field).toBeFocused()
  await field.press('Control+End')
  await field.press('Enter')
  await page.keyboard.type('So is lunch.')
  await expect(field).toHaveValue('- [The school](/admissions/apply#steps) bus is free.\n- So is lunch.')
})

test('the light of a page is chosen among small walls, by the arrow keys', async ({ page }) => {
  await open(page, '/stages/ils')
  const lights = page.getByRole('group', { name: 'Light' })
  const chosen = lights.getByRole('radio', { checked: true })
  const before = await chosen.getAttribute('value')
  await chosen.press('ArrowRight')
  await expect(chosen).not.toHaveValue(before ?? '')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await chosen.press('ArrowLeft')
  await expect(chosen).toHaveValue(before ?? '')
  expect(await findings(page, 'aside')).toEqual([])
})

test('days of the week are boxes to tick', async ({ page }) => {
  await open(page, 'Name, menu, contact, footer')
  const contact = page.getByRole('group', { name: 'Contact', exact: true })
  await unfold(contact)
  const hours = contact.getByRole('group', { name: /^Hours/ })
  await unfold(hours)
  await hours.getByRole('button', { name: 'Add to hours' }).press('Enter')
  const days = hours.getByRole('group', { name: 'Days' }).last()
  await expect(days.getByRole('checkbox')).toHaveCount(7)
  await days.getByRole('checkbox', { name: 'Tuesday' }).press('Space')
  await days.getByRole('checkbox', { name: 'Monday' }).setChecked(true)
  await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(await findings(page, 'aside')).toEqual([])
})

test('related posts are chosen by their titles', async ({ page }) => {
  await open(page, '/blog/2')
  const related = page.getByRole('group', { name: /^Related posts/ })
  const before = await related.getByRole('combobox').count()
  await related.getByRole('button', { name: 'Add to related posts' }).press('Enter')
  const added = related.getByRole('combobox').nth(before)
  const titles = await added.getByRole('option').allInnerTexts()
  await added.selectOption({ index: titles.length - 1 })
  await expect(added).not.toHaveValue('')
  expect(titles.every(title => /\p{L}/u.test(title))).toBe(true)
  expect(await findings(page, 'aside')).toEqual([])
})

test('an entry of the menu moves by keys, keeps the focus, and its own entries fold within it', async ({
  page,
}) => {
  await open(page, 'Name, menu, contact, footer')
  const menu = page.getByRole('group', { name: 'Menu', exact: true })
  await unfold(menu)
  const names = menu.locator('ol').first().locator('> li > details > summary')
  const [first = '', second = ''] = await names.allInnerTexts()
  await names.first().press('Enter')
  const down = menu.getByRole('button', { name: `Move ${first} down`, exact: true })
  await down.press('Enter')
  await expect(names.first()).toHaveText(second)
  await expect(names.nth(1)).toHaveText(first)
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names.nth(2)).toHaveText(first)
  expect(await findings(page, 'aside')).toEqual([])
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(names.first()).toHaveText(first)
})
