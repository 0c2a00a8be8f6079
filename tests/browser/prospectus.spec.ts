import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { projectRoot } from '../../scripts/lib/root.ts'
import { documents, largeDocument } from '../fixtures/pdf/documents.ts'
import { startRangeServer } from '../fixtures/pdf/rangeServer.ts'
import { expect as expectSoon, test } from './fixtures.ts'
import { openLive } from './openLive.ts'

// The viewer and its worker are more than a megabyte of code, which a busy machine takes its time to read.
test.describe.configure({ timeout: 90_000 })
const expect = expectSoon.configure({ timeout: 20_000 })

const route = '/stages/pre-school'
const path = '/docs/PRE-SCHOOL-FEES.pdf'
const loading = 'Loading PDF...'
const failure = 'Failed to load PDF. Please try again.'

const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page) => page.getByRole('button', { name: 'View Prospectus' }).first()
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const label = (page: Page, text: string | RegExp) => dialog(page).getByText(text, { exact: true })
const canvas = (page: Page) => dialog(page).locator('canvas:visible')

async function openViewer(page: Page) {
  await openLive(page, route)
  await opener(page).click()
}

const serve = async (page: Page, body: Promise<Buffer>) => {
  const bytes = await body
  await page.route(`**${path}`, request => request.fulfill({ contentType: 'application/pdf', body: bytes }))
}

test('R-STG-5, R-PDF-1: the button opens the modal, which takes 56 rem and 90 % of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openViewer(page)
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBe(56 * 16)
  expect(box?.height).toBe(900)
})

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the close button', page => button(page, 'Close').click()],
  ['Escape', page => page.keyboard.press('Escape')],
  ['the backdrop', page => page.mouse.click(8, 8)],
]
for (const [way, close] of ways) {
  test(`R-PDF-1: ${way} closes the modal, and the focus returns to the button`, async ({ page }) => {
    await openViewer(page)
    await expect(canvas(page)).toBeVisible()
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })
}

test('R-PDF-1: a click inside the modal does not close it, and the page behind does not scroll', async ({
  page,
}) => {
  await openViewer(page)
  await expect(canvas(page)).toBeVisible()
  await dialog(page).getByRole('heading', { name: 'Pre-School fees' }).first().click()
  await dialog(page).getByRole('region', { name: 'Document' }).click()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('R-PDF-2: pages are turned, by buttons and by keys, and not beyond the ends', async ({ page }) => {
  await openViewer(page)
  await expect(label(page, 'Page 1 of 5')).toBeVisible()
  await expect(button(page, 'Previous page')).toBeDisabled()
  await button(page, 'Next page').click()
  await expect(label(page, 'Page 2 of 5')).toBeVisible()
  await expect(dialog(page).getByText('What a term costs')).toBeVisible()
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('ArrowRight')
  await expect(label(page, 'Page 5 of 5')).toBeVisible()
  await expect(button(page, 'Next page')).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(label(page, 'Page 4 of 5')).toBeVisible()
})

test('R-PDF-3: zoom starts at 100 % and moves by 10 % from 50 % to 200 %', async ({ page }) => {
  await openViewer(page)
  await expect(label(page, '100%')).toBeVisible()
  await expect(canvas(page)).toBeVisible()
  const width = async () => (await canvas(page).boundingBox())?.width ?? 0
  const original = await width()
  await button(page, 'Zoom in').click()
  await expect(label(page, '110%')).toBeVisible()
  await expect.poll(width).toBeCloseTo(original * 1.1, -1)
  for (let click = 0; click < 9; click++) await button(page, 'Zoom in').click()
  await expect(label(page, '200%')).toBeVisible()
  await expect(button(page, 'Zoom in')).toBeDisabled()
  for (let press = 0; press < 20; press++) await page.keyboard.press('-')
  await expect(label(page, '50%')).toBeVisible()
  await expect(button(page, 'Zoom out')).toBeDisabled()
  await page.keyboard.press('+')
  await expect(label(page, '60%')).toBeVisible()
})

test('R-PDF-4: Download PDF saves the document under the name in its URL', async ({ page }) => {
  await openViewer(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('PRE-SCHOOL-FEES.pdf')
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(join(projectRoot, 'public', path)))
})

test('R-PDF-5: the viewer says that it is loading, and that a page is', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**${path}`, async request => {
    await held
    await request.continue()
  })
  await watchTexts(page)
  await openViewer(page)
  await expect(label(page, loading)).toBeVisible()
  release()
  await expect(canvas(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'texts'))).toContain('Loading page...')
})

for (const kind of ['encrypted', 'truncated', 'not a PDF', 'empty'] as const) {
  test.describe(`a document that is ${kind}`, () => {
    test.use({ allowsConsoleErrors: true })

    test(`R-PDF-5: fails with words, and a good one opens next: ${kind}`, async ({ page }) => {
      await serve(page, documents[kind]())
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
    await expect(async () => {
      await button(page, 'Try again').click()
      await expect(canvas(page)).toBeVisible({ timeout: 3000 })
    }).toPass()
  })
})

test('R-PDF-2: a document of one page has nowhere to turn to', async ({ page }) => {
  await serve(page, documents['one page']())
  await openViewer(page)
  await expect(label(page, 'Page 1 of 1')).toBeVisible()
  await expect(button(page, 'Previous page')).toBeDisabled()
  await expect(button(page, 'Next page')).toBeDisabled()
})

test('R-PDF-6: each opening starts at page 1 and 100 %, in a document of 300 pages too', async ({ page }) => {
  await serve(page, documents['300 pages']())
  await openViewer(page)
  await expect(label(page, 'Page 1 of 300')).toBeVisible()
  for (let turn = 0; turn < 12; turn++) await button(page, 'Next page').click()
  await expect(label(page, 'Page 13 of 300')).toBeVisible()
  await expect(dialog(page).getByText('This is page 13')).toBeVisible()
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(label(page, 'Page 1 of 300')).toBeVisible()
  await expect(label(page, '100%')).toBeVisible()
})

test('R-PDF-7: a large document is fetched in the parts that its first page needs', async ({
  page,
  baseURL,
}) => {
  const server = await startRangeServer(baseURL ?? '', path, await largeDocument())
  try {
    await openLive(page, server.origin + route)
    await opener(page).click()
    await expect(label(page, 'Page 1 of 300')).toBeVisible()
    await expect(dialog(page).getByText('This is page 1', { exact: true })).toBeVisible()
    expect(server.ranges.length).toBeGreaterThan(0)
    expect(server.ranges.every(range => /^bytes=\d+-\d+$/.test(range))).toBe(true)
  } finally {
    server.close()
  }
})

test('the worker ends when the modal is closed, and nothing is fetched from elsewhere', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  await openViewer(page)
  await expect(canvas(page)).toBeVisible()
  expect(page.workers()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.workers().length).toBe(0)
  expect([...origins].filter(origin => !origin.startsWith('blob'))).toEqual([baseURL])
})

test('the open viewer has nothing that axe finds, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openViewer(page)
  await expect(canvas(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-STG-5: the button is a link to the document', async ({ page }) => {
    await page.goto(route)
    const link = page.getByRole('link', { name: 'View Prospectus' }).first()
    await expect(link).toHaveAttribute('href', path)
    await expect(page.getByText(/^5 pages, \d+ kB$/).first()).toBeVisible()
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
