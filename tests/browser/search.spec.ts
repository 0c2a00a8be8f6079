import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { newsletter, openHydrated } from './openHydrated.ts'
import { anyRoute } from './routes.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'What are you looking for?' })
const results = (page: Page) => page.locator('a', { has: page.locator('mark') })

async function openSearch(page: Page) {
  await openHydrated(page, anyRoute)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  // Browsers alone render it: the stylesheet has its rules nevertheless.
  await expect(box(page)).toHaveCSS('border-radius', '0px')
  expect((await box(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
}

test('the search is fetched once its link, / or Ctrl K is used; Escape closes it', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await openHydrated(page, anyRoute)
  await page.waitForLoadState('networkidle')
  expect(requested.filter(path => /search/i.test(path))).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click()
  await expect(box(page)).toBeFocused()
  await expect.poll(() => requested).toContain('/search/index.json')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  // A slash that is written in a form stays there.
  const field = newsletter(page).getByRole('textbox')
  await field.fill('12')
  await field.press('/')
  await expect(field).toHaveValue('12/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await field.blur()

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.locator('dialog')).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  // In one task, so that the dialog's close event comes after the key.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  })
  await expect(box(page)).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(1)
})

test('results are links with tinted words, which Enter follows to the very section', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('school buses')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Results: \d+/)
  const target = page.locator('dialog a[href="/about/daily-life#school-bus"]')
  await expect(target).toBeVisible()
  const found = target.locator('mark').first()
  await expect(found).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(found).toHaveCSS('text-decoration-line', 'none')
  while (!(await target.evaluate(link => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about/daily-life#school-bus')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('main :focus')).toHaveText('School bus')
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('the address of a place on a page leads there when it is opened or loaded again, whatever has made its name', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/stages/jhs#what-it-costs', /^What it costs/],
    ['/admissions/fees#school-bus-5-to-15-km', /^School bus, 5 to 15 km/],
  ] as const) {
    await page.goto(address)
    const place = page.locator('main :is(h2, th)').filter({ hasText: name }).first()
    await expect(place).toBeInViewport()
    await page.reload()
    await expect(place).toBeInViewport()
  }
})

test('results of the query before that come late are not shown', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('uniform')
  await expect(page.locator('mark').first()).toHaveText(/uniform/i)
  const release = await holdBack(page, /\/search\/(?!index)/)
  await box(page).fill('robotics')
  await box(page).fill('uniform')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('mark').first()).toHaveText(/uniform/i)
})

test('Enter in the box opens the page that searches, and axe finds nothing', async ({ page }) => {
  await openSearch(page)
  await box(page).pressSequentially('xyzzy')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing found for “xyzzy”. Try other words.',
  )
  await expect(results(page)).toHaveCount(0)
  await box(page).fill('uniform fees')
  await expect(results(page).first()).toBeVisible()
  expect(await findings(page, 'dialog')).toEqual([])

  await box(page).pressSequentially(' pay')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=uniform+fees+pay')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await expect(results(page).first()).toBeVisible()
  const found = await results(page).allTextContents()
  await page.reload()
  await expect(box(page)).toHaveValue('uniform fees pay')
  await expect(results(page)).toHaveText(found)
  expect(await findings(page)).toEqual([])
})

test.describe('without a connection', () => {
  test.use({ allowsConsoleErrors: true })

  test('the search says so and leads to the list of all pages', async ({ page }) => {
    await page.route('**/search/**', route => route.abort())
    await openSearch(page)
    await box(page).pressSequentially('robotics')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toContainText('The search could not be loaded.')
    await expect(dialog.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/search')
  })

  test('without its code the page that searches opens instead', async ({ page }) => {
    await page.route('**/assets/showSearch-*.js', route => route.abort())
    await openHydrated(page, anyRoute)
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/search')
  })
})
