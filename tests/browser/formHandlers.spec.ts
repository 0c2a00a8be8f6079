import type { BrowserContext, Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { openHydrated, site } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'

const SERVICE = 'https://forms.example.org/registrar'
const REPORT = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test.use({ baseURL: sectionSite })

const formIn = (page: Page) => page.getByRole('main').locator('form')
const submit = (page: Page) => formIn(page).locator('[type="submit"]').click()
const outcome = (page: Page) => formIn(page).locator('[aria-live]').first()

/** Answers for the form service, and keeps what it is sent. */
async function serviceOf(context: BrowserContext): Promise<string[]> {
  const bodies: string[] = []
  await context.route(SERVICE, route => {
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' })
  })
  return bodies
}

async function fillIn(page: Page) {
  const form = formIn(page)
  await form.getByLabel('Your name').fill('Ama Mensah')
  await form.getByLabel('Your email address').fill('ama@example.com')
  await form.getByLabel('How many children?').fill('2')
  await form.getByLabel('A day for your visit').fill('2027-02-01')
  await form.getByRole('radio', { name: 'In January' }).check()
  await form.getByLabel('The last school report').setInputFiles(REPORT)
  await form.getByRole('checkbox').check()
}

test('D8: mistakes in fields of every kind are said there; then the handler gets all', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const bodies = await serviceOf(context)
  await openHydrated(page, '/register')
  const form = formIn(page)
  await expect(formIn(page).getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
    `“Send” sends your answers to ${site.name}, through the form service forms.example.org.`,
  )

  await form.getByLabel('Your name').fill('Ama')
  await form.getByLabel('Your email address').fill('ama@example.com')
  await form.getByLabel('How many children?').fill('1')
  await submit(page)
  const choices = form.getByRole('radiogroup')
  await expect(choices.getByRole('radio').first()).toBeFocused()
  await expect(choices).toHaveAttribute('aria-invalid', 'true')
  await expect(choices).toHaveAccessibleDescription(/Choose an answer/)
  await choices.getByRole('radio').last().check()
  await expect(choices).toHaveAttribute('aria-invalid', 'false')

  // Every choice is a target of 44 pixels, and its words belong to it.
  const targets = form.locator('label:has([type="radio"], [type="checkbox"])')
  await expect(targets).toHaveCount(4)
  for (const target of await targets.all()) {
    const { width = 0, height } = (await target.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    await target.click({ position: { x: width - 4, y: 20 } })
    await expect(target.locator('input')).toBeChecked()
  }

  await fillIn(page)
  await form.getByLabel('How many children?').fill('9')
  await form.getByLabel('A day for your visit').fill('2027-01-01')
  await form.getByRole('checkbox').uncheck()
  await form.getByLabel('The last school report').setInputFiles({ ...REPORT, name: 'report.exe' })
  await submit(page)
  await expect(form.getByLabel('How many children?')).toBeFocused()
  for (const [label, error] of [
    ['How many children?', 'Enter a number from 1 to 6.'],
    ['A day for your visit', 'Choose a day from 11 January 2027 to 9 April 2027.'],
    ['The last school report', '“report.exe” cannot be sent here.'],
    ['I agree', 'Tick this box to go on.'],
  ])
    await expect(form.getByLabel(label ?? '')).toHaveAccessibleDescription(new RegExp(error ?? ''))
  expect(await findings(page)).toEqual([])
  expect(bodies).toEqual([])

  await fillIn(page)
  await submit(page)
  await expect(outcome(page)).toHaveText('Thank you. We answer within two school days.')
  const [body = ''] = bodies
  expect(bodies).toHaveLength(1)
  for (const [name, answer] of [
    ['number', '2'],
    ['visit', '2027-02-01'],
    ['start', 'In January'],
    ['consent', 'Yes'],
  ])
    expect(body).toContain(`name="${name}"\r\n\r\n${answer}\r\n`)
  expect(body).toMatch(/name="report"; filename="report\.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF/)
})

test('D8: who has no mail program can call, write by WhatsApp or copy the message, which is shown and selected where the browser does not let a page copy', {
  tag: '@chromium',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/ask')
  const form = formIn(page)
  await expect(form.locator('[type="submit"]')).toHaveAccessibleDescription(/opens your own email app/)
  await form.getByLabel('Your name').fill('Ama')
  await form.getByLabel('Your question').fill('Is there a bus & lunch?')
  await submit(page)
  await expect(outcome(page)).toContainText('If nothing opened')
  const written = 'Enquiry from the website\n\nYour name: Ama\nYour question: Is there a bus & lunch?'
  await expect(form.getByRole('link', { name: `Call ${site.contact.phone}` })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  )
  await expect(form.getByRole('link', { name: 'Send it by WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/233200000000?text=${encodeURIComponent(written)}`,
  )
  await expect(form.getByRole('link', { name: 'accounts@school.example' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  // The ways follow the button, and the keyboard reaches each.
  await form.locator('[type="submit"]').focus()
  for (const name of [/^Call/, /WhatsApp/, 'Copy message']) {
    await page.keyboard.press('Tab')
    await expect(form.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status').last()).toContainText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)

  // Where the browser does not let a page copy, the message is shown and selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await form.getByRole('button', { name: 'Copy message' }).click()
  const shown = form.getByRole('textbox', { name: 'Your message' })
  await expect(shown).toBeFocused()
  const selected = await shown.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe(written)

  await form.getByLabel('Your name').fill('Ama Mensah')
  await expect(form.getByRole('button', { name: 'Copy message' })).toHaveCount(0)
})

withoutScript(
  'D8: without JavaScript the browser sends every field, the file too',
  async ({ page, context }) => {
    const bodies = await serviceOf(context)
    await page.goto('/register')
    await formIn(page).locator('[type="submit"]').click()
    expect(bodies).toEqual([])
    await fillIn(page)
    await formIn(page).getByLabel('How many children?').fill('9')
    await formIn(page).locator('[type="submit"]').click()
    expect(bodies).toEqual([])
    await formIn(page).getByLabel('How many children?').fill('3')
    await formIn(page).locator('[type="submit"]').click()
    await expect(page).toHaveURL(SERVICE)
    const [body = ''] = bodies
    expect(body).toContain('name="number"\r\n\r\n3\r\n')
    expect(body).toContain('name="consent"\r\n\r\nYes\r\n')
    expect(body).toContain('filename="report.pdf"')
  },
)
