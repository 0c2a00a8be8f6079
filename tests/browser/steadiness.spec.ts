import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { createSiteServer } from '../../scripts/lib/serve/server.ts'

import { shiftsWhenLate } from '../../scripts/quality/browser/shifts.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { kinds } from './routes.ts'
import { testDist } from './testSite.ts'
import { watchShifts } from './watchShifts.ts'

// Phones place letters between pixels. Only Linux makes each as wide as whole pixels, which wraps some lines otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] }),
})

test('no page has a layout shift when pictures and fonts arrive late', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await shiftsWhenLate(page, '/'), `${width}`).toEqual([])
  }
})

test('a page that arrives in chunks is painted without layout shifts on a phone', async ({ page }) => {
  const whole = createSiteServer(testDist).listeners('request')[0] as RequestListener
  const server = createServer((request, response) => {
    if (!kinds.includes(request.url ?? '')) return whole(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    readFile(join(testDist, request.url ?? '', 'index.html')).then(html => sendSlowly(html, response))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        const { dataset } = document.documentElement
        for (const { value } of shifts) dataset.moved = `${Number(dataset.moved ?? 0) + value}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`http://127.0.0.1:${port}/stages/a-level`)
    const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0)
    expect.soft(moved, '/stages/a-level').toBeLessThan(0.02)
  } finally {
    server.close()
  }
})

test('going between pages with the header over and above them is no layout shift', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/about/achievements')
  const heading = page.getByRole('heading', { level: 1 })
  const first = await heading.textContent()
  const shifts = await watchShifts(page)
  // Half a second after an input, shifts count as expected. Here is none.
  const blog = page.getByRole('contentinfo').getByRole('link', { name: 'News & Events', exact: true })
  await blog.evaluate((link: HTMLElement) => link.click())
  await expect(heading).toContainText('Blog')
  expect(await shifts()).toBe(0)
  await page.evaluate(() => window.history.back())
  await expect(heading).toHaveText(first ?? '')
  expect(await shifts()).toBe(0)
})

/** Sends the head at once and the body in chunks, one a frame. */
async function sendSlowly(html: Buffer, response: ServerResponse) {
  const body = html.indexOf('<body ')
  response.write(html.subarray(0, body))
  for (let at = body; at < html.length; at += 500) {
    await setTimeout(16)
    response.write(html.subarray(at, at + 500))
  }
  response.end()
}
