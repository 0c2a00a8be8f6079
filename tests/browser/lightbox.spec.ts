import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { animationsFinished } from '../../scripts/quality/browser/settle.ts'
import { expect, failingTest, test } from './fixtures.ts'
import {
  doubleTap,
  gallery,
  lightbox,
  openCarousel,
  pictures,
  shownLarge,
  swipe,
  thumbnails,
} from './galleries.ts'

const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })

/** Opens the picture that the carousel shows. @returns its file */
async function openFirst(page: Page): Promise<string> {
  await openCarousel(page)
  const file = (await pictures(page).first().getAttribute('href')) ?? ''
  await pictures(page).first().click()
  await expect(shownLarge(page)).toHaveAttribute('src', file)
  return file
}

/** How the picture that is shown is zoomed and moved. */
const transformOf = (page: Page) =>
  shownLarge(page).evaluate(image => {
    const zoomed = image.closest<HTMLElement>('[style*="scale"]')
    return zoomed ? new DOMMatrix(zoomed.style.transform) : new DOMMatrix()
  })

/** Keeps a list of the durations, in milliseconds, of all that moves in the lightbox. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const durations: unknown[] = []
    Object.assign(window, { durations })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (this.closest('.yarl__root'))
        durations.push(typeof options === 'object' ? options.duration : options)
      return animate.call(this, frames, options)
    }
  })
const durations = (page: Page) =>
  page.evaluate((): number[] => [...new Set<number>(Object(window).durations)])

test('R-GAL-7: a picture opens in full screen; it fades, swipes and zooms in 500 ms', async ({ page }) => {
  await watchMotion(page)
  await openFirst(page)
  const caption = gallery(page).locator('[aria-hidden="true"] [data-shown]')
  await expect(lightbox(page).locator('.yarl__slide:not([inert])')).toContainText(
    (await caption.textContent()) ?? 'no caption',
  )
  // What a screen reader says first: it is of the element that has the focus.
  const name = (await shownLarge(page).getAttribute('alt')) ?? 'no words'
  await expect(page.locator(':focus')).toHaveAccessibleName(`${name}, 1 of 12`)
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(page.locator('.yarl__portal')).toHaveCSS('transition-duration', '0.5s')
  // Two pictures are ready on either side.
  await expect(lightbox(page).locator('.yarl__slide')).toHaveCount(5)
  expect(await findings(page, '.yarl__portal')).toEqual([])

  const transform = () => transformOf(page)
  await button(page, 'Zoom in').click()
  await expect.poll(() => durations(page)).toEqual([500])
  await expect.poll(async () => (await transform()).a).toBe(2)
  const before = await transform()
  await page.keyboard.press('ArrowRight')
  // The move is counted in pixels of the picture as it fits the screen.
  await expect.poll(async () => Math.abs((await transform()).e - before.e) / before.a).toBe(50)
  await button(page, 'Zoom out').click()
  await expect.poll(async () => (await transform()).a).toBe(1)
  await page.mouse.dblclick(640, 360)
  await expect.poll(async () => (await transform()).a).toBe(2)
  await button(page, 'Zoom out').click()
  await expect.poll(async () => (await transform()).a).toBe(1)

  await page.evaluate(() => {
    Object(window).durations.length = 0
  })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => durations(page)).toEqual([500])
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  const thumbnail = thumbnails(page).nth(4)
  await thumbnail.click()
  await expect(shownLarge(page)).toHaveAttribute('src', (await thumbnail.getAttribute('href')) ?? '')
})

test('R-GAL-8, WCAG 2.4.7: buttons show the focus; keys go on, back and close', async ({ page }) => {
  const first = await openFirst(page)
  const order = await gallery(page)
    .locator('[data-live] a')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(order[0]).toBe(first)
  for (const name of ['Zoom in', 'Download', 'Close', 'Previous', 'Next']) {
    const focused = button(page, name)
    while (!(await focused.evaluate(one => one === document.activeElement))) await page.keyboard.press('Tab')
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await expect(focused).toHaveCSS('outline-width', '3px')
    await expect(focused).toHaveCSS('outline-color', 'rgb(252, 252, 248)')
    // Its own dark ground, or a dark ring around the light one.
    const ground = await focused.evaluate(
      one => getComputedStyle(one).boxShadow + getComputedStyle(one).backgroundColor,
    )
    expect(ground, name).toMatch(/rgba?\(12, 34, 45\b/)
    const reach = await focused.evaluate(one => {
      const { outlineOffset, outlineWidth } = getComputedStyle(one)
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { left, top, right } = one.getBoundingClientRect()
      return Math.min(left - beyond, top - beyond, innerWidth - right - beyond)
    })
    expect(reach, `${name}: from its ring to the edge of the window`).toBeGreaterThanOrEqual(0)
  }
  await page.keyboard.press('ArrowRight')
  await expect(shownLarge(page)).toHaveAttribute('src', order[1] ?? '')
  await button(page, 'Next').click()
  await expect(shownLarge(page)).toHaveAttribute('src', order[2] ?? '')
  for (const place of [1, 0, 11]) {
    if (place === 1) await button(page, 'Previous').click()
    else await page.keyboard.press('ArrowLeft')
    await expect(shownLarge(page)).toHaveAttribute('src', order[place] ?? '')
  }

  const address = page.url()
  const shownWhileItCloses = await page.locator('.yarl__portal').evaluate(
    portal =>
      new Promise<boolean>(resolve => {
        new MutationObserver(() => {
          if (!portal.classList.contains('yarl__portal_open')) resolve(portal.isConnected)
        }).observe(portal, { attributeFilter: ['class'] })
        history.back()
      }),
  )
  // It fades as it does by its button.
  expect(shownWhileItCloses).toBe(true)
  await expect(lightbox(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(pictures(page).first()).toBeFocused()
  await pictures(page).first().click()
  await expect(shownLarge(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(pictures(page).first()).toBeFocused()
})

test.describe('on a touch screen', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('R-GAL-7, R-GAL-8: a swipe shows the next picture, each double tap zooms by 2', async ({ page }) => {
    const first = await openFirst(page)
    await swipe(page, { x: 300, y: 370 }, { x: 60, y: 370 })
    await expect(shownLarge(page)).not.toHaveAttribute('src', first)
    await swipe(page, { x: 60, y: 370 }, { x: 300, y: 370 })
    await expect(shownLarge(page)).toHaveAttribute('src', first)
    // A tap on a picture that still moves does not zoom it.
    await animationsFinished(page)
    for (const zoom of [2, 4]) {
      await doubleTap(page, { x: 180, y: 370 })
      await expect.poll(async () => (await transformOf(page)).a).toBe(zoom)
    }
  })
})

failingTest('R-GAL-9: a failed picture shows an error icon, small and full screen', async ({ page }) => {
  await page.route('**/images/gallery/*', route => route.abort())
  await openCarousel(page)
  const thumbnail = thumbnails(page).first()
  await expect(thumbnail.locator('img')).toHaveAttribute('data-failed')
  const sign = await thumbnail.evaluate(link => getComputedStyle(link, '::after').borderStyle)
  expect(sign).toBe('solid')
  await expect(thumbnail).toHaveAccessibleName(/\w/)
  await thumbnail.click()
  await expect(lightbox(page).locator('.yarl__slide:not([inert]) .yarl__slide_error')).toBeVisible()
})

failingTest(
  'R-GAL-10: download asks by HEAD, fetches by GET and saves the file under its name; a failure is said, and can be tried again',
  async ({ page }) => {
    const file = await openFirst(page)
    let methods: string[] = []
    page.on('request', request => {
      if (new URL(request.url()).pathname === file) methods.push(request.method())
    })
    await page.route(`**${file}`, route => route.fulfill({ status: 404 }))
    await button(page, 'Download').click()
    await expect(lightbox(page).getByRole('alert')).toHaveText(
      'The picture could not be downloaded. Please try again.',
    )
    expect(methods).toEqual(['HEAD'])
    await expect(shownLarge(page)).toHaveAttribute('src', file)
    await page.unroute(`**${file}`)
    methods = []
    const saved = page.waitForEvent('download')
    await button(page, 'Download').click()
    expect((await saved).suggestedFilename()).toBe(file.split('/').at(-1))
    expect(methods).toEqual(['HEAD', 'GET'])
    await expect(lightbox(page).getByRole('alert')).toBeEmpty()
  },
)

failingTest('without the code of the lightbox, a picture is shown by its file', async ({ page }) => {
  await page.route('**/assets/Lightbox-*.js', route => route.abort())
  await openCarousel(page)
  const file = (await pictures(page).first().getAttribute('href')) ?? ''
  await pictures(page).first().click()
  await page.waitForURL(`**${file}`)
})
