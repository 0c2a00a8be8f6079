import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { FORM, formOf, open, previewOf } from './actions.ts'
import { type RunningStudio, studioTest as test } from './runStudio.ts'

// What forms and lists do is tested without a browser (tests/unit/scripts/studio/app). Here: frames and real keys.

test.describe.configure({ mode: 'serial' })

const sectionsOfHistory = async (studio: RunningStudio) =>
  JSON.parse(await studio.read('about/history.json')).sections

test('a hidden section is not in the frame, in which a click selects', async ({ page, studio }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about/history')
  const sections = previewOf(page).locator('main [data-section]')
  const rows = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  const count = await rows.count()
  await expect(sections).toHaveCount(count)
  const third = await sections.nth(2).innerText()
  const before = await sectionsOfHistory(studio)
  await rows.nth(1).getByRole('button').first().click()
  await page.getByRole('button', { name: /^Hide / }).click()
  await expect(sections).toHaveCount(count - 1)
  await expect(sections.nth(1)).toHaveText(third, { useInnerText: true })
  await sections.nth(1).click({ position: { x: 4, y: 4 } })
  await expect(rows.nth(2).locator('[aria-current]')).toHaveCount(1)
  await expect.poll(async () => (await sectionsOfHistory(studio))[1].hidden).toBe(true)
  await rows.nth(1).getByRole('button').first().click()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(sections).toHaveCount(count)
  await expect.poll(() => sectionsOfHistory(studio)).toEqual(before)
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

test('a day that is written part by part stays until it is whole or empty', async ({ page }) => {
  await open(page, '/about/history')
  const until = formOf(page).getByLabel(/^Take down on/)
  await until.fill('2031-01-02')
  await until.focus()
  for (const isPart of ['true', 'true', 'false']) {
    await page.keyboard.press('Backspace')
    await expect(until).toHaveAttribute('aria-invalid', isPart)
    await page.keyboard.press('ArrowRight')
  }
  await until.fill('2031-01-02')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(until).toHaveValue('')
})
