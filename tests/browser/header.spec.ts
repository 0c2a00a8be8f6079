import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { holdBack } from './holdBack.ts'
import { openHydrated, scrollDown, site } from './openHydrated.ts'

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
const subMenuButton = (page: Page, parent: string) => menu(page).getByRole('button', { name: parent })

test('R-HDR-1: the logo leads home, white at first and dark once the header is fixed', async ({ page }) => {
  await openHydrated(page, '/blog')
  const logo = header(page).getByRole('link', { name: site.name })
  await expect(logo).toHaveAttribute('href', '/')
  const shown = logo.locator('img:visible')
  await expect(shown).toHaveAttribute('src', /%23fcfcf8/)
  await scrollDown(page)
  await expect(shown).toHaveAttribute('src', /%2314303d/)
})

test('R-HDR-3: the active item follows when another page is shown', async ({ page }) => {
  await openHydrated(page, '/')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  await expect(menu(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('in the visitor’s own colours the active item alone is underlined, and the mark stands on ground of its own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog')
  const lines = await menu(page)
    .locator('> ul > li > a')
    .evaluateAll(links =>
      links
        .filter(({ firstElementChild: label }) => {
          const { borderBottomColor } = getComputedStyle(label ?? document.body)
          return borderBottomColor !== 'rgb(255, 255, 255)'
        })
        .map(link => link.textContent),
    )
  expect(lines).toEqual(['Blog'])
  const marks = page.getByRole('banner').locator('a').first().locator('img')
  await expect(marks.first()).toBeVisible()
  await expect(marks.first()).toHaveCSS('background-color', 'rgb(16, 34, 43)')
  await expect(marks.last()).not.toBeVisible()
})

test('R-HDR-4: a sub-menu opens on hover and closes when the pointer leaves', async ({ page }) => {
  await openHydrated(page, '/')
  const ils = menu(page).getByRole('link', { name: /^ILS / })
  await expect(ils).toBeHidden()
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(ils).toBeVisible()
  await expect(subMenuButton(page, 'Stages')).toHaveAttribute('aria-expanded', 'true')
  await ils.hover()
  await expect(ils).toBeVisible()
  await page.mouse.move(5, 500)
  await expect(ils).toBeHidden()
  await expect(subMenuButton(page, 'Stages')).toHaveAttribute('aria-expanded', 'false')
})

test('R-HDR-4: a sub-menu of many and long entries stays within the window, and its end can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openHydrated(page, '/blog')
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

test('R-HDR-4: a sub-menu takes 0.2 s to open, the first time too, and to close', async ({ page }) => {
  await openHydrated(page, '/')
  const entries = menu(page).locator('ul ul').first()
  const fades = await entries.evaluateHandle((list: HTMLElement) => {
    const seconds: number[] = []
    list.addEventListener('transitionend', event => {
      if (event.propertyName === 'opacity') seconds.push(event.elapsedTime)
    })
    return seconds
  })
  await menu(page).getByRole('link', { name: 'About' }).hover()
  await expect.poll(() => fades.jsonValue()).toEqual([0.2])
  await expect(entries).toHaveCSS('opacity', '1')
  await page.mouse.move(5, 500)
  await expect.poll(() => fades.jsonValue()).toEqual([0.2, 0.2])
  await expect(entries).toBeHidden()
})

test('R-HDR-7: a sub-menu that gives way to another one is gone at once', async ({ page }) => {
  await openHydrated(page, '/')
  const [about, stages] = [menu(page).locator('ul ul').first(), menu(page).locator('ul ul').last()]
  await menu(page).getByRole('link', { name: 'About' }).hover()
  await expect(about).toHaveCSS('opacity', '1')
  await expect(about).toHaveCSS('transition-duration', /0\.2s/)
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(about).toHaveCSS('transition-duration', '0s')
  await expect(about).toBeHidden()
  await expect(stages).toHaveCSS('opacity', '1')
})

test('R-HDR-4: a sub-menu does not move for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  const entries = menu(page).locator('ul ul').first()
  const durations = await entries.evaluate(list => getComputedStyle(list).transitionDuration.split(', '))
  for (const duration of durations) expect(Number.parseFloat(duration)).toBeLessThan(0.001)
  await menu(page).getByRole('link', { name: 'About' }).hover()
  await expect(entries).toHaveCSS('opacity', '1')
})

test('R-HDR-4: by keyboard the button opens a sub-menu, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await menu(page).getByRole('link', { name: 'About' }).focus()
  const history = menu(page).getByRole('link', { name: 'History' })
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
})

test('R-HDR-4: a sub-menu closes when the focus moves on, and once an entry is chosen', async ({ page }) => {
  await openHydrated(page, '/')
  const about = subMenuButton(page, 'About')
  await about.focus()
  await page.keyboard.press('Space')
  const calendar = menu(page).getByRole('link', { name: 'Calendar' })
  await expect(calendar).toBeVisible()
  await calendar.focus()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Stages' })).toBeFocused()
  await expect(about).toHaveAttribute('aria-expanded', 'false')

  await about.press('Space')
  await calendar.press('Enter')
  await expect(page).toHaveURL(/\/about\/calendar$/)
  await expect(calendar).toBeHidden()
})

test('R-HDR-4: a click on the button of a sub-menu that the pointer opened keeps it open', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const button = subMenuButton(page, 'Stages')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.describe('on a large screen that is touched', () => {
  test.use({ hasTouch: true })

  test('R-HDR-4: a tap elsewhere closes a sub-menu, in browsers too that do not focus what is tapped', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('mousedown', event => event.preventDefault(), true),
    )
    await openHydrated(page, '/')
    const button = subMenuButton(page, 'About')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).not.toBeFocused()
    await page.touchscreen.tap(5, 500)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test('R-HDR-4: a sub-menu that was opened before the code arrived stays open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const ils = menu(page).getByRole('link', { name: /^ILS / })
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(ils).toBeVisible()
  release()
  await expect(subMenuButton(page, 'Stages')).toHaveAttribute('aria-expanded', 'true')
  await expect(ils).toBeVisible()
})

test('R-HDR-7: at most one sub-menu is open', async ({ page }) => {
  await openHydrated(page, '/')
  await subMenuButton(page, 'About').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link', { name: 'History' })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Stages' }).hover()
  await expect(menu(page).getByRole('link', { name: /^ILS / })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'History' })).toBeHidden()
  await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(1)
})

test('R-HDR-8: scrolled past its place the header is fixed, white and shadowed; scrolled back it is not', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const bar = header(page)
  await expect(bar).toHaveCSS('position', 'relative')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const offset = (await bar.boundingBox())?.y ?? 0
  expect(offset).toBeGreaterThan(0)

  await scrollDown(page, offset)
  await expect(bar).toHaveCSS('position', 'relative')
  await scrollDown(page, offset + 2)
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', /^rgba\(255, 255, 255, 0\.9\d*\)$/)
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  expect((await bar.boundingBox())?.y).toBe(0)

  await scrollDown(page, 0)
  await expect(bar).toHaveCSS('position', 'relative')
})

for (const route of ['/', '/blog']) {
  test(`R-HDR-8: on ${route} nothing below the header moves when it becomes fixed`, async ({ page }) => {
    await openHydrated(page, route)
    const placeOfMain = () =>
      page.getByRole('main').evaluate(main => main.getBoundingClientRect().top + scrollY)
    const before = await placeOfMain()
    await scrollDown(page)
    await expect(header(page)).toHaveCSS('position', 'fixed')
    expect(await placeOfMain()).toBe(before)
  })
}

test.describe('the action beside the menu', () => {
  const { label, path } = site.headerAction ?? { label: '', path: '' }
  const action = (page: Page) => header(page).getByRole('link', { name: label, exact: true })

  test('on large screens it stands beside the menu, logo and clock, and none covers another', async ({
    page,
  }) => {
    await openHydrated(page, '/blog')
    await expect(action(page)).toHaveAttribute('href', path)
    await scrollDown(page)
    const clock = header(page).locator('time')
    for (const width of [1024, 1150, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(clock).toBeVisible()
      const parts = [header(page).getByRole('link', { name: site.name }), menu(page), action(page), clock]
      const boxes = await Promise.all(parts.map(part => part.boundingBox()))
      const edges = boxes.flatMap(box => (box ? [box.x, box.x + box.width] : []))
      expect(edges, `at ${width} px`).toHaveLength(8)
      expect(edges, `at ${width} px`).toEqual(edges.toSorted((one, other) => one - other))
      expect(edges.at(-1), `at ${width} px`).toBeLessThanOrEqual(width)
      // The name of the school keeps its two lines.
      expect(boxes[0]?.height, `at ${width} px`).toBeLessThan(50)
    }
  })

  test('on small screens it is the last entry of the menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/blog')
    const button = menu(page)
      .locator('summary')
      .filter({ hasText: /^Menu$/ })
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(action(page), `at ${width} px`).toHaveCount(0)
      await button.click()
      await expect(action(page), `at ${width} px`).toBeVisible()
      await expect(menu(page).getByRole('link').last()).toHaveText(label)
      await button.click()
    }
  })
})

test.describe('the clock', () => {
  test.use({ timezoneId: 'Africa/Accra' })

  /** React sets the next timer in a task after the one that changes the text. A paused clock would not reach a later timer. */
  const nextTask = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>(done => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage(undefined)
        }),
    )

  test('R-HDR-9: while the header is fixed a clock shows date and time, every second', async ({ page }) => {
    await page.clock.install({ time: '2025-03-14T15:09:00Z' })
    await openHydrated(page, '/')
    const clock = header(page).locator('time')
    await expect(clock).toHaveCount(0)
    await scrollDown(page)
    await expect(clock).toBeVisible()
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:09:\d\d\sPM$/)
    await page.clock.pauseAt('2025-03-14T15:09:59.500Z')
    await nextTask(page)
    await page.clock.runFor(1000)
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:10:00\sPM$/)
    await nextTask(page)
    await page.clock.runFor(1000)
    await expect(clock).toHaveText(/^Fri, Mar 14, 2025, 3:10:01\sPM$/)
    await expect(clock).toHaveAttribute('aria-live', 'off')
    await scrollDown(page, 0)
    await expect(clock).toHaveCount(0)
  })

  test('R-HDR-9: small screens have no clock', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await openHydrated(page, '/')
    await scrollDown(page)
    await expect(header(page)).toHaveCSS('position', 'fixed')
    await expect(header(page).locator('time')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-HDR-4: a sub-menu opens on hover and while it holds the focus, one at a time', async ({ page }) => {
    await page.goto('/')
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
})
