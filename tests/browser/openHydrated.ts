import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import type { Site } from '../../schema/model/site.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect } from './fixtures.ts'

/** `pages-json/_site.json`. */
export const site = JSON.parse(readFileSync(join(projectRoot, 'pages-json/_site.json'), 'utf8')) as Site

/** Opens a page, and waits until it is in its own typefaces and answers visitors. Its islands come when they are turned to. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await Promise.all([waitForHydration(page), waitForWebFonts(page)])
}

/** Waits until the entry script has run, which it does in one task. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual')
}

/** Waits until the browser has what replaces pages, which the entry script fetches behind everything else. */
export const waitForScreens = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/screens-[^/]*\.json$/.test(name)),
  )
}

/** Waits until React has hydrated the island that an element is in, or is. */
export const waitForIsland = (inside: Locator): Promise<void> =>
  inside
    .locator('xpath=ancestor-or-self::*[@data-island][@data-hydrated]')
    .waitFor({ state: 'attached', timeout: 20_000 })

/** Waits for the entry script, for dials, and for the carousel, whose panel shows once it has been scrolled into view. */
export async function waitForLateContent(page: Page): Promise<void> {
  await waitForHydration(page)
  for (const dial of await page.locator('input[data-hour]').all()) await expect(dial).toBeVisible()
  const carousel = page.locator('[aria-roledescription="carousel"]')
  if ((await carousel.count()) === 0) return
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Next picture' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Turns to the form in the footer, which React hydrates then. */
export async function openFooter(page: Page): Promise<void> {
  await newsletter(page).scrollIntoViewIfNeeded()
  await newsletter(page).getByRole('textbox').focus()
  await waitForIsland(newsletter(page))
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

export const newsletter = (page: Page): Locator => page.getByRole('contentinfo').locator('form')

/** Scrolls to a position in pixels, without smooth scrolling. */
export const scrollDown = (page: Page, pixels = 600): Promise<void> =>
  page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), pixels)

/** Waits until no disclosure moves: a click on what moves may begin on it and end next to it. */
export const atRest = (page: Page): Promise<void> =>
  expect(page.locator('details > [style*="overflow"]')).toHaveCount(0)
