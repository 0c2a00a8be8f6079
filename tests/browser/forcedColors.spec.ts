import { expect, test } from './fixtures.ts'
import { gallery, openCarousel } from './galleries.ts'

test('in forced colours buttons have outlines, and backgrounds cover nothing', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const expectLine = async (name: string) => {
    const target = page.getByRole('main').getByText(name, { exact: true }).first()
    await expect(target).toHaveCSS('border-width', '2px')
    await expect(target).toHaveCSS('border-style', 'solid')
    await expect(target).not.toHaveCSS('border-color', 'rgb(255, 255, 255)')
    await expect(target).not.toHaveCSS('border-color', /^rgba/)
  }
  await page.goto('/admissions/apply')
  await expectLine('Send enquiry')

  await openCarousel(page, '/')
  await expectLine('Apply Now')
  const figure = page.locator('[data-section="claims"] figcaption > p').first()
  await expect(figure).toHaveText('100%')
  await expect(figure).toHaveCSS('forced-color-adjust', 'none')
  await expect(figure).toHaveCSS(
    'color',
    await page.locator('body').evaluate(body => getComputedStyle(body).color),
  )
  const lines = await gallery(page)
    .getByRole('group', { name: 'Choose a picture' })
    .getByRole('button')
    .evaluateAll(dots => dots.map(dot => Number.parseFloat(getComputedStyle(dot, '::after').borderTopWidth)))
  expect(lines[0]).toBeGreaterThanOrEqual(4)
  for (const line of lines.slice(1)) expect(line).toBeLessThan(2)
})
