import { findings } from '../../scripts/quality/browser/axe.ts'
import { openPage } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'
import { losses } from './losses.ts'
import { waitForHydration, waitForLateContent } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'

/** A page with questions and little else. */
const lightPage = `${sectionSite}/questions`

for (const route of ['/', '/admissions/apply']) {
  test(`${route} fits 320, 768 and 1440 px, and axe finds nothing`, async ({ page }) => {
    // What moves into view is not judged half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(route)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await findings(page), `at ${width} px`).toEqual([])
    }
  })
}

for (const route of ['/admissions/apply', '/admissions/fees', '/stages/pre-school']) {
  test(`nothing is cut off on ${route} in large print, wide spacing or at 400 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, route)
    expect(await losses(page)).toEqual([])
  })
}

test('axe finds nothing in the desktop sub-menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(lightPage)
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Stages/ }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'iPrimary' }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test(`everything on / can be reached by keyboard alone, with a mark where the focus is`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await waitForLateContent(page)
  const reachable = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      !element.matches(':disabled')
    return all.filter(isReachable).length
  })
  const seen = new Set<string>()
  const unmarked: string[] = []
  for (let step = 0; step < reachable + 20; step++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const looks = [element, element.parentElement].flatMap(one =>
        one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
      )
      const isMarked = looks.some(
        style =>
          (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
          style.boxShadow !== 'none',
      )
      const id = [...document.querySelectorAll('*')].indexOf(element)
      return { id: String(id), html: element.outerHTML.slice(0, 120), isMarked }
    })
    if (!at) break
    seen.add(at.id)
    if (!at.isMarked) unmarked.push(at.html)
  }
  expect(seen.size).toBeGreaterThanOrEqual(reachable - 1)
  expect(unmarked).toEqual([])
})
