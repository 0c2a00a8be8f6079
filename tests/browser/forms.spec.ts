import type { Page } from 'playwright/test'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { newsletter, openFooter, openHydrated, site, waitForIsland } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'

const enquiry = (page: Page) => page.getByRole('main').locator('form')
const send = (page: Page) => enquiry(page).getByRole('button')

async function fillIn(page: Page) {
  for (const field of await enquiry(page).locator('[required]').all()) {
    const kind = await field.evaluate(control => control.getAttribute('type') ?? control.localName)
    if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'checkbox' || kind === 'radio') await field.check()
    else if (kind === 'number') await field.fill((await field.getAttribute('min')) ?? '1')
    else if (kind === 'date') await field.fill((await field.getAttribute('min')) ?? '2027-01-11')
    else await field.fill(kind === 'email' ? 'ama@example.com' : 'Ama & Kofi')
  }
}

test('D8: the enquiry says what is missing, then opens the mail program', async ({ page, context }) => {
  await openHydrated(page, '/admissions/apply')
  await send(page).click()
  const required = enquiry(page).locator('[required]')
  const first = required.first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveAccessibleDescription(/Fill in|Choose/)
  await expect(enquiry(page).locator('[aria-invalid="true"]')).toHaveCount(await required.count())
  await fillIn(page)
  await expect(enquiry(page).locator('[aria-invalid="true"]')).toHaveCount(0)

  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const request = new Promise<string>(resolve => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
  await send(page).click()
  const message = new URL(await request)
  expect(message.protocol + message.pathname).toBe(`mailto:${site.contact.email}`)
  expect(message.searchParams.get('subject')).toBeTruthy()
  expect(message.searchParams.get('body')).toContain('ama@example.com')
  await expect(enquiry(page).locator('[aria-live]').first()).toContainText(
    'Your email app should be open now',
  )
  await expect(page).toHaveURL(/\/admissions\/apply$/)
})

test('D8: the label of the first mistake is in view, whatever focusing scrolls to', async ({ page }) => {
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true })
      this.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
  })
  await openHydrated(page, '/admissions/apply')
  await send(page).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await send(page).click()
  const label = enquiry(page).locator('label').first()
  await expect(enquiry(page).locator('[required]').first()).toBeFocused()
  const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: Number.NaN }
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
})

test('what a link to a form chooses and a visitor enters outlives its hydration', async ({ page }) => {
  const release = await holdBack(page, '**/assets/Form.island-*.js')
  await openHydrated(page, '/admissions/apply?stage=igcse#enquiry')
  const choice = enquiry(page).getByRole('combobox').filter({ hasText: 'IGCSE' })
  const chosen = () => choice.evaluate((list: HTMLSelectElement) => list.value)
  await expect.poll(chosen).toBe('IGCSE')
  const text = enquiry(page).locator('textarea, input:not([type])').first()
  await text.fill('Ama')
  await expect(enquiry(page)).not.toHaveAttribute('novalidate')
  release()
  await waitForIsland(enquiry(page))
  await expect(enquiry(page)).toHaveAttribute('novalidate', '')
  expect(await chosen()).toBe('IGCSE')
  await expect(text).toHaveValue('Ama')

  await choice.selectOption({ label: 'ILS' })
  await page.evaluate(() => {
    location.hash = 'main'
  })
  expect(await chosen()).toBe('ILS')
})

test('R-FTR-4, D8: the newsletter checks the address and opens the mail program', async ({ page }) => {
  await page.goto(`${sectionSite}/way`)
  const height = () => newsletter(page).evaluate(form => form.getBoundingClientRect().height)
  const button = newsletter(page).getByRole('button')
  await expect(button).toHaveAccessibleDescription(/^“Subscribe” opens your own email app/)
  const before = await height()
  await openFooter(page)
  expect(await height()).toBe(before)
  const email = newsletter(page).getByRole('textbox')
  await expect(email).toHaveCount(1)
  await email.focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(email).toBeFocused()
  await email.fill('ama at example')
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.')
  await email.fill('ama@example.com')
  await email.press('Enter')
  await expect(newsletter(page).locator('[aria-live]').first()).toContainText(
    'Your email app should be open now',
  )
})

withoutScript('D8: without JavaScript the browser checks the newsletter and mails it', async ({ page }) => {
  await page.goto(`${sectionSite}/way`)
  const form = newsletter(page)
  await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${site.contact.email}\\?subject=.`))
  await expect(form).toHaveAttribute('method', 'post')
  await expect(form).toHaveAttribute('enctype', 'text/plain')
  await expect(form).not.toHaveAttribute('novalidate')
  await form.getByRole('button').click()
  await expect(form.getByRole('textbox')).toBeFocused()
})
