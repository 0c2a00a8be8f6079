import type { Page } from 'playwright'

/** Opens a page and waits until nothing is missing from it: React is there, and so is what comes when it is scrolled to. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // Of several windows in one browser only the foremost is painted: another would wait for its next frame for ever.
  await page.bringToFront()
  // The first sign of a visitor.
  await page.mouse.move(1, 1)
  await page.locator('#root[data-live]').waitFor({ state: 'attached' })
  await settle(page)
}

/** Scrolls through a page and back to its top, and waits until pictures and typefaces are there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      // Chromium 156 on two cores at times paints no more frames for ever when what it still paints in advance comes into view.
      await new Promise(painted => setTimeout(painted, 50))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  if ((await typefaces(page)) === 'waiting') await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  await page.locator('style[data-typefaces="in"]').waitFor({ state: 'attached' })
}

/** Waits until the site's typefaces have arrived. @returns whether they are in, or wait for a visitor to do something */
export async function typefaces(page: Page): Promise<string | null> {
  const rules = page.locator('style:is([data-typefaces="in"], [data-typefaces="waiting"])')
  await rules.waitFor({ state: 'attached' })
  return rules.getAttribute('data-typefaces')
}
