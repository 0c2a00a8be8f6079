import { sectionPresets, sectionTypes } from '../../schema/section.ts'
import { type DevServer, runDevServer } from './devServer.ts'
import { expect, test } from './fixtures.ts'
import { newsletter, openFooter } from './openHydrated.ts'

let server: DevServer
let address: string

// One worker for all: they share the server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
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
      samples: [...article.querySelectorAll('iframe')].map(frame => frame.getAttribute('src')),
    })),
  )
  expect(shown.map(({ type }) => type)).toEqual(sectionTypes)
  for (const { type, names, json, samples: frames } of shown) {
    const samples = sectionPresets.filter(({ section }) => section.type === type)
    expect(names, type ?? '').toEqual(samples.map(({ name }) => name))
    expect(json.map(text => JSON.parse(text))).toEqual(samples.map(({ section }) => section))
    expect(frames).toEqual(samples.map((_, index) => `/_sections/${type}/${index + 1}?still`))
  }

  const hero = page.getByRole('article', { name: 'hero', exact: true })
  await hero.locator('iframe').first().scrollIntoViewIfNeeded()
  await expect(hero.locator('iframe').first().contentFrame().locator('[data-section="hero"]')).toBeVisible()
  await hero
    .getByRole('link', { name: /^Open / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/_sections\/hero\/1$/)
  await page.goto(new URL('/_sections/hero/1/noon', address).href)
  await expect(page.locator('main section')).toHaveCSS('background-color', 'rgb(237, 235, 223)')
  await openFooter(page)
  await expect(newsletter(page)).toHaveAttribute('novalidate', '')
})
