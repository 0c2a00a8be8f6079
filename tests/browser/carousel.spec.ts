import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { gallery, lightbox, openCarousel, pictures, swipe } from './galleries.ts'

const button = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => button(page, `Picture ${number} of 12`)
const track = (page: Page) => gallery(page).locator('[data-live]')

async function expectPicture(page: Page, number: number) {
  await expect(gallery(page).getByRole('status')).toContainText(`${number} of 12`)
  await expect(gallery(page).locator('[aria-current]').and(page.getByRole('button'))).toHaveAccessibleName(
    `Picture ${number} of 12`,
  )
  await expect(pictures(page).first()).toBeInViewport({ ratio: 0.9 })
}

test('R-GAL-5, R-GAL-6: arrows and dots show any picture, gliding in 350 ms by one', async ({ page }) => {
  await page.clock.install()
  await openCarousel(page)
  await expectPicture(page, 1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const glide = async (name: 'Next picture' | 'Previous picture', to: number) => {
    const distance = () =>
      track(page).evaluate((frame, index) => {
        const { left, width } = frame.getBoundingClientRect()
        return ((frame.children[index]?.getBoundingClientRect().left ?? 0) - left) / width
      }, to - 1)
    await button(page, name).click()
    const sign = name === 'Next picture' ? 1 : -1
    await page.clock.runFor(100)
    expect(sign * (await distance())).toBeGreaterThan(0.3)
    expect(sign * (await distance())).toBeLessThan(1)
    await page.clock.runFor(240)
    expect(sign * (await distance())).toBeGreaterThan(0)
    await page.clock.runFor(26)
    expect(await distance()).toBeCloseTo(0, 2)
    await expectPicture(page, to)
  }
  await glide('Next picture', 2)
  await glide('Previous picture', 1)
  await glide('Previous picture', 12)
  await glide('Next picture', 1)
  await page.clock.resume()

  await dot(page, 7).click()
  await expectPicture(page, 7)
  await expect(gallery(page).locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(
    '7 of 12',
  )
  for (let turn = 1; turn <= 12; turn++) await button(page, 'Next picture').click()
  await expectPicture(page, 7)
})

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('R-GAL-5, R-GAL-6: it does not play by itself; keys and a trackpad move it', async ({ page }) => {
  await page.clock.install()
  await openCarousel(page)
  await page.clock.runFor(4 * 3000)
  await expectPicture(page, 1)
  await pictures(page).first().focus()
  await page.keyboard.press('ArrowLeft')
  await expectPicture(page, 12)
  await expect(pictures(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPicture(page, 2)
  await expect(pictures(page).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dot(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dot(page, 3)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectPicture(page, 2)
  await expect(pictures(page).first()).toBeInViewport({ ratio: 0.999 })
  await track(page).hover()
  await page.mouse.wheel(600, 0)
  await expectPicture(page, 3)
  // Left between two pictures, as by a wheel during a glide.
  await track(page).evaluate(element => {
    element.style.scrollSnapType = 'none'
    element.scrollLeft += 0.3 * element.clientWidth
  })
  await expectPicture(page, 3)
  await page.setViewportSize({ width: 500, height: 700 })
  await gallery(page).scrollIntoViewIfNeeded()
  await expectPicture(page, 3)
})

test.describe('on a touch screen', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('R-GAL-6: a swipe goes on or back from 5 px on, and a shorter one is a tap', async ({ page }) => {
    await openCarousel(page)
    const from = await middleOf(pictures(page).first())
    const by = (distance: number) => swipe(page, from, { ...from, x: from.x + distance })
    await by(-60)
    await expectPicture(page, 2)
    await by(60)
    await expectPicture(page, 1)
    await by(60)
    await expectPicture(page, 12)
    await by(-60)
    await expectPicture(page, 1)
    await expect(gallery(page).getByRole('dialog')).toHaveCount(0)

    await by(-4)
    await expect(lightbox(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expectPicture(page, 1)
    await by(-6)
    await expectPicture(page, 2)

    const before = await page.evaluate(() => window.scrollY)
    await swipe(page, from, { x: from.x - 30, y: from.y - 160 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60)
    await expectPicture(page, 2)
  })
})

test.describe('when motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('R-GAL-6: pictures change at once, round the end too', async ({ page }) => {
    await openCarousel(page)
    const position = track(page).evaluate(moved => {
      document.querySelector<HTMLElement>('[aria-label="Previous picture"]')?.click()
      return moved.scrollLeft / moved.clientWidth
    })
    expect(await position).toBeCloseTo(11, 1)
    await expectPicture(page, 12)
  })
})
