import type { Page } from 'playwright'

/** Opens a page and waits until all lazy content has loaded, and what moves by itself moves. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // A browser paints only its foremost window. In another one, requestAnimationFrame would never fire.
  await page.bringToFront()
  await settle(page)
}

/** Scrolls through a page and back to its top, and waits for islands that come into view, pictures and web fonts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      // The second frame begins once the first is painted. Chromium sometimes stopped painting for ever when scrolling
      // overtook its prepainting, and sometimes stops for a time all the same.
      await new Promise(painted => {
        requestAnimationFrame(() => requestAnimationFrame(painted))
        setTimeout(painted, 1000)
      })
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      !document.querySelector(
        ':is([data-island="gallery"], [data-island="postGallery"]):not([data-hydrated])',
      ),
  )
  await waitForWebFonts(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
}

/** Waits until the words are in the web fonts. One that fails leaves its fallback. */
export async function waitForWebFonts(page: Page): Promise<void> {
  await page.locator('style[data-typefaces][media="all"]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    // A layout has the browser ask for the fonts that it needs.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

/** Waits until the document has been read and painted: a slow machine paints it in parts, and what moves meanwhile is another matter. */
export async function documentPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await nextFrames(page)
}

export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Milliseconds within which every animation of a page ends. A window that has stopped painting ends none. */
const LONGEST_ANIMATION = 3000

/**
 * Waits for the animations that come to an end by themselves, those included that begin because something has just come into
 * view: half-way through one, colours are neither those before nor those after it.
 */
export async function animationsFinished(page: Page): Promise<void> {
  const finished = page.evaluate(async () => {
    // A new observer of what is in view is called after all others.
    await new Promise<void>(done =>
      new IntersectionObserver((_, observer) => {
        observer.disconnect()
        done()
      }).observe(document.documentElement),
    )
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(animation => animation.finished))
  })
  // Waited for here: timers of the page may stand still in tests of time.
  await Promise.race([finished, page.waitForTimeout(LONGEST_ANIMATION)])
}

/** Adds CSS rules to a page. A constructed style sheet is not subject to the site's `style-src`. */
export const addCss = (page: Page, rules: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)
