import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import type { Site } from '../../schema/site.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { expect } from './fixtures.ts'

/** What all pages share, as its author wrote it. */
export const site = JSON.parse(readFileSync(join(projectRoot, 'pages-json/_site.json'), 'utf8')) as Site

/** Opens a page and waits until React has taken it over. */
export async function openLive(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await live(page)
}

/** Waits until React has taken the page over, as it does when the browser is idle. */
export const live = (page: Page): Promise<void> => expect(page.locator('#root')).toHaveAttribute('data-live')

/** Waits for what takes its place in the page late, too: a carousel that a strip of pictures stands in for. */
export async function allLive(page: Page): Promise<void> {
  await live(page)
  const carousel = page.locator('[aria-roledescription="carousel"]')
  if ((await carousel.count()) === 0) return
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Next picture' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Brings the foot of the page into view and waits until React has taken it over too. */
export async function openFoot(page: Page): Promise<void> {
  await newsletter(page).scrollIntoViewIfNeeded()
  await expect(page.locator('#foot')).toHaveAttribute('data-live')
}

export const newsletter = (page: Page): Locator => page.getByRole('contentinfo').locator('form')

/** Scrolls as far as the page goes, without a glide. */
export const scrollDown = (page: Page, pixels = 600): Promise<void> =>
  page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), pixels)

/**
 * Listens for the code that moves menus and disclosures; a page fetches it when somebody comes near one.
 * @returns waits until that code is there and the page goes by it
 */
export function motionOf(page: Page): () => Promise<void> {
  const responses = Promise.all([/assets\/slide-/, /assets\/fade-/].map(code => page.waitForResponse(code)))
  return async () => {
    const urls = (await responses).map(response => response.url())
    await page.evaluate(async modules => {
      await Promise.all(modules.map(url => import(url)))
      await new Promise(requestAnimationFrame)
    }, urls)
  }
}

/**
 * Starts to watch an element for a movement, during which it bears an attribute.
 * @returns asks how long it took, in milliseconds, once it is over
 */
export async function stopwatch(element: Locator, attribute: string): Promise<() => Promise<number>> {
  const watch = await element.evaluateHandle((node, name) => {
    const taken = new Promise<number>(resolve => {
      let start = 0
      new MutationObserver(() => {
        if (node.hasAttribute(name)) start ||= performance.now()
        else if (start) resolve(performance.now() - start)
      }).observe(node, { attributes: true })
    })
    return { taken }
  }, attribute)
  return () => watch.evaluate(({ taken }) => taken)
}
