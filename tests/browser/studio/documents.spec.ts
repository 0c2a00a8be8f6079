import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { documents } from '../../fixtures/pdf/documents.ts'
import { zipOf } from '../../unit/scripts/studio/site/zipOf.ts'
import { expect } from '../fixtures.ts'
import { formOf, kept, open, previewOf } from './actions.ts'
import { drop } from './photographs.ts'
import { studioTest as test } from './runStudio.ts'

test('a PDF is added, gives its place to a newer one of its name, and is deleted', async ({
  page,
  studio,
}) => {
  const docs = async () => (await readdir(join(studio.public, 'docs'))).sort()
  const stored = (name: string) => readFile(join(studio.public, 'docs', name))
  await open(page, '/about/policies')
  await formOf(page)
    .getByRole('button', { name: /^Documents/ })
    .click()
  const entry = formOf(page)
    .getByRole('group', { name: /^Documents/ })
    .getByRole('listitem')
    .first()
  await entry.locator('summary').click()
  const field = entry.getByRole('textbox', { name: /^(?:PDF|Document|Pdf)/ })
  const before = await field.inputValue()

  // Dropped, and used at once.
  const first = await documents['one page']()
  await drop(entry.getByText('You can drop a document here.'), [{ name: 'Sécurité 2027.pdf', bytes: first }])
  await expect(field).toHaveValue('/docs/securite-2027.pdf')
  await kept(page)
  await expect(previewOf(page).locator('a[href="/docs/securite-2027.pdf"]')).toContainText('1 page')

  // What visitors fill in may be of Word.
  const word = zipOf('[Content_Types].xml', 'word/document.xml')
  await drop(entry.getByText('You can drop a document here.'), [{ name: 'Form.docx', bytes: word }])
  await expect(field).toHaveValue('/docs/form.docx')
  await expect(previewOf(page).locator('a[href="/docs/form.docx"]')).toContainText('DOCX')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('/docs/securite-2027.pdf')

  // A new version keeps the address.
  const dialog = page.getByRole('dialog', { name: 'Documents' })
  const choose = entry.getByRole('button', { name: /^Choose/ })
  await choose.press('Enter')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await expect(
    dialog.getByRole('button', { name: /securite 2027.*PDF, 1 page, 1 kB.*used 1×/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page, 'dialog')).toEqual([])
  const second = await documents['300 pages']()
  page.once('dialog', question => question.accept())
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'Sécurité 2027.pdf', mimeType: 'application/pdf', buffer: second }])
  await expect(dialog).toBeHidden()
  await expect.poll(() => stored('securite-2027.pdf')).toEqual(second)
  await expect(field).toHaveValue('/docs/securite-2027.pdf')
  await choose.press('Enter')
  await expect(dialog.getByRole('button', { name: /securite 2027.*300 pages/ })).toBeVisible()

  // A place where it is used leads to its page.
  await dialog.getByRole('button', { name: /policies.*“Documents to download”/i }).press('Enter')
  await expect(dialog).toBeHidden()

  // What a page uses cannot be deleted; what none uses can.
  await formOf(page)
    .getByRole('button', { name: /^Documents/ })
    .click()
  await entry.locator('summary').click()
  await field.fill(before)
  await kept(page)
  await choose.press('Enter')
  await dialog.getByRole('button', { name: /PRE SCHOOL FEES/ }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Delete it' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Only what nothing uses' }).press('Space')
  expect(await findings(page, 'dialog')).toEqual([])
  await expect(dialog.getByRole('button', { name: /PRE SCHOOL FEES.*used/ })).toHaveCount(0)
  for (const name of [/^securite/, /^form/]) {
    await dialog.getByRole('button', { name }).press('Enter')
    await dialog.getByRole('button', { name: 'Delete it' }).press('Enter')
    await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  }
  await expect.poll(docs).toEqual(['PRE-SCHOOL-FEES.pdf'])
})

test('a draft of a page is one file that says what it is, and printing prints the page', async ({ page }) => {
  await open(page, '/admissions/fees')
  await formOf(page)
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Fees of 2027')
  await kept(page)
  const more = async (name: string) => {
    await page.getByLabel(/^More for/).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await more('Show a draft to somebody')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Draft of Fees of 2027.html')
  const draft = await page.context().newPage()
  const asked: string[] = []
  draft.on('request', request => asked.push(request.url().slice(0, 5)))
  const saved = test.info().outputPath('draft.html')
  await file.saveAs(saved)
  await draft.goto(`file://${saved}`)
  await expect(draft).toHaveTitle(/^Draft: Fees of 2027/)
  await expect(draft.getByText(/^This is a draft of .* It is not on the website\./)).toBeVisible()
  await expect(draft.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(draft.locator('script, link, iframe')).toHaveCount(0)
  await expect(draft.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(252, 252, 248)')
  const pictures = await draft
    .locator('img')
    .evaluateAll(all => all.map(img => img.getAttribute('src')?.slice(0, 16)))
  expect(new Set(pictures)).toEqual(new Set(['data:image/webp;']))
  expect(asked).toEqual(['file:'])
  await draft.close()

  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    Object.assign(frame.contentWindow ?? {}, { print: () => frame.setAttribute('data-printed', '') })
  })
  await page.keyboard.press('Control+p')
  await expect(page.locator('iframe')).toHaveAttribute('data-printed')
})
