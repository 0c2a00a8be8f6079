import type { Page } from 'playwright/test'
import { documents } from '../fixtures/pdf/documents.ts'
import { expect as expectSoon, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { waitForHydration } from './openHydrated.ts'
import { button, canvas, label, opener, openViewer, path, patience, serveDocument } from './viewer.ts'

test.describe.configure({ timeout: patience.test })
const expect = expectSoon.configure({ timeout: patience.expect })

const failure = 'Failed to load PDF. Please try again.'

test('R-PDF-5: the viewer says that it is loading, and that a page is', async ({ page }) => {
  const release = await holdBack(page, `**${path}`)
  await watchTexts(page)
  await openViewer(page)
  await expect(label(page, 'Loading PDF...')).toBeVisible()
  release()
  await expect(canvas(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'texts'))).toContain('Loading page...')
})

for (const kind of ['encrypted', 'truncated', 'not a PDF', 'empty'] as const) {
  test.describe(`a document that is ${kind}`, () => {
    test.use({ allowsConsoleErrors: true })

    test(`R-PDF-5: fails with words, and a good one opens next: ${kind}`, async ({ page }) => {
      await serveDocument(page, documents[kind]())
      await openViewer(page)
      await expect(label(page, failure)).toBeVisible()
      await expect(button(page, 'Next page')).toBeDisabled()
      await expect(button(page, 'Zoom in')).toBeDisabled()
      await page.unroute(`**${path}`)
      await button(page, 'Try again').click()
      await expect(label(page, 'Page 1 of 5')).toBeVisible()
      await expect(canvas(page)).toBeVisible()
    })
  })
}

test.describe('what the network does', () => {
  test.use({ allowsConsoleErrors: true })

  for (const what of ['404', 'aborted'] as const) {
    test(`R-PDF-5: a request that ends as ${what} fails with words; closing and opening tries again`, async ({
      page,
    }) => {
      await page.route(`**${path}`, request =>
        what === '404' ? request.fulfill({ status: 404 }) : request.abort('connectionreset'),
      )
      await openViewer(page)
      await expect(label(page, failure)).toBeVisible()
      await page.unroute(`**${path}`)
      await page.keyboard.press('Escape')
      await opener(page).click()
      await expect(canvas(page)).toBeVisible()
    })
  }

  test('R-PDF-5: code of the viewer that does not arrive fails with words, and can be asked for again', async ({
    page,
  }) => {
    await page.route('**/assets/PdfViewer-*.js', request => request.abort())
    await openViewer(page)
    await expect(label(page, failure)).toBeVisible()
    await page.unroute('**/assets/PdfViewer-*.js')
    await button(page, 'Try again').click()
    await expect(canvas(page)).toBeVisible()
  })

  test('R-PDF-5: code of the viewer that a new release has under another name is found by loading the page anew', async ({
    page,
  }) => {
    await page.route('**/assets/PdfViewer-*.js', request => request.fulfill({ status: 404 }))
    await openViewer(page)
    await expect(label(page, failure)).toBeVisible()
    const anew = page.waitForEvent('load')
    await button(page, 'Try again').click()
    await anew
    await page.unroute('**/assets/PdfViewer-*.js')
    await waitForHydration(page)
    await opener(page).click()
    await expect(canvas(page)).toBeVisible()
  })
})

/** Notes in `window.texts` every text that appears, however briefly. */
const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    new MutationObserver(records => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        texts.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
