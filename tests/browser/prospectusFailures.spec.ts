import type { Page, Route } from 'playwright/test'
import { documents } from '../fixtures/pdf/documents.ts'
import { expect, failingTest, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { waitForHydration } from './openHydrated.ts'
import { button, canvas, label, opener, openViewer, path } from './viewer.ts'

// A small page is drawn sooner.
test.use({ viewport: { width: 320, height: 640 } })

const failure = 'Failed to load PDF. Please try again.'

failingTest(
  'R-PDF-5: code of the viewer that does not arrive fails with words, and is asked for again, by a page load where a release removed it',
  async ({ page }) => {
    const code = '**/assets/PdfViewer-*.js'
    await page.route(code, request => request.fulfill({ status: 404 }))
    await openViewer(page)
    await expect(label(page, failure)).toBeVisible()
    const anew = page.waitForEvent('load')
    await button(page, 'Try again').click()
    await anew
    await page.unroute(code)

    await page.route(code, request => request.abort())
    await waitForHydration(page)
    await opener(page).click()
    await expect(label(page, failure)).toBeVisible()
    await page.unroute(code)
    await button(page, 'Try again').click()
    await expect(canvas(page)).toBeVisible()
  },
)

failingTest(
  'R-PDF-5: the viewer says that it is loading, and that a page is; a document that cannot be read or fetched fails with words, and a good one opens next',
  async ({ page }) => {
    await watchTexts(page)
    const release = await holdBack(page, `**${path}`)
    await openViewer(page)
    await expect(label(page, 'Loading PDF...')).toBeVisible()
    release()
    await expect(canvas(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'texts'))).toContain('Loading page...')
    await page.unroute(`**${path}`)
    await page.keyboard.press('Escape')
    const failures = [
      {
        kind: 'truncated',
        answer: async (request: Route) =>
          request.fulfill({ contentType: 'application/pdf', body: await documents.truncated() }),
      },
      { kind: 'missing', answer: (request: Route) => request.fulfill({ status: 404 }) },
    ]
    for (const { kind, answer } of failures) {
      await page.route(`**${path}`, answer)
      await opener(page).click()
      await expect(label(page, failure), kind).toBeVisible()
      await expect(button(page, 'Next page'), kind).toBeDisabled()
      await expect(button(page, 'Zoom in'), kind).toBeDisabled()
      await page.unroute(`**${path}`)
      await button(page, 'Try again').click()
      await expect(label(page, 'Page 1 of 5'), kind).toBeVisible()
      await expect(canvas(page), kind).toBeVisible()
      await page.keyboard.press('Escape')
    }
    // Trying again would change nothing.
    const locked = await documents.encrypted()
    await page.route(`**${path}`, request =>
      request.fulfill({ contentType: 'application/pdf', body: locked }),
    )
    await opener(page).click()
    await expect(label(page, 'This document asks for a password. Download it to open it.')).toBeVisible()
    await expect(button(page, 'Try again')).toHaveCount(0)
    await page.unroute(`**${path}`)
    await page.keyboard.press('Escape')
    // Closing and opening tries again, too.
    await page.route(`**${path}`, (request: Route) => request.fulfill({ status: 404 }))
    await opener(page).click()
    await expect(label(page, failure)).toBeVisible()
    await page.unroute(`**${path}`)
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(canvas(page)).toBeVisible()
  },
)

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
