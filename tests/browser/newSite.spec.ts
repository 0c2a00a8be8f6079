import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { siteThemes, writeNewSite } from '../../scripts/lib/authoring/newSite.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { serveFolders } from './changedSite.ts'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './openHydrated.ts'

for (const theme of siteThemes)
  test(`a new site with the theme "${theme}" is built, can be used, and axe finds nothing at 1440 and 360 px`, {
    tag: '@sweep',
  }, async ({ page }) => {
    const folder = join(projectRoot, '.cache', `new-site-${theme}`)
    await rm(folder, { recursive: true, force: true })
    const site = { name: 'Harbour Clinic', theme, today: '2027-01-11' }
    const served = await serveFolders(await writeNewSite(folder, site), join(folder, 'dist'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const route of ['/', '/about', '/services', '/contact', '/news', '/news/1']) {
      await page.goto(served.origin + route)
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await findings(page), `${route} at ${width} px`).toEqual([])
      }
    }
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(served.origin)
    await waitForHydration(page)
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(/\/news$/)
    await page
      .getByRole('link', { name: /Our new website/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our new website')
    // What the page still asks for would find no server.
    await page.close()
    served.close()
  })
