import type { Page } from 'playwright/test'
import { measureLines } from '../../scripts/quality/contrast/measureLines.ts'
import { swept } from '../sweep.ts'
import { countLoads, loadsUntilGivenUp } from './countLoads.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { anyRoute } from './routes.ts'

// Failures are logged to the console too.
test.use({ allowsConsoleErrors: true })

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`)

test('code that a new release has removed: the page reloads once and works', async ({ page }) => {
  await openHydrated(page, anyRoute)
  let isGone = true
  await page.route(chunkOf('staticSections'), route =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  page.on('request', request => {
    // The reloaded document refers to the new code.
    if (request.isNavigationRequest()) isGone = false
  })
  const loads = countLoads(page)
  await footerLink(page, 'News & Events').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(heading(page)).toContainText('Blog')
  expect(loads()).toBe(1)
})

test('code that stays missing: the prerendered page and its links work, without a reload loop', async ({
  page,
}) => {
  await page.route(/\/assets\/(?!start|site)[^/]*\.js$/, route => route.fulfill({ status: 404 }))
  const loads = loadsUntilGivenUp(page, /dynamically imported module/)
  await page.goto('/stages/jhs')
  await expect.poll(loads).toBe(2)
  await expect(heading(page)).toBeVisible()
  await footerLink(page, 'About').click()
  await expect.poll(loads).toBe(4)
  await expect(page).toHaveURL(/\/about$/)
  await expect(heading(page)).toContainText('About')
})

test('a visitor can leave before hydration in browsers that abort pending requests', {
  tag: '@sweep',
}, async ({ page }) => {
  // Says by a request when the code has failed and the page has done what it does then: a page that is being left answers no
  // questions.
  await page.addInitScript(() =>
    new PerformanceObserver(list => {
      if (list.getEntries().some(({ name }) => name.includes('/assets/core-')))
        requestIdleCallback(() => navigator.sendBeacon('/handled'))
    }).observe({ type: 'resource' }),
  )
  const handled = page.waitForRequest('**/handled')
  let drop: () => unknown = () => undefined
  await page.route(chunkOf('core'), route => {
    drop = () => route.abort()
  })
  await page.route('**/blog', async route => {
    await drop()
    await handled
    await route.continue()
  })
  const asked = page.waitForRequest(chunkOf('core'))
  await page.goto('/about')
  await asked
  await footerLink(page, 'News & Events').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(heading(page)).toContainText('Blog')
})

test('a server error shows the page of the server, and the visitor can go back', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await page.route('**/blog/page.json', route => route.fulfill({ status: 500 }))
  await page.route('**/blog', route =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  )
  await footerLink(page, 'News & Events').click()
  await expect(heading(page)).toHaveText('500')
  await page.goBack()
  await expect(heading(page)).toContainText('Accessibility')
})

test('offline: a link shows the error, and its page loads by itself once back online', async ({
  page,
  context,
}) => {
  await openHydrated(page, anyRoute)
  await context.setOffline(true)
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('main')).toContainText('Failed to fetch')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page)).toContainText(/stages/i)
  await expect(page).toHaveURL(/\/stages$/)
  await footerLink(page, 'About').click()
  await expect(heading(page)).toContainText('About')
})

test('offline: "Try again" reloads the page even when the browser reports no network', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await openHydrated(page, anyRoute)
  await page.route('**/stages/page.json', route => route.abort())
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

test('an extension that removes elements and wraps words before hydration does not break the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[data-section] img')?.remove()
      for (const paragraph of document.querySelectorAll('main p')) {
        const font = document.createElement('font')
        font.append(...paragraph.childNodes)
        paragraph.append(font)
      }
      document.body.prepend(document.createElement('aside'))
    })
  })
  await openHydrated(page, '/stages/jhs')
  await expect(heading(page)).toBeVisible()
  await footerLink(page, 'About').click()
  await expect(heading(page)).toContainText('About')
})

test('an extension that changes the header before hydration does not empty static sections', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.prepend(document.createElement('b'))
    })
  })
  await openHydrated(page, '/stages/jhs')
  await expect(page.locator('header > b')).toHaveCount(0)
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
  for (const width of swept([360, 768, 1280], [360])) {
    await page.setViewportSize({ width, height: 1200 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const lines = await measureLines(page, '[data-section="hero"]')
    expect.soft(lines.filter(({ isLegible }) => !isLegible)).toEqual([])
  }
})

test('a section that throws says what to do in its place, and the rest of the page works', async ({
  page,
}) => {
  await openHydrated(page, anyRoute)
  await page.route('**/stages/page.json', async route => {
    const response = await route.fetch()
    const data = await response.json()
    // Invalid data, which no build writes.
    for (const one of data.sections.slice(1)) one.refs = { ...one.refs, entries: 7 }
    await route.fulfill({ response, json: data })
  })
  const logged = page.waitForEvent('console', message => message.text().includes('is not a function'))
  await footerLink(page, 'Academic Stages').click()
  await expect(heading(page)).toContainText(/stages/i)
  await logged
  const failed = page.getByRole('alert').first()
  await expect(failed).toContainText('This part of the page could not be shown.')
  await expect(failed).not.toContainText('is not a function')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('[data-section]').first()).toBeVisible()
  await page.unroute('**/stages/page.json')
  await failed.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\/stages$/)
})
