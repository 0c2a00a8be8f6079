import { shiftsWhenLate } from '../../scripts/lib/audit/shifts.ts'
import { expect, test } from './fixtures.ts'
import { kinds } from './routes.ts'

for (const width of [360, 1440]) {
  test(`at ${width} px nothing moves on any kind of page when typefaces, and then pictures, arrive late`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    for (const address of kinds)
      expect.soft(await shiftsWhenLate(page, address), `${address} stays`).toEqual([])
  })
}

test('what moves is found: a picture that takes its place when it arrives', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const picture = new Image()
      picture.src = document.querySelector<HTMLImageElement>('main img')?.src ?? ''
      document.body.prepend(picture)
    })
  })
  expect(await shiftsWhenLate(page, '/about')).toEqual([expect.stringMatching(/^it shifts by 0\.\d+: /)])
})
