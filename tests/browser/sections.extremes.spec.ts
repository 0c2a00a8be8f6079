import { findings } from '../../scripts/quality/browser/axe.ts'
import { serveChangedSite } from './changedSite.ts'
import { expectWithinWindow } from './expectAccessible.ts'
import { least, most, post, site } from './extremeSections.ts'
import { expect, test } from './fixtures.ts'
import { hydrateIslands } from './hydrateIslands.ts'

const page = (sections: readonly object[]) => ({ title: 'Extremes', description: 'Extremes.', sections })

let served: Awaited<ReturnType<typeof serveChangedSite>>

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  served = await serveChangedSite('extremes', {
    '_site.json': site,
    '_posts/90.json': post,
    'least.json': page(least),
    'most.json': page(most(6)),
    'sixty.json': page(most(60)),
  })
})

test.afterAll(() => served?.close())

// sections.spec.ts has a sample for `npm test`.
for (const width of [320, 768, 1440]) {
  test(`at ${width} px sections with the least and with too much keep to the window, and axe finds nothing`, {
    tag: '@sweep',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/least', '/most', '/sixty', '/blog/90']) {
      await page.goto(served.origin + address)
      await hydrateIslands(page)
      await expectWithinWindow(page, width)
      // It covers half a row of the post's links until the visitor scrolls, which axe takes for targets that are too small.
      if (address === '/blog/90') await page.getByRole('button', { name: 'Close' }).click()
      // Of sixty items axe would say the same, and take a minute.
      if (address !== '/sixty') expect(await findings(page), address).toEqual([])
    }
  })
}
