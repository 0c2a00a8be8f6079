import type { Page } from 'playwright/test'
import { expect, test, withoutScript } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { openHydrated, scrollDown, site } from './openHydrated.ts'
import { anyRoute } from './routes.ts'

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
const subMenuButton = (page: Page, parent: string) => menu(page).getByRole('button', { name: parent })

test('R-HDR-1, R-HDR-8: scrolled past its place the header is fixed, and nothing moves', async ({ page }) => {
  const bar = header(page)
  const logo = bar.getByRole('link', { name: site.name })
  const placeOfMain = () =>
    page.getByRole('main').evaluate(main => main.getBoundingClientRect().top + scrollY)
  // Over an opening section, and above the page.
  for (const [route, color] of [
    ['/about/achievements', 'rgba(0, 0, 0, 0)'],
    ['/blog', 'rgb(20, 48, 61)'],
  ] as const) {
    await openHydrated(page, route)
    await expect(logo).toHaveAttribute('href', '/')
    await expect(logo.locator('img:visible')).toHaveAttribute('src', /%23fcfcf8/)
    await expect(bar).toHaveCSS('position', 'relative')
    await expect(bar).toHaveCSS('background-color', color)
    const [offset, before] = [(await bar.boundingBox())?.y ?? 0, await placeOfMain()]
    expect(offset).toBeGreaterThan(0)

    await scrollDown(page, offset)
    await expect(bar).toHaveCSS('position', 'relative')
    await scrollDown(page, offset + 2)
    await expect(bar).toHaveCSS('position', 'fixed')
    await expect(bar).toHaveCSS('background-color', /^rgba\(255, 255, 255, 0\.9\d*\)$/)
    await expect(bar).not.toHaveCSS('box-shadow', 'none')
    await expect(logo.locator('img:visible')).toHaveAttribute('src', /%2314303d/)
    expect((await bar.boundingBox())?.y).toBe(0)
    expect(await placeOfMain(), route).toBe(before)

    await scrollDown(page, 0)
    await expect(bar).toHaveCSS('position', 'relative')
  }
})

test('R-HDR-3, R-LAY-4: active item and background of the header follow navigation', async ({ page }) => {
  await openHydrated(page, '/about/achievements')
  const active = menu(page).locator('> ul > li > [aria-current]')
  await expect(active).toHaveText(['About'])
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(active).toHaveText(['Blog'])
  await expect(active).toHaveAttribute('aria-current', 'page')
  await expect(header(page)).toHaveCSS('background-color', 'rgb(20, 48, 61)')
  const bar = page.getByRole('complementary', { name: 'Contact details' })
  await expect(bar).toHaveCSS('background-color', 'rgb(27, 36, 41)')
})

test('R-HDR-4: a sub-menu of many long entries stays within the window and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openHydrated(page, anyRoute)
  const entries = menu(page).locator('ul ul').last()
  await entries.evaluate(list => {
    for (let count = 0; count < 30; count++) list.append(list.lastElementChild?.cloneNode(true) ?? '')
    const last = list.lastElementChild?.querySelector('a')
    if (last) last.textContent = 'Internationalisierungsmöglichkeitsverordnung'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(entries).toBeInViewport({ ratio: 1 })
  const last = entries.getByRole('link').last()
  await expect(last).not.toBeInViewport()
  await entries.hover()
  await page.mouse.wheel(0, 3000)
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('R-HDR-4, R-HDR-7: a sub-menu opens on hover in 0.2 s, and gives way to another', async ({ page }) => {
  await openHydrated(page, anyRoute)
  const [about, stages] = [menu(page).locator('ul ul').first(), menu(page).locator('ul ul').last()]
  const link = menu(page).getByRole('link', { name: 'About' })
  const fades = await about.evaluateHandle((list: HTMLElement) => {
    const seconds: number[] = []
    list.addEventListener('transitionend', event => {
      if (event.propertyName === 'opacity') seconds.push(event.elapsedTime)
    })
    return seconds
  })
  await expect(about).toBeHidden()
  await link.hover()
  await expect.poll(() => fades.jsonValue()).toEqual([0.2])
  await expect(about).toHaveCSS('opacity', '1')
  await expect(subMenuButton(page, 'About')).toHaveAttribute('aria-expanded', 'true')
  await about.getByRole('link', { name: 'History' }).hover()
  await expect(about).toBeVisible()
  await page.mouse.move(5, 500)
  await expect.poll(() => fades.jsonValue()).toEqual([0.2, 0.2])
  await expect(about).toBeHidden()
  await expect(subMenuButton(page, 'About')).toHaveAttribute('aria-expanded', 'false')

  await link.hover()
  await expect(about).toHaveCSS('opacity', '1')
  await expect(about).toHaveCSS('transition-duration', /0\.2s/)
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(about).toHaveCSS('transition-duration', '0s')
  await expect(about).toBeHidden()
  await expect(stages).toHaveCSS('opacity', '1')

  await page.mouse.move(5, 500)
  await expect(stages).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const durations = await about.evaluate(list => getComputedStyle(list).transitionDuration.split(', '))
  for (const duration of durations) expect(Number.parseFloat(duration)).toBeLessThan(0.001)
  await link.hover()
  await expect(about).toHaveCSS('opacity', '1')
})

test('R-HDR-4: a click on the button keeps a sub-menu open that hovering opened', async ({ page }) => {
  await openHydrated(page, anyRoute)
  const button = subMenuButton(page, 'Stages')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('R-HDR-4, R-HDR-7: a sub-menu is opened and closed by keyboard', async ({ page }) => {
  await openHydrated(page, anyRoute)
  await menu(page).getByRole('link', { name: 'About' }).focus()
  const history = menu(page).getByRole('link', { name: 'History' })
  const calendar = menu(page).getByRole('link', { name: 'Calendar' })
  await expect(history).toBeHidden()
  await page.keyboard.press('Tab')
  const button = subMenuButton(page, 'About')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(history).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(history).toBeHidden()

  await page.keyboard.press('Space')
  await expect(calendar).toBeVisible()
  await calendar.focus()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Stages' })).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.press('Enter')
  await expect(history).toBeVisible()
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(menu(page).getByRole('link', { name: /^ILS / })).toBeVisible()
  await expect(history).toBeHidden()
  await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(1)

  await page.mouse.move(5, 500)
  await button.press('Space')
  await calendar.press('Enter')
  await expect(page).toHaveURL(/\/about\/calendar$/)
  await expect(calendar).toBeHidden()
  // On a page that is shown again each press is answered once.
  await page.goBack()
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test.describe('on a large screen that is touched', () => {
  test.use({ hasTouch: true })

  test('R-HDR-4: a tap elsewhere closes a sub-menu, and one on an entry is followed', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('mousedown', event => event.preventDefault(), true),
    )
    await openHydrated(page, anyRoute)
    const button = subMenuButton(page, 'About')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).not.toBeFocused()
    await page.touchscreen.tap(5, 500)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await menu(page).getByRole('link', { name: 'History' }).tap()
    await expect(page).toHaveURL(/\/about\/history$/)
  })
})

test('R-HDR-4: a sub-menu that was opened before the code arrived stays open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(anyRoute, { waitUntil: 'commit' })
  const ils = menu(page).getByRole('link', { name: /^ILS / })
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(ils).toBeVisible()
  release()
  await expect(subMenuButton(page, 'Stages')).toHaveAttribute('aria-expanded', 'true')
  await expect(ils).toBeVisible()
})

test('R-HDR-9: logo, menu and action are in one row, the clock below them at the right; small screens have no clock', async ({
  page,
}) => {
  const { label, path } = site.headerAction ?? { label: '', path: '' }
  const action = header(page).getByRole('link', { name: label, exact: true })
  const clock = header(page).locator('time')
  await openHydrated(page, anyRoute)
  await expect(action).toHaveAttribute('href', path)
  await scrollDown(page)
  for (const width of [1024, 1150, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(clock).toBeVisible()
    const parts = [header(page).getByRole('link', { name: site.name }), menu(page), action]
    const boxes = await Promise.all(parts.map(part => part.boundingBox()))
    const edges = boxes.flatMap(box => (box ? [box.x, box.x + box.width] : []))
    expect(edges, `at ${width} px`).toHaveLength(6)
    expect(edges, `at ${width} px`).toEqual(edges.toSorted((one, other) => one - other))
    expect(edges.at(-1), `at ${width} px`).toBeLessThanOrEqual(width)
    const [bar, time, button] = [await header(page).boundingBox(), await clock.boundingBox(), boxes[2]]
    if (!bar || !time || !button) throw new Error('The header has no clock')
    expect(time.x + time.width, `at ${width} px`).toBeCloseTo(button.x + button.width, 0)
    expect(time.y, `at ${width} px`).toBeGreaterThanOrEqual(button.y + button.height)
    expect(time.y + time.height, `at ${width} px`).toBeLessThanOrEqual(bar.y + bar.height)
    // The name of the school keeps its two lines.
    expect(boxes[0]?.height, `at ${width} px`).toBeLessThan(50)
  }
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(header(page)).toHaveCSS('position', 'fixed')
  await expect(clock).toHaveCount(0)
  await scrollDown(page, 0)
  const toggle = menu(page).locator('summary').filter({ hasText: /^Menu/ })
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(action, `at ${width} px`).toHaveCount(0)
    await toggle.click()
    await expect(action, `at ${width} px`).toBeVisible()
    await expect(menu(page).getByRole('link').last()).toHaveText(label)
    await toggle.click()
    await expect(action, `at ${width} px`).toBeHidden()
  }
})

test.describe('the clock', () => {
  // The visitor is elsewhere.
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('R-HDR-9: while the header is fixed a clock shows date and time, every second', async ({ page }) => {
    await page.clock.install({ time: '2025-03-14T15:09:00Z' })
    await openHydrated(page, anyRoute)
    const clock = header(page).locator('time')
    await expect(clock).toHaveCount(0)
    await scrollDown(page)
    await expect(clock).toBeVisible()
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:09:\d\d\sPM$/)
    await page.clock.pauseAt('2025-03-14T15:09:59.500Z')
    await page.clock.runFor(1000)
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:10:00\sPM$/)
    await page.clock.runFor(1000)
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:10:01\sPM$/)
    await expect(clock).toHaveAttribute('aria-live', 'off')
    await scrollDown(page, 0)
    await expect(clock).toHaveCount(0)
  })
})

withoutScript('R-HDR-4: without JavaScript a sub-menu opens on hover and on focus', async ({ page }) => {
  await page.goto(anyRoute)
  const history = menu(page).getByRole('link', { name: 'History' })
  const ils = menu(page).getByRole('link', { name: /^ILS / })
  await menu(page).getByRole('link', { name: 'About' }).focus()
  await expect(history).toBeVisible()
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(ils).toBeVisible()
  await expect(history).toBeHidden()
  await page.mouse.move(5, 500)
  await expect(ils).toBeHidden()
  await expect(history).toBeVisible()
  await history.click()
  await expect(page).toHaveURL(/\/about\/history$/)
})
