import type { Locator, Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { formOf, listOf, moveDown, open, previewOf, shows, turnTo } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

// One worker for all of them, and so one studio.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await shows(page, '/')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)

/** How the page in the frame is shown. */
const frameOf = (page: Page) =>
  page.locator('iframe').evaluate(frame => {
    const { width, left, right } = frame.getBoundingClientRect()
    return { width: Math.round(width), scale: width / frame.clientWidth, left, right }
  })

test('the page is shown at its size and in the whole window, also after a reload', async ({ page }) => {
  await open(page, '/about/history')
  expect((await frameOf(page)).scale).toBeGreaterThanOrEqual(0.66)
  await button(page, '100 %').click()
  await expect.poll(async () => await frameOf(page)).toMatchObject({ scale: 1, width: 1024 })

  // The stage is narrower than the page: what is above a text stays in view.
  const stage = page.getByRole('main').locator('div').first()
  await stage.evaluate(element => element.scrollTo({ left: element.scrollWidth }))
  await previewOf(page).locator('#main h1').click()
  await expect(previewOf(page).locator('[data-writing]')).toBeFocused()
  await page.keyboard.press('Escape')
  const tools = page.getByRole('toolbar', { name: /, on the page$/ })
  await stage.evaluate(element => element.scrollTo({ left: 0 }))
  await expect(async () => {
    const [inner, outer] = await Promise.all([tools.boundingBox(), stage.boundingBox()])
    expect(right(inner)).toBeLessThanOrEqual(right(outer))
  }).toPass({ timeout: 30_000 })

  await button(page, 'Full window').click()
  await expect.poll(async () => (await frameOf(page)).width).toBe(1440)
  await expect(formOf(page)).toBeHidden()
  await expect(listOf(page)).toBeHidden()
  // A text is written on the page itself; what is no text opens the form.
  await previewOf(page).locator('#main h1').click()
  await expect(previewOf(page).locator('[data-writing]')).toBeFocused()
  await expect(formOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(formOf(page).getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(formOf(page)).toBeHidden()

  await page.reload()
  await shows(page, '/about/history')
  await expect.poll(async () => (await frameOf(page)).width).toBe(1440)
  await button(page, 'Fit').click()
  await expect(listOf(page)).toBeVisible()
})

test('by keyboard alone a page is opened, changed and kept', async ({ page, studio }) => {
  const file = 'about/history.json'
  const before = await studio.read(file)
  const focused = page.locator(':focus')
  // A link at the start of the window leads past the list, and F6 leads out of the page again.
  await page.keyboard.press('Tab')
  await expect(button(page, 'To the page')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(formOf(page).locator('[aria-current="true"]')).toBeFocused()
  for (const _ of ['page', 'list']) await page.keyboard.press('Shift+F6')
  await expect(listOf(page).locator('[aria-current="page"]')).toBeFocused()
  const listed = listOf(page)
    .getByRole('button')
    .filter({ has: page.getByText('/about/history', { exact: true }) })
  for (let tabs = 0; tabs < 12 && !(await listed.evaluate(one => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(listed).toHaveAttribute('aria-current', 'page')
  // While it is being opened F6 passes it by.
  await shows(page, '/about/history')

  // From the list to the form, past the page.
  const keys = ['F6', 'F6', 'F6', 'Tab']
  for (const key of keys) await page.keyboard.press(key)
  await expect(focused).toHaveAccessibleName(/^Title/)
  await page.keyboard.press('End')
  await page.keyboard.type(' in short')

  await page.keyboard.press('Shift+F6')
  await expect(focused).toHaveAttribute('aria-current', 'true')
  await moveDown(page, 1)

  const was = JSON.parse(before)
  const [first, second, third, ...others] = was.sections
  await expect
    .poll(async () => JSON.parse(await studio.read(file)))
    .toEqual({
      ...was,
      sections: [{ ...first, title: `${first.title} in short` }, third, second, ...others],
    })
  for (const _ of ['section', 'title']) await page.keyboard.press('Control+z')
  await expect.poll(() => studio.read(file)).toBe(before)
})

test('on a telephone, list, page and form take turns, and each is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => await frameOf(page)).toMatchObject({ scale: 1, width: 390 })
  for (const part of ['Page', 'Pages', 'Form'] as const) {
    await turnTo(page, part)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(390)
    expect(await findings(page), part).toEqual([])
  }
  // A text that is touched is written on the page, what is none opens its form.
  await turnTo(page, 'Page')
  await previewOf(page).locator('#main h1').click()
  await expect(previewOf(page).locator('[data-writing]')).toBeFocused()
  await expect(formOf(page)).toBeHidden()
})

test.describe('a telephone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a notice is put up in six taps and its words', async ({ page, studio }) => {
    let taps = 0
    const tap = (button: Locator) => {
      taps++
      return button.tap()
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await tap(button(/^Pages$/))
    await tap(page.getByRole('searchbox'))
    await page.keyboard.type('rain')
    await tap(page.getByRole('navigation').getByRole('button', { name: 'Notice' }))
    await expect(button('Add notice')).toBeInViewport()
    await tap(button('Add notice'))
    await page.keyboard.type('Closed today because of rain.')
    await expect.poll(() => studio.read('_site.json')).toContain('Closed today because of rain.')
    await tap(button('Not published yet (1)'))
    await tap(button(/^Publish$/))
    await expect(page.getByRole('dialog').getByText('Sent.')).toBeVisible()
    expect(taps).toBe(6)
  })
})
