import { expect, test } from './fixtures.ts'
import { stageRoutes } from './routes.ts'

for (const route of stageRoutes) {
  test(`${route} prints as a leaflet of two sheets, with every answer and a telephone number`, async ({
    page,
  }) => {
    await page.goto(route)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(2)
    await page.emulateMedia({ media: 'print' })
    for (const answer of await page.locator('[data-section="faq"] details p').all()) {
      await expect(answer).toBeVisible()
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+233' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}
