import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test } from './fixtures.ts'
import { site, waitForHydration } from './openHydrated.ts'

const ACHIEVEMENTS = '/blog/category/achievements'

const titlesOf = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

test('axe finds nothing on the page of a category, and it does not scroll sideways', async ({ page }) => {
  await page.goto(ACHIEVEMENTS)
  await waitForHydration(page)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await findings(page), `${width}`).toEqual([])
    for (const link of await categories(page).getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the blog lead to the posts of a category, and back to all', async ({ page }) => {
    await page.goto('/blog')
    await expect(categories(page).locator('[aria-current="page"]')).toHaveText('All posts')
    await categories(page).getByRole('link', { name: 'Achievements' }).click()
    await expect(page).toHaveURL(ACHIEVEMENTS)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievements')
    await expect(categories(page).locator('[aria-current="page"]')).toHaveText('Achievements')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await categories(page).getByRole('link', { name: 'All posts' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  })
})

test('a post leads to its categories by the keyboard, without loading the document anew', async ({
  page,
}) => {
  await page.goto('/blog/3')
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const list = page.getByRole('list', { name: 'Categories' })
  await expect(list.getByRole('link')).toHaveText(['School News', 'Announcements', 'Community'])
  await list.getByRole('link', { name: 'School News' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog/category/school-news')
  await expect(page).toHaveTitle(`School News – ${site.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => titlesOf(page)).toEqual(['Our own show goes on air'])
  await categories(page).getByRole('link', { name: 'Achievements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievements')
  expect(await titlesOf(page)).toHaveLength(2)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
