import { contrastsOverPictures } from '../../scripts/quality/audit/measureContrast.ts'
import { addCss, openPage } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'

test('text over a picture has the contrast of AA with the pixels below it, and a line in a colour like that of the picture is found', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/stages/pre-school')
  const { measured, found } = await contrastsOverPictures(page)
  expect(measured).toBeGreaterThan(0)
  expect(found).toEqual([])
  await addCss(page, '[data-section="hero"] p { color: #8a8578 !important }')
  expect((await contrastsOverPictures(page)).found).not.toEqual([])
})

// One page of each kind; "npm run audit" looks at all pages. On phones words stand above pictures, but for a notice.
const addresses = ['/', '/stages', '/stages/pre-school', '/offerings/cutting-edge-robotics', '/404.html']

for (const width of [360, 768, 1440]) {
  test(`at ${width} px text over a picture has the contrast of AA on every kind of page`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    let lines = 0
    for (const address of addresses) {
      await openPage(page, address)
      const { measured, found } = await contrastsOverPictures(page)
      lines += measured
      expect.soft(found, address).toEqual([])
    }
    if (width > 360) expect(lines).toBeGreaterThan(0)
  })
}
