import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sectionPresets, sectionTypes } from '../../schema/section.ts'
import { findings } from '../../scripts/quality/audit/axe.ts'
import { type DevServer, runDevServer } from './devServer.ts'
import { expect, test } from './fixtures.ts'
import { testDist } from './testSite.ts'

let server: DevServer
let address: string

// One worker for all: they share the server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await runDevServer()
  address = server.catalogue
})

test.afterAll(() => server?.stop())

test('the catalogue shows every sample of every section type, with its JSON', async ({ page }) => {
  await page.goto(address)
  for (const { name, section } of sectionPresets) {
    const { type } = section
    const entry = page.getByRole('article', { name: type, exact: true })
    await expect(entry.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible()
    const json = await entry.getByRole('group', { name: `The JSON of ${type}, ${name}` }).innerText()
    expect(JSON.parse(json)).toEqual(section)
    await expect(entry.locator(`[data-section="${type}"]`).first()).toBeVisible()
  }
})

test('the catalogue opens with a table from what an author wants to show to the type that shows it', async ({
  page,
}) => {
  await page.goto(address)
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveText(['I want to show …', '→ use'])
  for (const [words, type] of [
    ['teachers', 'people'],
    ['testimonial', 'quotes'],
    ['price list', 'table'],
    ['gallery of logos', 'logos'],
    ['directions', 'map'],
    ['youtube', 'video'],
  ] as const) {
    const row = table.getByRole('row').filter({ hasText: new RegExp(`\\b${words}(?: ·|$)`, 'm') })
    await expect(row.getByRole('link', { name: type, exact: true })).toBeVisible()
  }
  await expect(table.getByRole('row').filter({ hasText: 'site notice' })).toContainText('_site.json')
})

for (const width of [360, 1440]) {
  test(`axe finds nothing about the catalogue itself at ${width} px, and it does not scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The samples are examined type by type in sections.spec.ts, which takes as long as it takes.
    expect(await findings(page, 'html', [], ['[data-section]'])).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a name in the index leaves its type alone, and all come back', async ({ page }) => {
    await page.goto(address)
    const entries = page.locator('main > article')
    const index = page.getByRole('navigation', { name: 'Section types' })
    await index.getByRole('link', { name: 'faq', exact: true }).click()
    await expect(entries.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'faq' })).toBeVisible()
    await index.getByRole('link', { name: /^Show all/ }).click()
    await expect(entries.filter({ visible: true })).toHaveCount(sectionTypes.length)
  })
})

test('a sample opens on a page of its own in the light that is asked for, and works there', async ({
  page,
}) => {
  await page.goto(address)
  const hero = page.getByRole('article', { name: 'hero', exact: true })
  await hero.locator('summary', { hasText: 'noon' }).first().click()
  await hero.getByRole('link', { name: 'Open it in the light “noon”' }).click()
  await expect(page).toHaveURL(/\/_sections\/hero\/1\/noon$/)
  await expect(page.locator('main section')).toHaveCSS('background-color', 'rgb(237, 235, 223)')
  await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate', '')
})

test('no build has the catalogue: neither its address nor its code', async ({ request }) => {
  expect((await request.get('/_sections')).status()).toBe(404)
  const files = (await readdir(join(testDist, 'assets'))).filter(name => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files)
    expect(await readFile(join(testDist, 'assets', file), 'utf8')).not.toContain('Show all')
})
