import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { gallery, openCarousel, pictures, swipe } from './galleries.ts'

const button = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => button(page, `Picture ${number} of 12`)
const track = (page: Page) => gallery(page).locator('.carousel__slider-tray')

async function expectPicture(page: Page, number: number) {
  await expect(gallery(page).getByRole('status')).toContainText(`${number} of 12`)
  await expect(gallery(page).locator('[aria-current]').and(page.getByRole('button'))).toHaveAccessibleName(
    `Picture ${number} of 12`,
  )
  await expect(pictures(page).first()).toBeInViewport({ ratio: 0.9 })
}

test('R-GAL-5, R-GAL-6: arrows and dots show any picture, one at a time, gliding in 350 ms by one, round the end too', async ({
  page,
}) => {
  await openCarousel(page)
  await expectPicture(page, 1)
  const elapsed = track(page).evaluate(
    moving =>
      new Promise(resolve =>
        moving.addEventListener('transitionend', event => {
          if (event.target === moving) resolve((event as TransitionEvent).elapsedTime) // by its type
        }),
      ),
  )
  await button(page, 'Next picture').click()
  expect(await elapsed).toBeCloseTo(0.35, 5)
  await expectPicture(page, 2)
  await button(page, 'Previous picture').click()
  await expectPicture(page, 1)
  await dot(page, 7).click()
  await expectPicture(page, 7)
  await expect(gallery(page).locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(
    '7 of 12',
  )
  await dot(page, 1).click()
  await expectPicture(page, 1)

  const glide = async (name: string) => {
    const distance = await followTrack(page, name)
    const width = (await track(page).locator('..').boundingBox())?.width ?? 0
    expect(distance / width).toBeCloseTo(name === 'Next picture' ? -1 : 1, 1)
  }
  await glide('Previous picture')
  await expectPicture(page, 12)
  await glide('Next picture')
  await expectPicture(page, 1)
  for (let turn = 1; turn <= 12; turn++) await button(page, 'Next picture').click()
  await expectPicture(page, 1)
  await glide('Next picture')
  await expectPicture(page, 2)
})

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Clicks a button and measures by how much the track glides: where the transition ends, less where it starts, however
 * many frames the machine makes of it. In CSS pixels, negative to the left.
 */
const followTrack = (page: Page, name: string) =>
  button(page, name).evaluate(async clicked => {
    const moving = document.querySelector('.carousel__slider-tray')
    if (!moving) throw new Error('There is no track')
    // Nothing here waits for frames, which a browser may withhold from a page when it is busy.
    for (const earlier of moving.getAnimations()) earlier.finish()
    clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const started = performance.now()
    let glide = moving.getAnimations()[0]
    while (!glide) {
      if (performance.now() - started > 5000) throw new Error('The track does not glide')
      await new Promise(resolve => setTimeout(resolve))
      glide = moving.getAnimations()[0]
    }
    glide.pause()
    const leftAt = (time: number) => {
      glide.currentTime = time
      return moving.getBoundingClientRect().left
    }
    const distance = leftAt(Number(glide.effect?.getComputedTiming().endTime)) - leftAt(0)
    glide.finish()
    return distance
  })

test('R-GAL-5, R-GAL-6: it does not play by itself; arrow keys move it, and the focus stays with the picture or the dot', async ({
  page,
}) => {
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
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('R-GAL-6: a swipe goes on or back from 5 px on, across the end too; a finger that scrolls the page does not move it', async ({
    page,
  }) => {
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

    const drag = (distance: number) =>
      track(page).evaluate(async (moving, distance) => {
        const send = (type: string, x: number) => {
          const touch = new Touch({ identifier: 1, target: moving, screenX: x, clientX: x })
          const touches = type === 'touchend' ? [] : [touch]
          moving.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, targetTouches: touches }))
        }
        const { transform } = moving.style
        send('touchstart', 200)
        send('touchmove', 200 + distance)
        // The carousel follows the finger once a frame.
        while (moving.style.transform === transform) await new Promise(requestAnimationFrame)
        send('touchend', 200 + distance)
      }, distance)
    await drag(-4)
    await expectPicture(page, 1)
    await drag(-6)
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
    await button(page, 'Previous picture').click()
    await expectPicture(page, 12)
    expect(
      Number.parseFloat(await track(page).evaluate(({ style }) => style.transform.slice(11))),
    ).toBeCloseTo(-85.71, 1)
  })
})
