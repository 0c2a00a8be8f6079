import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { live } from './openLive.ts'

test('R-BLG-1: the heading of the list is the name of the school and Blog', async ({ page }) => {
  await page.goto('/blog')
  const name = await page.locator('meta[property="og:site_name"]').getAttribute('content')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Blog`)
})

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`R-BLG-2: at ${width} px the cards stand in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(3)
    const boxes = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().left))
    expect(new Set(boxes.map(Math.round)).size).toBe(columns)
  })
}

test('R-BLG-2: a card has picture, title, excerpt, date, author and a link Read More', async ({ page }) => {
  await page.goto('/blog')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.getByRole('img')).toBeVisible()
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card).toContainText('25 April 2025')
  await expect(card).toContainText('School Media Team')
  await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/blog/3')
})

test('R-BLG-2: Loading blog posts... shows while the list is looked up, then the cards', async ({ page }) => {
  await page.goto('/blog/3')
  const release = await holdBack(page, '**/blog/posts.json')
  await live(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
})

test('R-BLG-5: a spinner turns while a post is on its way', async ({ page }) => {
  await page.goto('/blog')
  await live(page)
  const release = await holdBack(page, '**/blog/1/page.json')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .last()
    .click()
  const status = page.getByRole('status').filter({ hasText: 'Loading...' })
  await expect(status).toBeVisible()
  const turning = () => status.evaluate(element => element.getAnimations({ subtree: true }).length)
  expect(await turning()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turning()).toBe(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Blog')
  await expect(status).toHaveCount(0)
})

test('R-BLG-3: the list is fetched once, however often the visitor comes back to it', async ({ page }) => {
  let fetches = 0
  page.on('request', request => {
    if (request.url().endsWith('/blog/posts.json')) fetches++
  })
  await page.goto('/blog/3')
  await live(page)
  for (const id of [3, 2]) {
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await page.getByRole('main').locator(`a[href="/blog/${id}"]`).first().click()
    await expect(page).toHaveURL(`/blog/${id}`)
  }
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  expect(fetches).toBe(1)
})

test.describe('going back from a post on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('returns to its place in the list, even while the list is being looked up', async ({ page }) => {
    const release = await holdBack(page, '**/blog/posts.json')
    await page.goto('/blog')
    await live(page)
    const last = page
      .getByRole('main')
      .getByRole('link', { name: /read more/i })
      .last()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(page).toHaveURL(/\/blog\/1$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByText('Loading blog posts...')).toBeAttached()
    release()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test.describe('what goes wrong', () => {
  test.use({ allowsConsoleErrors: true })

  test('R-BLG-4: a list that cannot be fetched ends loading, logs it, and is empty', async ({ page }) => {
    await page.goto('/blog/3')
    await page.route('**/blog/posts.json', route => route.abort())
    await live(page)
    const logged = page.waitForEvent(
      'console',
      message => message.type() === 'error' && message.text().includes('fetch'),
    )
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await logged
    await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  })

  test('R-BLG-2: a featured picture that fails gives way to the placeholder', async ({ page }) => {
    await page.route('**/images/posts/on-air-*.svg', route => route.abort())
    await page.goto('/blog')
    const picture = page.getByRole('main').getByRole('article').first().locator('img')
    await expect(picture).toHaveAttribute('data-failed', '')
    expect(await picture.evaluate(image => getComputedStyle(image).content)).toMatch(/^url\(/)
  })
})

test('R-BLG-5: a post shows picture, way back, date, author, title, paragraphs, gallery and related posts', async ({
  page,
}) => {
  await page.goto('/blog/3')
  const main = page.getByRole('main')
  const { sections } = await (await page.request.get('/blog/3/page.json')).json()
  const { post } = sections.find(
    (data: { section: { type: string } }) => data.section.type === 'postBody',
  ).refs
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(post.title)
  await expect(main.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByText('25 April 2025').first()).toBeVisible()
  await expect(main.getByText(post.author).first()).toBeVisible()
  for (const paragraph of post.content.split('\n'))
    await expect(main.getByText(paragraph, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Gallery Highlights' })).toBeVisible()
  const related = main.getByRole('region', { name: 'Related Posts' })
  await expect(related.getByRole('article')).toHaveCount(2)
  const excerpt = await related.getByRole('article').first().locator('p').last().textContent()
  expect(excerpt).toMatch(/…$/)
  expect(excerpt?.length).toBe(81)
  await expect(related.getByRole('link', { name: /^Read More/ }).first()).toHaveAttribute(
    'href',
    /^\/blog\/\d$/,
  )
})

test('the blog has feeds, and its pages name them', async ({ page, request }) => {
  await page.goto('/blog')
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', '/blog/feed.xml')
  expect(await (await request.get('/blog/feed.xml')).text()).toContain('<rss version="2.0"')
  expect((await (await request.get('/blog/feed.json')).json()).items).toHaveLength(3)
})
