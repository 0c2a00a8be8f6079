import { findings } from '../../../scripts/quality/audit/axe.ts'
import { expect } from '../fixtures.ts'
import { formOf, open, previewOf } from './actions.ts'
import { type RunningStudio, test } from './runStudio.ts'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

let studio: RunningStudio
test.beforeAll(({ studio: running }) => {
  studio = running
})

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(studio.address)
})

test('the selected section has its tools beside it on the page, which follow it wherever it goes', async ({
  page,
}) => {
  await open(page, '/accessibility')
  const frame = previewOf(page)
  const sections = frame.locator('#main > [data-section]')
  const types = () => sections.evaluateAll(all => all.map(one => one.getAttribute('data-section')))
  await expect(sections.first()).toHaveCSS('cursor', 'pointer')
  const before = await types()
  const count = before.length
  await sections.nth(1).locator('p').first().click()
  const tools = page.getByRole('toolbar', { name: /, on the page$/ })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true })
  const isBeside = async (index: number) => {
    const [own, section] = await Promise.all([tools.boundingBox(), sections.nth(index).boundingBox()])
    return own !== null && section !== null && Math.abs(own.y - section.y) < 12
  }
  await expect.poll(() => isBeside(1)).toBe(true)
  expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
  // Two sections that are the same are a mistake: until one is another, the page stays as it was.
  const outline = formOf(page).getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await tool('Duplicate').click()
  await expect(outline).toHaveCount(count + 1)
  await tool('Delete').click()
  await expect(outline).toHaveCount(count)
  await expect(tools).toHaveCount(0)

  // By keyboard alone: one stop of the Tab key, and the focus stays on what moves.
  await outline.nth(1).getByRole('button').nth(1).click()
  await tool('Move up').focus()
  await page.keyboard.press('Enter')
  await expect.poll(types).toEqual([before[1], before[0], ...before.slice(2)])
  await expect.poll(() => isBeside(0)).toBe(true)
  await expect(tool('Move up')).toBeFocused()
  await expect(tool('Move up')).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(types).toEqual(before)
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(tool('Add a section below')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a section' })
  await dialog.getByRole('searchbox').fill('quotes')
  await dialog.getByRole('list').getByRole('button').first().click()
  await expect(sections).toHaveCount(count + 1)
  expect((await types())[2]).toBe('quotes')

  // A hidden section has them in the outline alone.
  await expect.poll(() => isBeside(2)).toBe(true)
  await tool('Hide').click()
  await expect(sections).toHaveCount(count)
  await expect(tools).toHaveCount(0)
  await formOf(page).getByRole('button', { name: 'Show Quotes 3' }).click()
  await expect.poll(() => isBeside(2)).toBe(true)
  const undo = page.getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) await undo.click()
  await expect.poll(types).toEqual(before)
})
