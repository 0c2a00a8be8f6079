import type { Page } from 'playwright'

/** Opens a page and waits until it is hydrated and all lazy content has loaded. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // A browser paints only its foremost window. In another one, requestAnimationFrame would never fire.
  await page.bringToFront()
  // Hydration starts at the first sign of a visitor.
  await page.mouse.move(1, 1)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  await settle(page)
}

/** Scrolls through a page and back to its top, and waits for pictures and web fonts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      // With two cores, Chromium 156 sometimes stops painting for ever when scrolling overtakes its prepainting.
      await new Promise(painted => setTimeout(painted, 50))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  if ((await waitForWebFonts(page)) === 'deferred') await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  await page.locator('style[data-typefaces="swapped"]').waitFor({ state: 'attached' })
}

/** Waits until the web fonts have loaded. @returns `swapped`, or `deferred` until the visitor clicks or presses a key */
export async function waitForWebFonts(page: Page): Promise<string | null> {
  const rules = page.locator('style:is([data-typefaces="swapped"], [data-typefaces="deferred"])')
  await rules.waitFor({ state: 'attached' })
  return rules.getAttribute('data-typefaces')
}
