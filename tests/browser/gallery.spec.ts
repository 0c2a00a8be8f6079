import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test } from './fixtures.ts'
import { gallery, lightbox, openCarousel, pictures, shownLarge } from './galleries.ts'
import { type counts, sectionSite } from './sectionSite.ts'

test.use({ baseURL: sectionSite })

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

const open = (page: Page, count: (typeof counts)[number]) => page.goto(`/galleries/${count}`)

/** Where the pictures stand: each as column and row, how many of each it spans, and its height in pixels. */
const arrangement = (page: Page) =>
  gallery(page)
    .locator('li')
    .evaluateAll(tiles => {
      const boxes = tiles.map(tile => tile.getBoundingClientRect())
      const starts = (side: 'left' | 'top') =>
        [...new Set(boxes.map(box => Math.round(box[side])))].sort((a, b) => a - b)
      const [columns, rows] = [starts('left'), starts('top')]
      return boxes.map(box => ({
        at: [columns.indexOf(Math.round(box.left)) + 1, rows.indexOf(Math.round(box.top)) + 1],
        columns: columns.filter(left => left >= Math.round(box.left) && left < box.right).length,
        rows: rows.filter(top => top >= Math.round(box.top) && top < box.bottom).length,
        height: Math.round(box.height),
      }))
    })
const places = async (page: Page) =>
  (await arrangement(page)).map(({ at, columns, rows }) => `${at} ${columns}x${rows}`)
const heights = async (page: Page) => [...new Set((await arrangement(page)).map(({ height }) => height))]

test('R-GAL-1, R-GAL-8: one picture has the full width, and is enlarged alone', async ({ page }) => {
  await open(page, 1)
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await expect.poll(() => places(page)).toEqual(['1,1 1x1'])
    const [picture, heading] = await Promise.all([
      pictures(page).boundingBox(),
      page.getByRole('heading', { name: 'After' }).boundingBox(),
    ])
    expect(picture?.x).toBe(heading?.x)
    expect(picture?.width).toBe(viewport.width - 2 * (picture?.x ?? 0))
  }
  await pictures(page).click()
  await expect(shownLarge(page)).toHaveAttribute('alt', 'Picture called 1')
  await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(lightbox(page).getByRole('button', { name: /previous|next/i })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).locator('.yarl__slide_image')).toHaveCount(1)
})

const square = ['1,1 1x1', '2,1 1x1', '1,2 1x1', '2,2 1x1']
const firstOnTop = ['1,1 2x1', '1,2 1x1', '2,2 1x1']

test('R-GAL-2, R-GAL-3, R-GAL-4: two to five pictures have their arrangements', async ({ page }) => {
  for (const [count, ...arrangements] of [
    [2, ['1,1 1x1', '2,1 1x1'], ['1,1 1x1', '2,1 1x1'], ['1,1 1x1', '2,1 1x1']],
    [4, square, square, square],
    [5, undefined, ['1,1 2x1', '3,1 1x1', '1,2 1x1', '2,2 1x1', '3,2 1x1'], undefined],
    [3, firstOnTop, firstOnTop, ['1,1 1x2', '2,1 1x1', '2,2 1x1']],
  ] as const) {
    await open(page, count)
    for (const [index, viewport] of sizes.entries()) {
      await page.setViewportSize(viewport)
      if (arrangements[index]) await expect.poll(() => places(page)).toEqual(arrangements[index])
      if (count > 3) await expect.poll(() => heights(page)).toEqual([[160, 240, 320][index]])
    }
  }
  await expectAccessible(page)
})

test('R-GAL-5: a carousel of six pictures has six thumbnails, one of forty eight', async ({ page }) => {
  for (const [count, thumbnails] of [
    [6, 6],
    [40, 8],
  ] as const) {
    await openCarousel(page, `/galleries/${count}`)
    await expect(gallery(page).getByRole('button', { name: /^Picture \d+ of \d+$/ })).toHaveCount(count)
    await expect(gallery(page).getByRole('list').getByRole('link')).toHaveCount(thumbnails)
  }
  await expectAccessible(page)
})

/** A gallery fits 320 px, and axe finds nothing. */
async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findings(page, 'main'), page.url()).toEqual([])
}
