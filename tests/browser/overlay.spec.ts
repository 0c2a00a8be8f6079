import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeSmallSite } from '../unit/scripts/smallFolders.ts'
import { smallSite } from '../unit/smallSite.ts'
import { type DevServer, runDevServer } from './devServer.ts'
import { expect, test } from './fixtures.ts'

// Sections of the page that fade in behind the overlay would have too little contrast for axe.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let folder: string
let server: DevServer

// One worker for all: they share the server and its files.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-overlay-'))
  const folders = await writeSmallSite(folder)
  server = await runDevServer(['--pages', folders.pages, '--public', folders.public])
})

test.afterAll(async () => {
  server?.stop()
  await rm(folder, { recursive: true })
})

test.beforeEach(async ({ page }) => {
  await save('stages/ils.json', right)
  await page.goto(new URL('/stages/ils', server.catalogue).href)
})

const right = smallSite['stages/ils.json'] ?? ''
const wrong = right.replace('"faq"', '"faqs"').replace('"icon": "users"', '"icon": "users", "colour": "red"')

const save = (file: string, text: string) => writeFile(join(folder, 'pages', file), text)
const overlayOf = (page: Page) => page.getByRole('alertdialog')

test('a save is shown without a reload, with scroll position, focus and open answer', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  const question = page.locator('main summary').first()
  await question.click()
  const placeOf = () => page.evaluate(() => [window.scrollY, performance.timeOrigin])
  const place = await placeOf()
  expect(place[0]).toBeGreaterThan(0)
  const renamed = right.replace('International Lower Secondary', 'Another title')
  await save('stages/ils.json', renamed.replace('"Fees"', '"The fees"'))
  await expect(page.locator('h1', { hasText: 'The fees' })).toBeVisible()
  await expect(page).toHaveTitle(/^Another title/)
  await expect(page.locator('main details').first()).toHaveAttribute('open')
  await expect(question).toBeFocused()
  expect(await placeOf()).toEqual(place)
})

test('a save that needs other styles has all that a page has which is opened anew', async ({ page }) => {
  const stylesOf = (shown: Page) => shown.locator('style[data-critical]').textContent()
  const found: (string | null)[] = []
  const document = JSON.parse(right)
  // A title with a long word has a class of its own.
  for (const title of ['Our fees', 'Our administrationfees', 'The fees']) {
    const hero = {
      type: 'hero',
      title,
      description: 'What a year costs.',
      backgroundImage: '/images/hero.svg',
    }
    await save('stages/ils.json', JSON.stringify({ ...document, sections: [hero, ...document.sections] }))
    await expect(page.locator('h1', { hasText: title })).toBeVisible()
    const opened = await page.context().newPage()
    await opened.goto(page.url())
    found.push(await stylesOf(page))
    expect(found.at(-1), title).toEqual(await stylesOf(opened))
    await opened.close()
  }
  expect(found[0]).not.toEqual(found[1])
})

test('mistakes cover the last good page until they are mended or the overlay closed', async ({ page }) => {
  await save('stages/ils.json', wrong)
  const overlay = overlayOf(page)
  await expect(overlay).toHaveAccessibleName('2 mistakes to correct')
  await expect(overlay).toContainText(
    /stages\/ils\.json:22:\d+ +There is no field "colour".*Unknown section type "faqs"\. Did you mean "faq"\?.*"type": "faqs"/s,
  )
  expect(await overlay.innerText()).not.toMatch(/plugin|vite|hmr|dismiss|config/i)
  await expect(page.locator('h1', { hasText: 'Fees' })).toBeVisible()
  await save('stages/ils.json', right.replace('"Fees"', '"The fees"'))
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('h1', { hasText: 'The fees' })).toBeVisible()

  await save('stages/ils.json', wrong)
  const close = overlay.getByRole('button', { name: 'Close (Esc)' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await save('stages/ils.json', right.replace('"faq"', '"fqa"'))
  await expect(overlay).toHaveAccessibleName('One mistake to correct')
  await close.click()
  await expect(overlay).toHaveCount(0)
})
