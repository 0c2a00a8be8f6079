import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/audit/axe.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { site, waitForHydration } from './openHydrated.ts'
import { watchShifts } from './watchShifts.ts'

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
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
})

/** Follows the link to a post of the list, without leaving the document. */
async function choosePost(page: Page, id: number) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('main').locator(`a[href="/blog/${id}"]`).first().click()
  await expect(page).toHaveURL(`/blog/${id}`)
}
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test('R-BLG-5: a spinner turns within the layout while a post is on its way', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  const release = await holdBack(page, '**/blog/1/page.json')
  await choosePost(page, 1)
  const spinner = page.getByRole('main').getByRole('status', { name: 'Loading...' })
  await expect(spinner).toBeVisible()
  await expect(page).toHaveTitle(`Loading... – ${site.name}`)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  const turning = () => spinner.evaluate(element => element.getAnimations().length)
  expect(await turning()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turning()).toBe(0)
  release()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).not.toContainText('Blog')
  await expect(spinner).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('R-BLG-5: going back from the spinner of a post returns to the place in the list at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/blog')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/blog/1"]').first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await holdBack(page, /blog(\/1)?\/page\.json$/)
  await choosePost(page, 1)
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('R-BLG-3: the list is fetched once, however often the visitor comes back to it', async ({ page }) => {
  let fetches = 0
  page.on('request', request => {
    if (request.url().endsWith('/blog/posts.json')) fetches++
  })
  await page.goto('/blog/3')
  await waitForHydration(page)
  for (const id of [3, 2]) {
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    // A post leads to others, too.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
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
    await waitForHydration(page)
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
    await waitForHydration(page)
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

  test('R-BLG-4, R-BLG-5: a post that cannot be fetched is logged, ends loading, keeps the layout, and can be tried again', async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.route('**/blog/1/page.json', route => route.fulfill({ status: 500 }))
    const logged = () =>
      page.waitForEvent(
        'console',
        message => message.type() === 'error' && message.text().startsWith('Error: 500'),
      )
    const first = logged()
    await choosePost(page, 1)
    await first
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('The post could not be loaded')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`The post could not be loaded – ${site.name}`)
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const again = logged()
    await page.getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(heading).toBeFocused()
    await page.unroute('**/blog/1/page.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    await expect(heading).not.toHaveText('The post could not be loaded')
    await expect(heading).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('R-BLG-5: from a post that cannot be fetched a link leads back to the blog', async ({ page }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.route('**/blog/1/page.json', route => route.abort())
    await choosePost(page, 1)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await findings(page, 'main')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('R-BLG-5: a post that failed loads by itself once the network is back', async ({ page, context }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.route('**/blog/1/page.json', route => route.abort())
    await choosePost(page, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The post could not be loaded')
    await context.setOffline(true)
    await page.unroute('**/blog/1/page.json')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The post could not be loaded')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
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
  for (const paragraph of post.content) await expect(main.getByText(paragraph, { exact: true })).toBeVisible()
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

for (const [locale, written] of [
  ['en-GH', '25 April 2025'],
  ['en-US', 'April 25, 2025'],
  ['fr-FR', '25 avril 2025'],
] as const) {
  test.describe(`a visitor whose language is ${locale}`, () => {
    test.use({ locale, timezoneId: 'America/Los_Angeles', viewport: { width: 360, height: 740 } })

    test(`R-BLG-5: reads the date of a post as ${written}, without a layout shift`, async ({
      page,
      request,
    }) => {
      expect(await (await request.get('/blog/3')).text()).toContain('>25 April 2025<')
      for (const route of ['/blog/3', '/blog']) {
        const release = await holdBack(page, /assets\/finishPage-/)
        await page.goto(route)
        await waitForWebFonts(page)
        const shifts = await watchShifts(page)
        release()
        const date = page.locator('main time[datetime="2025-04-25"]').first()
        await expect(date).toHaveText(written)
        await expect(date).toHaveAttribute('lang', locale)
        // What follows on the line moves by the difference of the dates. A line that wraps moves more than twenty times as much.
        expect(await shifts()).toBeLessThan(0.001)
      }
      // React renders the same after a navigation.
      await waitForHydration(page)
      await page.getByRole('main').locator('a[href="/blog/3"]').first().click()
      await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
      await expect(page.locator('main time').first()).toHaveText(written)
    })
  })
}

test.describe('a visitor whose months are long', () => {
  test.use({ locale: 'el-GR' })

  test('R-BLG-5: reads a shorter date where a long one would move what is below', async ({ page }) => {
    const release = await holdBack(page, /assets\/finishPage-/)
    await page.goto('/blog/3')
    const date = page.locator('main time').first()
    // The web fonts have arrived by then.
    await waitForHydration(page)
    // As wide as the line of the prerendered date.
    const height = await date.evaluate((time: HTMLElement) => {
      const line = time.parentElement ?? time
      const end = line.lastElementChild?.getBoundingClientRect().right ?? 0
      line.style.width = `${end - line.getBoundingClientRect().left}px`
      return line.offsetHeight
    })
    release()
    await expect(date).toHaveText('25 Απρ 2025')
    expect(await date.evaluate((time: HTMLElement) => time.parentElement?.offsetHeight)).toBe(height)
  })
})
