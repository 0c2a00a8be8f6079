import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { FORM, formOf, moveDown, open, previewOf, save } from './actions.ts'
import { type RunningStudio, studioTest as test } from './runStudio.ts'

// What forms and lists do is tested without a browser (tests/unit/scripts/studio/app). Here: dragging, frames and real keys.

test.describe.configure({ mode: 'serial', timeout: 90_000 })

const sectionsOfHistory = async (studio: RunningStudio) =>
  JSON.parse(await studio.read('about/history.json')).sections

test('sections are reordered by the keyboard alone and by dragging', async ({ page, studio }) => {
  // All sections are in view: what is dragged would scroll the list else.
  await page.setViewportSize({ width: 1440, height: 1600 })
  const before = await sectionsOfHistory(studio)
  expect(before.length).toBeGreaterThan(3)
  await open(page, '/about/history')
  const handles = page.getByRole('button', { name: /^Drag / })
  const [hero, first, second, third, ...others] = before
  await handles.nth(1).focus()
  await moveDown(page, 2)
  await save(page)
  expect(await sectionsOfHistory(studio)).toEqual([hero, second, first, third, ...others])
  await handles.nth(2).focus()
  await moveDown(page, 3)
  await save(page)
  expect(await sectionsOfHistory(studio)).toEqual([hero, second, third, first, ...others])
  for (const button of ['Undo', 'Save']) await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  expect(await sectionsOfHistory(studio)).toEqual([hero, second, first, third, ...others])

  await handles.nth(2).hover()
  await page.mouse.down()
  const to = await handles.nth(1).boundingBox()
  if (!to) throw new Error('The outline has no handles')
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 10 })
  await expect(page.getByText(/ is over place 2 of /)).toBeAttached()
  await page.mouse.up()
  await save(page)
  expect(await sectionsOfHistory(studio)).toEqual(before)
})

test('the page in the frame has no section that is hidden, and a click in it selects what is there', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about/history')
  const sections = previewOf(page).locator('main [data-section]')
  const rows = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  const count = await rows.count()
  await expect(sections).toHaveCount(count)
  const third = await sections.nth(2).innerText()
  const before = await sectionsOfHistory(studio)
  await rows.nth(1).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: /^Hide / }).click()
  await expect(sections).toHaveCount(count - 1)
  await expect(sections.nth(1)).toHaveText(third, { useInnerText: true })
  await sections.nth(1).click({ position: { x: 4, y: 4 } })
  await expect(rows.nth(2).locator('[aria-current]')).toHaveCount(1)
  await save(page)
  expect((await sectionsOfHistory(studio))[1].hidden).toBe(true)
  await rows.nth(1).getByRole('button').nth(1).click()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(sections).toHaveCount(count)
  await save(page)
  expect(await sectionsOfHistory(studio)).toEqual(before)
})

test('words are selected, become bold and a link, and lines a list, without a pointer', async ({
  page,
  studio,
}) => {
  await open(page, '/stages/igcse')
  await page.getByRole('group', { name: 'Summary' }).locator('summary').first().press('Enter')
  const field = page.getByRole('textbox', { name: 'Content' })
  await field.fill('The school bus is free.')
  // The editor restores its selection 20 ms after it gets the focus. No author is as quick as the keys of a test.
  await expect(async () => {
    await field.press('Control+Home')
    for (const _ of 'The school') await field.press('Shift+ArrowRight')
    expect(await page.evaluate(() => String(getSelection()))).toBe('The school')
  }).toPass()
  await field.press('Control+b')
  // It looks as it is meant: nobody sees its Markdown.
  await expect(field.locator('strong')).toHaveText('The school')
  await expect(field).toHaveText('The school bus is free.')
  await field.press('Control+b')
  await expect(field.locator('strong')).toHaveCount(0)
  await field.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' })
  await page.keyboard.type('how to apply')
  await expect(dialog.getByRole('option').first()).toContainText('How to apply')
  await page.keyboard.press('Enter')
  await expect(field.getByRole('link', { name: 'The school' })).toHaveAttribute(
    'href',
    '/admissions/apply#steps',
  )
  await expect(field).toBeFocused()
  await page.keyboard.press('Alt+F10')
  const tools = page.getByRole('toolbar', { name: 'Format: Content' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
  for (const name of ['Italic', 'Link', 'Bullets']) {
    await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(field.getByRole('listitem')).toHaveText(['The school bus is free.'])
  await expect(field).toBeFocused()
  await field.press('Control+End')
  await field.press('Enter')
  await page.keyboard.type('So is lunch.')
  await expect(field.getByRole('listitem')).toHaveText(['The school bus is free.', 'So is lunch.'])
  await save(page)
  const { summary } = JSON.parse(await studio.read('stages/igcse.json'))
  expect(summary.content).toEqual(['- [The school](/admissions/apply#steps) bus is free.', '- So is lunch.'])
  // Undo is the studio's, also with the caret in the text.
  await field.press('Control+z')
  await expect(field).not.toContainText('So is lunch.')
  await save(page)
})

test('a mistake that was saved is said in the form, and nothing lies over the page', async ({ page }) => {
  await open(page, '/blog/2')
  const number = page.getByRole('spinbutton', { name: 'Number' })
  await number.fill('1')
  await save(page)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  // It is named by its title, not by its file.
  await expect(number).toHaveAccessibleDescription(/1/)
  await expect(formOf(page)).not.toContainText('.json')
  await expect(previewOf(page).getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await save(page)
  await expect(number).toHaveAttribute('aria-invalid', 'false')
})

test('fields of every kind are accessible, with all that they fold', async ({ page }) => {
  for (const [address, part] of [
    // The menu, which has the most entries, is looked at in everyWidth.spec.ts.
    ['Name, menu, contact, footer', `${FORM} fieldset[aria-label="Contact"]`],
    ['/stages/ils', FORM],
    ['/blog/2', FORM],
  ] as const) {
    await open(page, address)
    await page.locator(part).evaluate(form => {
      for (const details of form.querySelectorAll('details')) details.open = true
    })
    expect(await findings(page, part), address).toEqual([])
  }
  // Arabic or Hebrew begins at its own side, whatever the studio's language is.
  await expect(formOf(page).locator('textarea').first()).toHaveCSS('unicode-bidi', 'plaintext')
})
