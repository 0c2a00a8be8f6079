import type { Page } from 'playwright/test'
import { contrast } from '../../schema/model/theme/contrast.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expect, test } from './fixtures.ts'

test('no line of text has more than 75 characters at 700 and 1440 px, on any page', async ({ page }) => {
  for (const address of ['/', '/blog/1']) {
    await page.goto(address)
    await waitForWebFonts(page)
    for (const width of [700, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await longLines(page), `${address} at ${width} px`).toEqual([])
    }
  }
})

/** The lines of text that have more than 75 characters, with every disclosure open. */
const longLines = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    await document.fonts.ready
    const blocks = new Map<Element, Map<number, string>>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue
      const block =
        parent.closest('p, h2, h3, h4, summary > span, li, td, dd, figcaption, blockquote') ?? parent
      const lines = blocks.get(block) ?? new Map<number, string>()
      blocks.set(block, lines)
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const box = range.getClientRects()[0]
        if (!box) continue
        const line = Math.round((box.top + box.bottom) / 16)
        lines.set(line, `${lines.get(line) ?? ''} ${word}`.trim())
      }
    }
    return [...blocks.values()].flatMap(lines => [...lines.values()]).filter(line => line.length > 75)
  })

test('no card is alone in the last row of its grid', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/stages', '/about/people']) {
      await page.goto(address)
      const rows = await page
        .locator(
          ':is([data-section="cards"], [data-section="pageCards"], [data-section="people"]) ul:has(> li:nth-of-type(2))',
        )
        .evaluateAll(lists =>
          lists.map(list =>
            [...list.children].map(item => Math.round(item.getBoundingClientRect().top + window.scrollY)),
          ),
        )
      for (const tops of rows) {
        const last = tops.filter(top => top === tops.at(-1)).length
        const first = tops.filter(top => top === tops[0]).length
        expect.soft(first > 1 && last === 1, `${address} at ${width} px: ${tops}`).toBe(false)
      }
    }
  }
})

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
