import { sectionPresets, sectionTypes } from '../../schema/section.ts'
import { type DevServer, runDevServer } from './devServer.ts'
import { expect, test } from './fixtures.ts'
import { newsletter, openFooter } from './openHydrated.ts'

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

test('the catalogue opens with a table from what an author wants to show to the type that shows it, and shows every sample with its JSON; one opens on a page of its own in the light that is asked for, and works there', async ({
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

  // All at once: to ask for each of them takes a minute.
  const shown = await page.locator('main > article').evaluateAll(articles =>
    articles.map(article => ({
      type: article.querySelector('h2')?.textContent,
      names: [...article.querySelectorAll('h3')].map(({ textContent }) => textContent),
      json: [...article.querySelectorAll('[role="group"][aria-label^="The JSON of "]')].map(
        ({ textContent }) => textContent,
      ),
      types: [...article.querySelectorAll('[data-section]')]
        .filter(section => section.checkVisibility())
        .map(section => section.getAttribute('data-section')),
    })),
  )
  expect(shown.map(({ type }) => type)).toEqual(sectionTypes)
  for (const { type, names, json, types } of shown) {
    const samples = sectionPresets.filter(({ section }) => section.type === type)
    const headings = names.filter(name => samples.some(sample => sample.name === name))
    expect(headings, type ?? '').toEqual(samples.map(({ name }) => name))
    expect(json.map(text => JSON.parse(text))).toEqual(samples.map(({ section }) => section))
    expect(types, type ?? '').toContain(type)
  }

  const hero = page.getByRole('article', { name: 'hero', exact: true })
  await hero.locator('summary', { hasText: 'noon' }).first().click()
  await hero.getByRole('link', { name: 'Open it in the light “noon”' }).click()
  await expect(page).toHaveURL(/\/_sections\/hero\/1\/noon$/)
  await expect(page.locator('main section')).toHaveCSS('background-color', 'rgb(237, 235, 223)')
  await openFooter(page)
  await expect(newsletter(page)).toHaveAttribute('novalidate', '')
})

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
