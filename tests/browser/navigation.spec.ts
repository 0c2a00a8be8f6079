import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { projectRoot } from '../../scripts/lib/root.ts'
import { nextFrames } from '../../scripts/quality/browser/settle.ts'
import { expect, failingTest, test, withoutScript } from './fixtures.ts'
import { pictures } from './galleries.ts'
import { holdBack } from './holdBack.ts'
import { footerLink, openHydrated, scrollDown, site, waitForHydration } from './openHydrated.ts'
import { anyRoute } from './routes.ts'

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

const setHref = (link: Locator, href: string): Promise<void> =>
  link.evaluate((element, address) => element.setAttribute('href', address), href)

test('R-RTE-13: a link shows the next page in the same document, with title and focus', async ({ page }) => {
  await openHydrated(page, '/blog')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /read more/i })
    .last()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/blog\/1$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()} – `))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  // Screen readers say where the way back has led.
  await expect(page.locator('[data-arrival]')).toHaveText(/Blog/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(/\/blog\/1$/)
})

test('Back closes what is open over a page, whose entry goes with it; the next Back leaves the page, with the focus on the link that led there', async ({
  page,
}) => {
  const open: [route: string, open: () => Promise<void>][] = [
    ['/', () => pictures(page).first().click()],
    ['/stages', () => page.keyboard.press('/')],
  ]
  for (const [route, openOverlay] of open) {
    await openHydrated(page, '/about')
    const link = page.getByRole('contentinfo').getByRole('link').first()
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.innerText()
    await setHref(link, route)
    await link.click()
    await expect(page).toHaveURL(route)
    // The page comes after its address, and closes what is open over the one before.
    await expect(heading).not.toHaveText(before)
    const overlay = page.locator('dialog[open], [aria-modal=true]')
    for (const isLast of [false, true]) {
      await openOverlay()
      await expect(overlay).toHaveCount(1)
      await page.keyboard.press('/')
      await expect(overlay).toHaveCount(1)
      if (isLast) await page.keyboard.press('Escape')
      else await page.goBack()
      await expect(overlay).toHaveCount(0)
      await expect(page).toHaveURL(route)
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      // The entry of what Escape has closed goes a moment later.
      await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
    }
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(link).toBeFocused()
  }
})

test('R-RTE-13: Loading... shows while a page is loading, until the visitor goes back', async ({ page }) => {
  await openHydrated(page, anyRoute)
  const release = await holdBack(page, '**/stages')
  // Screen readers announce changes in a status element that existed before.
  const waiting = page.locator('body > [aria-live][data-loading]')
  await expect(waiting).toBeEmpty()
  const status = await waiting.elementHandle()
  await footerLink(page, 'Academic Stages').click()
  await expect(page.getByText('Loading...')).toBeVisible()
  expect(await status?.textContent()).toBe('Loading...')
  await page.goBack()
  await expect(page.getByText('Loading...')).toHaveCount(0)

  await footerLink(page, 'Academic Stages').click()
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/stages$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic stages')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('R-RTE-13: going back and forth within a page restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/admissions/apply')
  await page.getByRole('main').getByRole('link', { name: 'Send an enquiry' }).click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(page.locator('#enquiry')).toBeInViewport()
  await scrollDown(page, (await scrolled(page)) - 50)
  const there = await scrolled(page)
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await expect.poll(() => scrolled(page)).not.toBe(0)
  const left = await scrolled(page)
  expect(left).toBeGreaterThanOrEqual(there)
  await page.goBack()
  await expect(page).toHaveURL(/\/apply$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('R-RTE-13: with a query in the address, links to the page itself scroll', async ({ page }) => {
  await openHydrated(page, '/admissions/apply?fbclid=1')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.getByRole('main').getByRole('link', { name: 'Send an enquiry' })
  await setHref(link, '/admissions/apply#enquiry')
  const target = page.locator('#enquiry')
  await link.click()
  await expect(page).toHaveURL(/\/apply#enquiry$/)
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  // Again, now that the address equals the link's.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(target).not.toBeInViewport()
  await link.click()
  await expect(target).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\?fbclid=1$/)
  await expect.poll(() => scrolled(page)).toBe(0)

  await setHref(footerLink(page, 'About'), '/admissions/apply')
  await footerLink(page, 'About').scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/\/apply$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\?fbclid=1$/)
  await expect.poll(() => scrolled(page)).toBe(before)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('R-RTE-13: back restores the scroll position after a reload in between', async ({ page }) => {
  await openHydrated(page, '/stages')
  await scrollDown(page, 900)
  await expect.poll(() => scrolled(page)).toBe(900)
  await footerLink(page, 'About').click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  const before = await scrolled(page)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic stages')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
})

test('R-RTE-13: an input ends scroll restoration on a page that is shorter by now', async ({ page }) => {
  await openHydrated(page, '/stages/a-level')
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const questions = page.locator('[data-section="faq"] details')
  await questions.last().evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  await bottom()
  await footerLink(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000)
  // The visitor's first input ends scroll restoration; the page grows after it.
  await page.keyboard.press('Shift')
  const there = await scrolled(page)
  // At the end of the page, so that scroll anchoring has nothing below it to follow.
  await page.locator('body').evaluate(async body => {
    const { height } = body.getBoundingClientRect()
    const grown = new Promise<void>(resolve =>
      new ResizeObserver(() => body.getBoundingClientRect().height > height && resolve()).observe(body),
    )
    const more = body.appendChild(document.createElement('div'))
    more.style.height = '500px'
    await grown
  })
  // What observes the size, too, has scrolled by now.
  await nextFrames(page)
  expect(await scrolled(page)).toBe(there)
})

test('R-RTE-13: a page that was left while loading starts at its top', async ({ page }) => {
  await openHydrated(page, '/about')
  const release = await holdBack(page, '**/stages')
  await footerLink(page, 'Academic Stages').click()
  await footerLink(page, 'News & Events').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  await page.goBack()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic stages')
  expect(await scrolled(page)).toBe(0)
})

test('R-RTE-13: a page from the back/forward cache scrolls and follows links to anchors', async ({
  page,
}) => {
  await openHydrated(page, anyRoute)
  const restoration = (type: string) =>
    page.evaluate(name => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
      return window.history.scrollRestoration
    }, type)
  expect(await restoration('pagehide')).toBe('auto')
  expect(await restoration('pageshow')).toBe('manual')
  await setHref(footerLink(page, 'Academic Stages'), '/admissions/apply#enquiry')
  await footerLink(page, 'Academic Stages').press('Enter')
  const target = page.locator('#enquiry')
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(target.locator(':focus')).toHaveCount(1)
})

failingTest(
  'D3, D15, R-RTE-12, R-RTE-14, R-DAT-4: an unknown address shows the error screen, an unknown post a message, with status 404, noindex and without a canonical link, on a page load and on navigation',
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const head = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('link[rel="canonical"], meta[name="robots"]')].map(element =>
          element.outerHTML.replace(/https?:\/\/[^/]+/, ''),
        ),
      )
    const [response] = await Promise.all([page.waitForResponse('**/nowhere'), openHydrated(page, '/nowhere')])
    expect(response.status()).toBe(404)
    await expect(heading).toHaveText('Unexpected Application Error!')
    const main = page.getByRole('main')
    await expect(main).toContainText('404 Not Found')
    await expect(main).toContainText('This page is not here.')
    await expect(page).toHaveTitle(`404 Not Found – ${site.name}`)
    const ways = ['Back to the home page', 'Search', 'Fees', 'Term dates', 'Visit us', 'Contact', 'Results']
    for (const name of ways) await expect(main.getByRole('link', { name })).toBeVisible()
    expect(await head()).toEqual(['<meta name="robots" content="noindex">'])

    await footerLink(page, 'News & Events').click()
    await expect(heading).toContainText('Blog')
    expect(await head()).toEqual(['<link rel="canonical" href="/blog">'])
    await setHref(footerLink(page, 'Academic Stages'), '/blog/99')
    await footerLink(page, 'Academic Stages').click()
    await expect(heading).toHaveText('Blog post not found')
    expect(await head()).toEqual(['<meta name="robots" content="noindex">'])

    for (const address of ['/blog/99', '/blog/abc']) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(heading).toHaveText('Blog post not found')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  },
)

withoutScript('without JavaScript, a page shows all its text, and its links lead on', async ({ page }) => {
  const file = join(projectRoot, 'pages-json/stages/a-level.json')
  const { sections } = JSON.parse(readFileSync(file, 'utf8'))
  await page.goto('/stages/a-level')
  // innerText contains visible text only.
  const text = await page.getByRole('main').innerText()
  const titles = sections.flatMap(({ title }: { title?: string }) => title ?? [])
  expect(titles.length).toBeGreaterThan(3)
  for (const title of titles) expect(text).toContain(title)
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/\/about$/)
})
