import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/audit/axe.ts'
import { expect, test } from './fixtures.ts'
import { site, waitForHydration } from './openHydrated.ts'

const ACHIEVEMENTS = '/blog/category/achievements'

const titlesOf = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

for (const width of [360, 1440]) {
  test(`at ${width} px axe finds nothing on the page of a category, and it does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(ACHIEVEMENTS)
    await waitForHydration(page)
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const link of await categories(page).getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
}

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

test('a category has feeds of its own posts, and its page names one', async ({ page, request }) => {
  await page.goto(ACHIEVEMENTS)
  const shown = await titlesOf(page)
  const link = page.locator('link[rel="alternate"]').first()
  await expect(link).toHaveAttribute('href', `${ACHIEVEMENTS}/feed.xml`)
  await expect(link).toHaveAttribute('title', `Achievements – ${site.name} Blog`)
  const rss = await (await request.get(`${ACHIEVEMENTS}/feed.xml`)).text()
  // The policy of the site's own pages lets no script parse a text.
  await page.goto('about:blank')
  const found = await page.evaluate(text => {
    const feed = new DOMParser().parseFromString(text, 'application/xml')
    const texts = (selector: string) => [...feed.querySelectorAll(selector)].map(node => node.textContent)
    return { errors: texts('parsererror'), link: texts('channel > link')[0], items: texts('item > title') }
  }, rss)
  expect(found).toEqual({
    errors: [],
    link: expect.stringMatching(new RegExp(`${ACHIEVEMENTS}$`)),
    items: shown,
  })
  const json = await (await request.get(`${ACHIEVEMENTS}/feed.json`)).json()
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(shown)
})

test('search engines get the place of a category among the pages, and its address once', async ({
  page,
  request,
}) => {
  await page.goto(ACHIEVEMENTS)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${ACHIEVEMENTS}$`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /in the category Achievements/,
  )
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const trail = data.map(text => JSON.parse(text)).find(thing => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    site.name,
    'Blog',
    'Achievements',
  ])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(new RegExp(`${ACHIEVEMENTS}</loc>`, 'g'))).toHaveLength(1)
})

test('below a category nothing answers but that there is no such post', async ({ page, request }) => {
  for (const address of [`${ACHIEVEMENTS}/none`, '/blog/category/none', '/blog/category']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(await response.text()).toContain('Blog post not found')
  }
  await page.goto('/Blog/Category/Achievements')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievements')
})
