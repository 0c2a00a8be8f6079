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
