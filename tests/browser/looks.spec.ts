import { contrast } from '../../schema/model/theme/contrast.ts'
import { expect, test } from './fixtures.ts'

test('selected text is legible, and seen as selected, on every ground', async ({ page }) => {
  // At the hour of the first light the wall of the home page stays as it was prerendered.
  await page.clock.setFixedTime('2026-11-21T06:00:00Z')
  for (const address of ['/', '/about/calendar']) {
    await page.goto(address)
    const selections = await page.evaluate(() => {
      const ground = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)'
        const { backgroundColor } = getComputedStyle(element)
        return backgroundColor.startsWith('rgb(') ? backgroundColor : ground(element.parentElement)
      }
      return [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, dd)')]
        .filter(one => one.textContent)
        .map(element => {
          const { backgroundColor, color } = getComputedStyle(element, '::selection')
          return { marked: backgroundColor, ink: color, ground: ground(element), text: element.textContent }
        })
    })
    expect(selections.length).toBeGreaterThan(5)
    for (const { marked, ink, ground, text } of selections) {
      expect(ratio(marked, ink)).toBeGreaterThanOrEqual(4.5)
      expect
        .soft(ratio(marked, ground), `${address}: ${marked} on ${ground}: ${text}`)
        .toBeGreaterThanOrEqual(3)
    }
  }
})

const ratio = (one: string, other: string) => contrast(hexOf(one), hexOf(other))
const hexOf = (color: string) =>
  (color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .reduce((hex, channel) => hex + Math.round(Number(channel)).toString(16).padStart(2, '0'), '#')

test('focus rings of header and footer are clear of words and arrows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  // From a key on, focus is visible.
  await page.keyboard.press('Tab')
  const cut = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(':is(header, footer) :is(span, svg, p, h2, button)')]
      .filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.children.length === 0 &&
          // One pixel wide is what is read out only.
          element.getBoundingClientRect().width > 1,
      )
      .map(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const isWords = element.tagName !== 'svg'
        const { x, y, width, height } = (isWords ? range : element).getBoundingClientRect()
        // Letters are less high than the box of their line.
        const air = isWords ? height * 0.2 : 0
        return { element, box: new DOMRect(x, y + air, width, height - 2 * air) }
      })
    const found: string[] = []
    for (const target of document.querySelectorAll<HTMLElement>(
      ':is(header, footer) :is(a[href], button, input:not([tabindex]))',
    )) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      target.focus({ preventScroll: true })
      const whole = target.getBoundingClientRect()
      const after = getComputedStyle(target, '::after')
      const isAfter = after.outlineStyle !== 'none'
      const style = isAfter ? after : getComputedStyle(target)
      if (style.outlineStyle === 'none') {
        found.push(`${target.outerHTML} has no ring`)
        continue
      }
      const px = (length: string) => Number.parseFloat(length)
      const [offset, width] = [px(style.outlineOffset), px(style.outlineWidth)]
      const inner = isAfter
        ? new DOMRect(whole.x + px(after.left), whole.y + px(after.top), px(after.width), px(after.height))
        : whole
      for (const { element, box } of boxes) {
        if (box.width === 0) continue
        const within = (by: number) =>
          box.left >= inner.left - by &&
          box.right <= inner.right + by &&
          box.top >= inner.top - by &&
          box.bottom <= inner.bottom + by
        const outside = (by: number) =>
          box.left >= inner.right + by ||
          box.right <= inner.left - by ||
          box.top >= inner.bottom + by ||
          box.bottom <= inner.top - by
        if (!within(offset) && !outside(offset + width))
          found.push(`${target.textContent || target.id} cuts ${element.outerHTML}`)
      }
    }
    return found
  })
  expect(cut).toEqual([])
})
