import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { projectRoot } from '../../scripts/lib/root.ts'
import { pageAddresses } from '../../scripts/quality/browser/withBuiltSite.ts'
import { serveFolders } from './changedSite.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './fixtures.ts'

const folder = join(projectRoot, 'tests/fixtures/sites/photographs')
const out = join(projectRoot, '.cache/photographs-dist')

/** A site with a photograph in each place that takes a picture, in every light. */
let site: Awaited<ReturnType<typeof serveFolders>>

// One process for all tests of this file, so that the site is built once.
test.describe.configure({ mode: 'default' })

// Encoding its photographs takes long; wallPicture.spec.ts has a sample.
test.describe('a site of photographs', { tag: '@sweep' }, () => {
  test.beforeAll(async () => {
    site = await serveFolders({ pages: join(folder, 'pages'), public: join(folder, 'public') }, out)
  })
  test.afterAll(() => site.close())

  test('axe finds nothing on any page with photographs at 1440 and 360 px, and none scrolls sideways', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const routes = await pageAddresses(out, undefined)
    expect(routes.length).toBeGreaterThan(12)
    await expectAccessible(page, routes, open)
  })

  test('a photograph is darker and warmer in the light of dawn, and its corner darker still', async ({
    page,
  }) => {
    // Nothing fades in while it is photographed.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    const picture = page.locator('[data-section="latestPosts"] picture')
    await picture.scrollIntoViewIfNeeded()
    const lit = await meanColours(picture)
    await page.emulateMedia({ forcedColors: 'active' })
    const plain = await meanColours(picture)
    const share = (part: keyof typeof lit) => lit[part].map((value, at) => value / (plain[part][at] ?? 1))
    const [red = 0, , blue = 0] = share('left')
    expect(red).toBeGreaterThan(0.97)
    expect(blue).toBeLessThan(0.94)
    // The tint keeps at least 82 % of any channel.
    expect(blue).toBeGreaterThan(0.82)
    const [cornerRed = 0] = share('corner')
    expect(cornerRed).toBeLessThan(red - 0.1)
  })
})

const open = (page: Page, route: string) => page.goto(site.origin + route)

/** The mean red, green and blue of the left half of a picture, and of its lower right corner, a tenth of it. */
async function meanColours(picture: Locator): Promise<Record<'left' | 'corner', number[]>> {
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const screenshot = await picture.screenshot({ animations: 'disabled' })
  const { width = 0, height = 0 } = await sharp(screenshot).metadata()
  const mean = async (left: number, top: number) => {
    const part = { left, top, width: Math.min(width - left, Math.floor(width / 2)), height: height - top }
    const { channels } = await sharp(await sharp(screenshot).extract(part).png().toBuffer()).stats()
    return channels.slice(0, 3).map(channel => channel.mean)
  }
  return { left: await mean(0, 0), corner: await mean(Math.ceil(width * 0.9), Math.ceil(height * 0.9)) }
}
