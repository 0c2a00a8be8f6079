import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './openHydrated.ts'

interface Usage {
  listeners: number
  nodes: number
  /** In bytes. */
  heap: number
}

/** Listeners, nodes and heap of the page after a garbage collection. */
async function measureUsage(session: CDPSession): Promise<Usage> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') }
}

async function watch(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return session
}

const MEGABYTE = 1024 * 1024

/** Expects no more usage than before. It retries, since a later collection may free more; a leak stays. */
async function expectNoMore(session: CDPSession, before: Usage, spare = { listeners: 0, nodes: 10 }) {
  await expect(async () => {
    const after = await measureUsage(session)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(spare.listeners)
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(spare.nodes)
    expect(after.heap - before.heap).toBeLessThan(MEGABYTE)
  }).toPass({ timeout: 20_000 })
}

/** Each is a visit of three pages. What every visit leaves behind soon exceeds what is spared. */
const rounds = 6

test(`${3 * rounds} pages visited one after another leak nothing`, async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blog')
  await waitForHydration(page)
  const round = async () => {
    for (const [name, title] of [
      ['About', 'About'],
      ['Academic Stages', 'Academic Stages'],
      ['News & Events', 'Blog'],
    ] as const) {
      await page.evaluate(label => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a')]
        links.find(link => link.textContent === label)?.click()
      }, name)
      await page.waitForFunction(
        title =>
          document.title.startsWith(title) && document.activeElement === document.querySelector('main h1'),
        title,
      )
    }
  }
  // Warm-up: lets the JIT finish compiling.
  for (let count = 0; count < Math.ceil(rounds / 2); count++) await round()
  const session = await watch(page)
  const before = await measureUsage(session)
  for (let count = 0; count < rounds; count++) await round()
  await expectNoMore(session, before, { listeners: 10, nodes: 10 })
})

test('viewer, lightbox and galleries are fetched when they are needed, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  for (const route of ['/stages/pre-school', '/blog/3', '/']) {
    await page.goto(route)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter(url => /PdfViewer|pdf\.worker|Lightbox|Gallery\.island|\.pdf$/.test(url))).toEqual([])
  await page.getByRole('region', { name: 'Gallery Highlights' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter(url => /Gallery\.island/.test(url)).length).toBeGreaterThan(0)
})
