import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectRoot } from '../../scripts/lib/root.ts'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { documents, largeDocument } from '../fixtures/pdf/documents.ts'
import { startRangeServer } from '../fixtures/pdf/rangeServer.ts'
import { expect, test, withoutScript } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'
import { button, canvas, dialog, label, opener, openViewer, path, route, serveDocument } from './viewer.ts'

test('R-STG-5, R-PDF-1, R-PDF-2, R-PDF-3, R-PDF-4: size, pages, zoom and download', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openViewer(page)
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBe(56 * 16)
  expect(box?.height).toBe(900)

  // On its side the tools take one row, and the document most of the height.
  await page.setViewportSize({ width: 640, height: 360 })
  await expect(label(page, 'Page 1 of 5')).toBeVisible()
  const middles = await dialog(page)
    .locator('button[aria-label$="page"], button[aria-label^="Zoom"], a[download]')
    .evaluateAll(tools =>
      tools.map(tool => tool.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    )
  expect(middles).toHaveLength(5)
  expect(new Set(middles).size, `middles at ${middles}`).toBe(1)
  const [whole, tools] = [await dialog(page).boundingBox(), await button(page, 'Zoom in').boundingBox()]
  const left = (whole?.y ?? 0) + (whole?.height ?? 0) - (tools?.y ?? 0) - (tools?.height ?? 0)
  expect(left).toBeGreaterThan(200)

  await page.setViewportSize({ width: 320, height: 640 })
  await expect(canvas(page)).toBeVisible()
  expect(await findings(page, 'dialog')).toEqual([])
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  // A small page is drawn sooner.
  const width = async () => (await canvas(page).boundingBox())?.width ?? Number.POSITIVE_INFINITY
  await expect.poll(width).toBeLessThan(320)
  await expect(label(page, '100%')).toBeVisible()
  const original = await width()
  await button(page, 'Zoom in').click()
  await expect(label(page, '110%')).toBeVisible()
  await expect.poll(width).toBeCloseTo(original * 1.1, -1)
  for (let press = 0; press < 9; press++) await page.keyboard.press('+')
  await expect(label(page, '200%')).toBeVisible()
  await expect(button(page, 'Zoom in')).toBeDisabled()
  for (let press = 0; press < 20; press++) await page.keyboard.press('-')
  await expect(label(page, '50%')).toBeVisible()
  await expect(button(page, 'Zoom out')).toBeDisabled()
  await page.keyboard.press('+')
  await expect(label(page, '60%')).toBeVisible()

  await expect(button(page, 'Previous page')).toBeDisabled()
  await button(page, 'Next page').click()
  await expect(label(page, 'Page 2 of 5')).toBeVisible()
  await expect(dialog(page).getByText('What a term costs')).toBeVisible()
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('ArrowRight')
  await expect(label(page, 'Page 5 of 5')).toBeVisible()
  await expect(button(page, 'Next page')).toBeDisabled()
  // A button that is unavailable keeps the focus, and does nothing more.
  await expect(button(page, 'Next page')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(label(page, 'Page 5 of 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(label(page, 'Page 4 of 5')).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('PRE-SCHOOL-FEES.pdf')
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(join(projectRoot, 'public', path)))
})

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the close button', page => button(page, 'Close').click()],
  ['Escape', page => page.keyboard.press('Escape')],
  ['the backdrop', page => page.mouse.click(8, 8)],
]

test('R-PDF-1, R-PDF-2: button, Escape and backdrop close the modal, nothing else does', async ({ page }) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  await serveDocument(page, documents['one page']())
  await openViewer(page)
  await expect(label(page, 'Page 1 of 1')).toBeVisible()
  await expect(button(page, 'Previous page')).toBeDisabled()
  await expect(button(page, 'Next page')).toBeDisabled()
  await expect(canvas(page)).toBeVisible()
  expect(page.workers()).toHaveLength(1)

  // The page behind does not scroll.
  await dialog(page).getByRole('heading', { name: 'Pre-School fees' }).first().click()
  await dialog(page).getByRole('region', { name: 'Document' }).click()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  for (const [way, close] of ways) {
    await expect(canvas(page), way).toBeVisible()
    await close(page)
    await expect(dialog(page), way).toHaveCount(0)
    await expect(opener(page), way).toBeFocused()
    await expect.poll(() => page.workers().length, way).toBe(0)
    await opener(page).click()
  }
  await expect(opener(page)).toHaveRole('button')
  // Nothing is fetched from elsewhere.
  expect([...origins].filter(origin => !origin.startsWith('blob'))).toEqual([sectionSite])

  // It is opened just before and after the dialog has said that it closed.
  const again = await opener(page).elementHandle()
  for (const when of ['before', 'after']) {
    await expect(canvas(page), when).toBeVisible()
    await dialog(page).evaluate(
      (shown: HTMLDialogElement, [button, isAfter]) => {
        const open = () => (button as HTMLElement).click()
        if (isAfter) shown.addEventListener('close', open, { once: true })
        shown.close()
        if (!isAfter) open()
      },
      [again, when === 'after'] as const,
    )
    await expect(canvas(page), when).toBeVisible()
    await expect(page.locator('dialog'), when).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('R-PDF-6, R-PDF-7: a large document is fetched in parts, and opens at page 1', async ({ page }) => {
  const server = await startRangeServer(sectionSite ?? '', path, await largeDocument())
  try {
    await openHydrated(page, server.origin + new URL(route).pathname)
    await opener(page).click()
    await expect(label(page, 'Page 1 of 300')).toBeVisible()
    await expect(dialog(page).getByText('This is page 1', { exact: true })).toBeVisible()
    expect(server.ranges.length).toBeGreaterThan(0)
    expect(server.ranges.every(range => /^bytes=\d+-\d+$/.test(range))).toBe(true)

    for (let turn = 0; turn < 4; turn++) await button(page, 'Next page').click()
    await expect(label(page, 'Page 5 of 300')).toBeVisible()
    await expect(dialog(page).getByText('This is page 5', { exact: true })).toBeVisible()
    await button(page, 'Zoom in').click()
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(label(page, 'Page 1 of 300')).toBeVisible()
    await expect(label(page, '100%')).toBeVisible()
  } finally {
    server.close()
  }
})

withoutScript('R-STG-5: without JavaScript the button is a link to the document', async ({ page }) => {
  await page.goto('/stages/pre-school')
  const link = page.getByRole('link', { name: 'View Prospectus' }).first()
  await expect(link).toHaveAttribute('href', path)
  await expect(page.getByText(/^5 pages, \d+ kB$/).first()).toBeVisible()
})
