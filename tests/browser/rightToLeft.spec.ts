import { join } from 'node:path'
import { projectRoot } from '../../scripts/lib/root.ts'
import { serveFolders } from './changedSite.ts'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './openHydrated.ts'

const folder = join(projectRoot, 'tests/fixtures/sites/library')
const out = join(projectRoot, '.cache/library-dist')

test('from right to left the hero and the gallery are mirrored', async ({ page }) => {
  const site = await serveFolders({ pages: join(folder, 'pages'), public: join(folder, 'public') }, out)
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const route of ['/', '/services']) {
        await page.goto(site.origin + route)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
    const words = await page.locator('h1').boundingBox()
    expect(words?.x).toBeGreaterThan(720)

    await page.goto(`${site.origin}/`)
    await waitForHydration(page)
    const gallery = page.locator('[data-section="gallery"]')
    await gallery.scrollIntoViewIfNeeded()
    const shown = gallery.locator('[aria-roledescription]:not([inert]) > a')
    const status = gallery.getByRole('status')
    await expect(status).toContainText('1 من 6')
    const [next, previous] = ['الصورة التالية', 'الصورة السابقة'].map(name =>
      gallery.getByRole('button', { name }),
    )
    const places = await Promise.all([next, previous].map(button => button?.boundingBox()))
    expect(places[0]?.x).toBeLessThan(places[1]?.x ?? 0)
    await next?.click()
    await expect(status).toContainText('2 من 6')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toContainText('3 من 6')
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText('2 من 6')
    // The picture that is shown fills the viewport of the carousel.
    const frame = await gallery.locator('[data-live]').boundingBox()
    await expect
      .poll(async () => Math.round((await shown.first().boundingBox())?.x ?? -1))
      .toBe(Math.round(frame?.x ?? 0))
  } finally {
    site.close()
  }
})
