import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { settle, waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'
import { anyRoute } from './routes.ts'

/** In bytes, as they are transferred. */
const most = { fonts: 90_000, hero: 60_000, script: 8200 }

test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 })

test('a phone fetches at most 90 kB of web fonts and 60 kB for an opening picture', async ({ page }) => {
  test.setTimeout(180_000)
  const tooHeavy: string[] = []
  let heroes = 0
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  const weightOf = async (wanted: Response[]) => {
    const sizes = await Promise.all(wanted.map(response => response.request().sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  // One whose picture is a drawing, and one that has none.
  for (const address of ['/stages/a-level', '/blog/1']) {
    responses.length = 0
    // Kept from page to page, a file would weigh nothing.
    await page.route('**', route => route.continue())
    await page.goto(address)
    await waitForWebFonts(page)
    await page.waitForLoadState('networkidle')
    const fonts = responses.filter(response => response.request().resourceType() === 'font')
    expect(fonts.length, `${address} has web fonts`).toBeGreaterThan(0)
    const fontWeight = await weightOf(fonts)
    if (fontWeight > most.fonts) tooHeavy.push(`${address}: web fonts of ${fontWeight} bytes`)
    const hero = page.locator('main img[fetchpriority="high"]')
    if ((await hero.count()) === 0) continue
    heroes++
    const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(await picturesAskedForAhead(page), `${address} asks for its opening picture ahead`).toEqual([
      source,
    ])
    const heroWeight = await weightOf(responses.filter(response => response.url() === source))
    expect(heroWeight, `${address} fetches ${source}`).toBeGreaterThan(0)
    if (heroWeight > most.hero) tooHeavy.push(`${address}: ${source} of ${heroWeight} bytes`)
  }
  expect(heroes).toBeGreaterThan(0)
  expect(tooHeavy).toEqual([])
})

/** A browser that chose another size ahead than for the element would fetch both. */
const picturesAskedForAhead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'link' && !/\.(?:css|woff2)$/.test(name))
      .map(({ name }) => name),
  )

test('a stage fetches at most 8.2 kB of script until something is tapped', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/stages/ils')
  await settle(page)
  const sizes = await Promise.all(scripts.map(async script => brotliCompressSync(await script.body()).length))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.script)
})

test('a character that the small web fonts lack has the browser fetch the whole one', async ({ page }) => {
  await page.goto(anyRoute)
  // Before the character is there.
  await waitForWebFonts(page)
  const whole = page.waitForResponse(/-whole-[^/]*\.woff2$/)
  await page.locator('main h1').evaluate(heading => heading.append(' Ø'))
  expect((await whole).ok()).toBe(true)
})
