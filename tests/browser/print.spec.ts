import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { stageRoutes } from './routes.ts'

/** How many sheets of paper a page takes. */
const sheets = async (page: Page): Promise<number | undefined> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length

for (const route of stageRoutes) {
  test(`${route} prints as a leaflet of two sheets, with every answer and a telephone number`, async ({
    page,
  }) => {
    await page.goto(route)
    expect(await sheets(page)).toBe(2)
    await page.emulateMedia({ media: 'print' })
    for (const answer of await page.locator('[data-section="faq"] details p').all()) {
      await expect(answer).toBeVisible()
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+233' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('the home page prints on two sheets: pictures that only decorate stay on the screen', async ({
  page,
}) => {
  await page.goto('/')
  expect(await sheets(page)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main img[alt=""], main svg[aria-hidden]').filter({ visible: true })).toHaveCount(
    0,
  )
  await expect(page.locator('[data-section="pageCards"] li p').first()).toBeVisible()
  await expect(page.locator('[data-section="gallery"] img').first()).toBeVisible()
})

for (const post of [1, 2, 3]) {
  test(`/blog/${post} prints on two sheets at most, with its pictures`, async ({ page }) => {
    await page.goto(`/blog/${post}`)
    expect(await sheets(page)).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator('[data-section="postHero"] img, [data-section="postGallery"] img').first(),
    ).toBeVisible()
  })
}

test('where to find the school is printed whole, with telephone and e-mail', async ({ page }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  const contact = page.locator('[data-section="contact"]')
  await expect(contact.getByRole('link', { name: '+233 30' })).toBeVisible()
  await expect(contact.getByRole('link', { name: '@' })).toBeVisible()
})

test('the stages of a timeline are printed with their names in one line, and no header prints the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/academics')
  await page.emulateMedia({ media: 'print' })
  const names = page.locator('[data-section="timeline"]').getByRole('heading', { level: 3 })
  for (const name of await names.all()) {
    const lines = await name.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, await name.innerText()).toBe(1)
  }
  expect(await names.count()).toBeGreaterThan(4)
  await expect(page.getByRole('banner').locator('svg').filter({ visible: true })).toHaveCount(0)
})
