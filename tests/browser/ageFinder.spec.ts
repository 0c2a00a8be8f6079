import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'

const finder = (page: Page) => page.locator('[data-section="ageFinder"]')
const birthday = (page: Page) => finder(page).getByLabel('Date of birth')
const answer = (page: Page) => finder(page).locator('[aria-live]')

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00Z')
})

test(`a birthday finds the stages of two school years, and nothing is sent`, async ({ page }) => {
  await openHydrated(page, '/admissions')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // Pictures may still arrive, and the code of the finder, which is fetched when a visitor turns to it.
  page.on('request', request => {
    if (request.method() !== 'GET' || !new URL(request.url()).pathname.startsWith('/assets/'))
      requests.push(`${request.method()} ${request.url()}`)
  })
  await birthday(page).fill('2015-10-05')
  await birthday(page).press('Enter')
  await expect(answer(page)).toHaveText(
    'School year 2026/27iPrimary 5 to 11 yearsSchool year 2027/28ILS about 11 to 14 yearsJHS about 11 to 14 years',
  )
  await expect(answer(page).getByRole('link', { name: 'iPrimary' })).toHaveAttribute(
    'href',
    '/stages/iprimary',
  )
  expect(requests).toEqual([])
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])
  expect(page.url()).not.toContain('2015')
  expect(await findings(page)).toEqual([])
})

test('a date that cannot be a birthday is answered kindly at the field', async ({ page }) => {
  await openHydrated(page, '/admissions')
  const find = finder(page).getByRole('button', { name: 'Find the stage' })
  for (const [date, words] of [
    ['', 'Please write the day, the month and the year.'],
    [
      '2026-11-22',
      'This day is still to come. Please write the day of birth, or ask us about a child not born yet.',
    ],
    ['1990-01-01', 'That is more than 30 years ago. Please look at the year again.'],
  ] as const) {
    await birthday(page).fill(date)
    await find.click()
    await expect(birthday(page)).toHaveAccessibleDescription(new RegExp(`${words.replaceAll('.', '\\.')}$`))
    await expect(birthday(page)).toBeFocused()
    await expect(answer(page)).toBeEmpty()
  }
  // No day after today can be chosen.
  await expect(birthday(page)).toHaveAttribute('max', '2026-11-21')
  expect(await findings(page, '[data-section="ageFinder"]')).toEqual([])
  await birthday(page).fill('2026-08-12')
  await find.click()
  await expect(answer(page)).toContainText('School year 2026/27Pre-School from 12 February 2027')
  await birthday(page).fill('2001-08-12')
  await find.click()
  await expect(answer(page)).toContainText(
    'Older than our last stage, which goes to 18 years. Ask us what is possible.',
  )
})

withoutScript('without JavaScript the table of ages is there, and no form', async ({ page }) => {
  await page.goto('/admissions')
  const rows = finder(page).getByRole('table', { name: 'Which stage for my child?' }).getByRole('row')
  expect(await rows.allTextContents()).toEqual([
    'StageAge',
    'Pre-School6 months to 5 years',
    'iPrimary5 to 11 years',
    'ILSabout 11 to 14 years',
    'JHSabout 11 to 14 years',
    'IGCSEabout 14 to 16 years',
    'SHSabout 14 to 17 years',
    'A Levelabout 16 to 18 years',
  ])
  await expect(finder(page).getByRole('link', { name: 'SHS' })).toHaveAttribute('href', '/stages/shs')
  await expect(birthday(page)).toBeHidden()
})
