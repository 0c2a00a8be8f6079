import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { countLoads, loadsUntilGivenUp } from './countLoads.ts'
import { expect, test } from './fixtures.ts'
import {
  footerLink,
  heading,
  newsletter,
  openFooter,
  openHydrated,
  scrollDown,
  waitForHydration,
  waitForIsland,
  waitForScreens,
} from './openHydrated.ts'
import { anyRoute } from './routes.ts'
import { sectionSite } from './sectionSite.ts'

// Failures are logged to the console too.
test.use({ allowsConsoleErrors: true })

/** The code of islands, of which React is the largest part. */
const islandCode = /\/assets\/(?!entry-|rolldown-runtime-)[^/]*\.js$/

test('code that a new release has removed: the page reloads once and works', async ({ page }) => {
  await openHydrated(page, anyRoute)
  let isGone = true
  await page.route(islandCode, route => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const reloaded = page.waitForEvent('load')
  page.on('request', request => {
    // The reloaded document refers to the new code.
    if (request.isNavigationRequest()) isGone = false
  })
  const loads = countLoads(page)
  await newsletter(page).getByRole('textbox').focus()
  await reloaded
  await openFooter(page)
  expect(loads()).toBe(1)
})

test('a page of a new release is loaded with its document and its own code', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await page.route('**/blog', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/assets\/entry-[^"]*\.js/, 'assets/entry-new.js')
    await (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ response, body: html }))
  })
  const loads = countLoads(page)
  await footerLink(page, 'News & Events').click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
  await expect(page).toHaveURL(/\/blog$/)
  expect(loads()).toBe(1)
  await page.goBack()
  await expect(heading(page)).toContainText('Accessibility')
})

test('code that stays missing: the page and its links work, without a reload loop', async ({ page }) => {
  await page.route(islandCode, route => route.fulfill({ status: 404 }))
  const loads = loadsUntilGivenUp(page, /dynamically imported module/)
  await openHydrated(page, anyRoute)
  const reloaded = page.waitForEvent('load')
  await newsletter(page).getByRole('textbox').focus()
  await reloaded
  await waitForHydration(page)
  await newsletter(page).getByRole('textbox').focus()
  await expect.poll(loads).toBe(2)
  await footerLink(page, 'About').click()
  await expect(heading(page)).toContainText('About')
  await newsletter(page).getByRole('textbox').focus()
  await expect(newsletter(page).getByRole('textbox')).toBeFocused()
})

test('a visitor can leave although the browser aborts requests for code', async ({ page }) => {
  // Says by a request when the code has failed and the page has done what it does then: a page that is being left answers no
  // questions.
  await page.addInitScript(() =>
    new PerformanceObserver(list => {
      if (list.getEntries().some(({ name }) => name.includes('/assets/react-')))
        requestIdleCallback(() => navigator.sendBeacon('/handled'))
    }).observe({ type: 'resource' }),
  )
  const handled = page.waitForRequest('**/handled')
  let drop: () => unknown = () => undefined
  const react = /\/assets\/react-[^/]*\.js$/
  await page.route(react, route => {
    drop = () => route.abort()
  })
  await page.route('**/blog', async route => {
    await drop()
    await handled
    await route.continue()
  })
  const asked = page.waitForRequest(react)
  await openHydrated(page, '/about')
  await newsletter(page).getByRole('textbox').focus()
  await asked
  await page.evaluate(() => window.location.assign('/blog'))
  await expect(page).toHaveURL(/\/blog$/)
  await expect(heading(page)).toContainText('Blog')
})

test('a server error shows the page of the server, and the visitor can go back', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await page.route('**/stages', route =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  )
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toHaveText('500')
  await page.goBack()
  await expect(heading(page)).toContainText('Accessibility')
})

test('offline: going back shows the page that the visitor came from, where it was left, and forward the next one again', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/stages')
  await scrollDown(page, 500)
  await footerLink(page, 'About').click()
  await expect(heading(page)).toContainText('About')
  await context.setOffline(true)
  const before = await page.evaluate(() => window.history.state.positions.values().next().value)
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Academic stages')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(heading(page)).toContainText('About')
})

test('offline: a link shows the error, and its page loads once back online', async ({ page, context }) => {
  await openHydrated(page, anyRoute)
  await waitForScreens(page)
  await context.setOffline(true)
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('Failed to fetch')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toContainText(/stages/i)
  await expect(page).toHaveURL(/\/stages$/)
  // What stood in for it is not a page to go back to.
  await page.goBack()
  await expect(heading(page)).toContainText('Accessibility')
  await page.goForward()
  await expect(heading(page)).toContainText(/stages/i)
})

test('offline: "Try again" reloads the page even when the browser reports no network', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await openHydrated(page, anyRoute)
  await page.route('**/stages', route =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toContainText(/stages/i)
  expect(loads()).toBe(1)
})

test('storage that throws does not break navigation', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await openHydrated(page, anyRoute)
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toContainText(/stages/i)
})

/** Wraps every text of the page, at first before any of its code runs, as browsers that translate do. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const wrap = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (
          !text.parentElement?.closest('font, script, style, select, textarea, svg') &&
          text.textContent?.trim()
        )
          found.push(text)
      }
      for (const text of found) {
        const font = document.createElement('font')
        text.parentNode?.replaceChild(font, text)
        font.append(text)
      }
    }
    // The last moment before deferred scripts. What comes later is translated, too.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      wrap()
      new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true })
    })
  })

test.describe('a page that the browser translates', () => {
  // Nothing may be logged.
  test.use({ baseURL: sectionSite, allowsConsoleErrors: false, viewport: { width: 360, height: 780 } })

  test('its menu, its answers and its links work', async ({ page }) => {
    await translate(page)
    await openHydrated(page, '/questions')
    await expect(page.locator('h1 font')).not.toHaveCount(0)
    const answer = page.locator('[data-section="faq"] details').first()
    await answer.locator('summary').click()
    await expect(answer.locator('p').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.locator('summary').filter({ hasText: /^Menu/ }).click()
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(heading(page)).toHaveText('Before')
    await expect(page.locator('h1 font')).not.toHaveCount(0)
  })

  test('its gallery counts on', async ({ page }) => {
    await translate(page)
    await openHydrated(page, '/carousel')
    const gallery = page.locator('[data-section="gallery"]')
    await gallery.scrollIntoViewIfNeeded()
    await gallery.getByRole('button', { name: 'Next picture' }).click()
    await expect(gallery).toContainText(/2\s*(?:of|\/)\s*\d/)
    await gallery.locator(':not([inert]) > a[href]').first().click()
    await expect(page.locator('.yarl__container')).toBeVisible()
  })

  test('its form keeps the focus and what was written, and says what is missing', async ({ page }) => {
    await translate(page)
    await openHydrated(page, '/ask')
    const form = page.getByRole('main').locator('form')
    const first = form.getByRole('textbox').first()
    await first.focus()
    await page.keyboard.type('Ama')
    await waitForIsland(first)
    await page.keyboard.type(' Mensah')
    await expect(first).toHaveValue('Ama Mensah')
    await expect(first).toBeFocused()
    await form.getByRole('button').click()
    const missing = form.locator('[aria-invalid="true"]')
    await expect(missing.first()).toBeFocused()
    await expect(missing.first()).toHaveAccessibleDescription(/Fill in|Choose/)
  })
})

test('elements that an extension removes and adds before any code runs break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      document.querySelector('[data-section] img')?.remove()
      document.querySelector('header')?.prepend(document.createElement('b'))
      document.body.prepend(document.createElement('aside'))
    })
  })
  await openHydrated(page, '/stages/jhs')
  await expect(heading(page)).toBeVisible()
  for (const section of await page.locator('[data-section]').all()) await expect(section).not.toBeEmpty()
  await footerLink(page, 'About').click()
  await expect(heading(page)).toContainText('About')
})

test('B1: pictures that all fail leave placeholders and the text, which is legible', async ({ page }) => {
  await page.route('**/images/**', route => route.abort())
  await openHydrated(page, '/about')
  await expect(heading(page)).toBeVisible()
  const pictures = page.locator('main img:not([loading="lazy"])')
  expect(await pictures.count()).toBeGreaterThan(0)
  await expect(pictures.and(page.locator(':not([data-failed])'))).toHaveCount(0)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 1200 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect.soft(await findings(page, '[data-section="hero"]')).toEqual([])
  }
})
