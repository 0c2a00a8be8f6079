import type { Page } from 'playwright/test'

import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { FORM, formOf, open } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

// One worker for all of them, and so one studio.
test.describe.configure({ mode: 'default' })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const cell = (page: Page, name: string | RegExp) => formOf(page).getByRole('textbox', { name, exact: true })

test('what is typed in a cell that was reached by Tab or arrows replaces its text; F2 continues it', async ({
  page,
}) => {
  await open(page, '/about/results')
  await formOf(page)
    .getByRole('button', { name: /^Table.*What the rates mean/ })
    .click()
  const reached = page.locator('textarea:focus')
  for (const [key, from] of [
    ['Tab', 'Who takes it, WASSCE'],
    ['ArrowDown', 'What we count as a pass, BECE'],
  ] as const) {
    await cell(page, from).focus()
    await page.keyboard.press(key)
    await page.keyboard.type('12')
    await expect(reached).toHaveValue('12')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F2')
  await page.keyboard.type('3')
  await expect(reached).toHaveValue('123')
})

test('a click selects a cell, whose text is replaced, and another one leads into the text', async ({
  page,
}) => {
  await open(page, '/about/results')
  await formOf(page)
    .getByRole('button', { name: /^Table.*What the rates mean/ })
    .click()
  const box = cell(page, 'Who takes it, WASSCE')
  await box.click()
  await page.keyboard.type('12 34')
  await expect(box).toHaveValue('12 34')
  await cell(page, 'Who takes it, BECE').click()
  await box.click()
  await box.click({ position: { x: 9, y: 16 } })
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expect(box).toHaveValue('12 345')
})

test('cells are selected by mouse, and copied', async ({ page }) => {
  await open(page, '/about/results')
  await formOf(page)
    .getByRole('button', { name: /^Table.*What the rates mean/ })
    .click()
  const grid = formOf(page).getByRole('grid', { name: 'Rows' })
  await cell(page, 'Who takes it, WASSCE').click()
  await cell(page, 'What we count as a pass, IGCSE').click({ modifiers: ['Shift'] })
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(6)
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map(line => line.split('\t').length)).toEqual([3, 3])
  expect(copied).toMatch(/^Students of Senior High School/)
  await cell(page, 'Heading of column 1').focus()
  expect(await findings(page, FORM)).toEqual([])
})
