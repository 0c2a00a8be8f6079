import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { site, waitForHydration } from './openHydrated.ts'

test('R-BLG-2: the cards stand in one, two or three columns', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(7)
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size, `at ${width} px`).toBe(columns)
  }
})

test('R-BLG-2, R-BLG-3: Loading blog posts... shows; the list is fetched once', async ({ page }) => {
  let fetches = 0
  page.on('request', request => {
    if (request.url().endsWith('/blog')) fetches++
  })
  const cards = page.getByRole('main').getByRole('article')
  await page.goto('/blog/3')
  const release = await holdBack(page, '**/blog')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${site.name} Blog`)
  await expect(page).toHaveTitle(`${site.name} Blog – ${site.name}`)
  release()
  await expect(cards).toHaveCount(7)
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
  for (const id of [3, 2]) {
    await page.getByRole('main').locator(`a[href="/blog/${id}"]`).first().click()
    await expect(page).toHaveURL(`/blog/${id}`)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    // A post leads to others, too.
    await expect(cards).toHaveCount(7)
  }
  await page.goBack()
  await expect(page).toHaveURL('/blog/2')
  await page.goForward()
  await expect(cards).toHaveCount(7)
  expect(fetches).toBe(1)
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
  const release = await holdBack(page, '**/blog/1')
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

test('R-BLG-5: going back from the spinner of a post returns to the place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/blog')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/blog/1"]').first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await holdBack(page, /\/blog(\/1)?$/)
  await choosePost(page, 1)
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading...' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test.describe('going back from a post on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('returns to its place in the list, even while the list is being fetched', async ({ page }) => {
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
    // The document that knew the list is gone.
    await page.reload()
    await waitForHydration(page)
    const release = await holdBack(page, '**/blog')
    await page.goBack()
    await expect(page.getByText('Loading blog posts...')).toBeAttached()
    release()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test.describe('what goes wrong', () => {
  test.use({ allowsConsoleErrors: true })

  test('R-BLG-4: a list that cannot be fetched ends loading, logs it, and is empty', async ({ page }) => {
    await page.goto('/blog/3')
    await page.route('**/blog', route => route.abort())
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

  test('R-BLG-4, R-BLG-5: a post that cannot be fetched is logged, and can be tried again', async ({
    page,
  }) => {
    await page.goto('/blog')
    await waitForHydration(page)
    await page.route('**/blog/1', route => route.fulfill({ status: 500 }))
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
    expect(await findings(page, 'main')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)

    const second = logged()
    await choosePost(page, 1)
    await second
    const again = logged()
    await page.getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(heading).toBeFocused()
    await page.unroute('**/blog/1')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    await expect(heading).not.toHaveText('The post could not be loaded')
    await expect(heading).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('R-BLG-2: a featured picture that fails gives way to the placeholder', async ({ page }) => {
    await page.route('**/images/posts/on-air-*.svg', route => route.abort())
    await page.goto('/blog')
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('a[href="/blog/3"]') })
    const picture = card.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('data-failed', '')
    expect(await picture.evaluate(image => getComputedStyle(image).content)).toMatch(/^url\(/)
  })
})
