import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { sectionSite } from './sectionSite.ts'

/** A page with the gallery of the home page and nothing else. */
export const carouselPage = `${sectionSite}/carousel`

export const gallery = (page: Page): Locator => page.locator('[data-section="gallery"]')

/** The pictures of a gallery in their order; those of a carousel that are not shown are out of reach, and left out. */
export const pictures = (page: Page): Locator => gallery(page).locator(':not([inert]) > a[href]')

/** The small pictures below a carousel. */
export const thumbnails = (page: Page): Locator => gallery(page).locator('ul a')

export const lightbox = (page: Page): Locator => page.locator('.yarl__container')

/** The picture that the lightbox shows. */
export const shownLarge = (page: Page): Locator =>
  lightbox(page).locator('.yarl__slide:not([inert]) .yarl__slide_image')

/** Opens a page with a carousel, waits until it can be moved, and scrolls to it. */
export async function openCarousel(page: Page, address = carouselPage): Promise<void> {
  await page.goto(address)
  await gallery(page).scrollIntoViewIfNeeded()
  await expect(gallery(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
  await pictures(page)
    .first()
    .evaluate(picture => picture.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/**
 * A finger that goes from one point to another in half a second, in CSS pixels of the viewport.
 * It rests there before it is lifted: how far a flung page would go on depends on the machine.
 */
export const swipe = (page: Page, from: Point, to: Point): Promise<void> => {
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  })
  return touch(page, [
    ['touchStart', 0, from],
    ...[0.2, 0.4, 0.6, 0.8, 1].map((part): Touch => ['touchMove', part / 2, at(part)]),
    ['touchMove', 1, to],
    ['touchEnd', 1.1],
  ])
}

/** A finger that touches a point twice within a fifth of a second, and rests before and after. */
export const doubleTap = async (page: Page, point: Point): Promise<void> => {
  await touch(page, [
    ['touchStart', 0, point],
    ['touchEnd', 0.05],
    ['touchStart', 0.1, point],
    ['touchEnd', 0.15],
  ])
}

interface Point {
  x: number
  y: number
}

/** What a finger does, when in seconds, and where in CSS pixels of the viewport. */
type Touch = ['touchStart' | 'touchMove', number, Point] | ['touchEnd', number]

/** Touches a page as a screen reports it, with its times: a slow machine takes longer to send them. */
async function touch(page: Page, touches: readonly Touch[]): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const started = Date.now() / 1000
  for (const [type, seconds, point] of touches)
    await screen.send('Input.dispatchTouchEvent', {
      type,
      timestamp: started + seconds,
      touchPoints: point ? [point] : [],
    })
  await screen.detach()
}
