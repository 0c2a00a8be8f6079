import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../../scripts/lib/root.ts'
import { writeSmallSite } from '../unit/scripts/smallFolders.ts'
import { serveFolders } from './changedSite.ts'
import { expect, test } from './fixtures.ts'

/** A photograph next to words, and one in a gallery. */
const photographPage = {
  title: 'Photographs',
  description: 'Photographs at sunrise.',
  light: 'sunrise',
  sections: [
    { type: 'text', title: 'Beside words', content: 'Words.', image: '/images/red.jpg', imageAlt: 'Red.' },
    { type: 'gallery', title: 'Gallery', items: [{ src: '/images/red.jpg', alt: 'Red.' }] },
  ],
}

const folder = join(projectRoot, '.cache/wall-site')
let site: Awaited<ReturnType<typeof serveFolders>>

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const folders = await writeSmallSite(folder)
  await sharp({ create: { width: 960, height: 640, channels: 3, background: 'red' } }).toFile(
    join(folders.public, 'images/red.jpg'),
  )
  await writeFile(join(folders.pages, 'photographs.json'), JSON.stringify(photographPage))
  site = await serveFolders(folders, join(folder, 'dist'))
})

test.afterAll(() => site?.close())

test('a photograph has the light of its page, except where that would disturb', async ({ page }) => {
  await page.goto(`${site.origin}/photographs`)
  const picture = page.locator('[data-section="text"] picture')
  const overlay = () => picture.evaluate(element => getComputedStyle(element, '::after').content)
  expect(await overlay()).toBe('""')
  const inGallery = await page
    .locator('[data-section="gallery"] :is(a, picture)')
    .evaluateAll(all => all.map(element => getComputedStyle(element, '::after').mixBlendMode))
  expect(inGallery.length).toBeGreaterThan(1)
  expect(inGallery).not.toContain('multiply')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await overlay()).toBe('none')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  expect(await overlay()).toBe('none')
  await page.emulateMedia({ media: 'screen' })
  expect(await overlay()).toBe('""')
  await picture.locator('img').evaluate(image => image.setAttribute('data-failed', ''))
  expect(await overlay()).toBe('none')
})
