import type { Page } from 'playwright'
import { addCss } from '../../scripts/quality/browser/settle.ts'

/** Adjustments that readers make, as CSS. WCAG 2.2, 1.4.4 and 1.4.12: no content may be lost. */
const adjustments = {
  'text of 200 %': 'html { font-size: 200% }',
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
} as const

/** Finds clipped text and horizontal scrolling, on the page as it is and after each adjustment. */
export async function losses(page: Page): Promise<string[]> {
  const found = (await lossesNow(page)).map(loss => `as it is: ${loss}`)
  for (const [name, rules] of Object.entries(adjustments)) {
    await addCss(page, rules)
    found.push(...(await lossesNow(page)).map(loss => `${name}: ${loss}`))
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
  return found
}

/** @returns the texts that a box clips or that are outside the viewport, without duplicates */
const lossesNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** In pixels, about half a line of the smallest text. Descenders may overflow a box. */
    const TOLERANCE = 4
    const clips = /^(?:hidden|clip)$/
    const scrolls = /^(?:auto|scroll)$/
    const isMeantToBeHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[inert], [aria-hidden="true"]') !== null

    const isCutOff = (rect: DOMRect, from: Element): boolean => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Visually hidden text, for screen readers.
        if (style.clipPath !== 'none' || edge.width <= 1) return false
        if (scrolls.test(style.overflowX) || scrolls.test(style.overflowY)) return false
        const isOutside = [
          clips.test(style.overflowX) && rect.right > edge.right + TOLERANCE,
          clips.test(style.overflowX) && rect.left < edge.left - TOLERANCE,
          clips.test(style.overflowY) && rect.bottom > edge.bottom + TOLERANCE,
          clips.test(style.overflowY) && rect.top < edge.top - TOLERANCE,
        ]
        if (isOutside.includes(true)) return true
        if (style.position === 'fixed') break
      }
      return rect.right > window.innerWidth + TOLERANCE || rect.left < -TOLERANCE
    }

    const lost = new Set<string>()
    const width = document.documentElement.scrollWidth
    if (width > window.innerWidth) lost.add(`the page is ${width} px wide in ${window.innerWidth}`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || isMeantToBeHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isLost = [...range.getClientRects()].some(rect => rect.width > 0 && isCutOff(rect, parent))
      if (isLost) lost.add(`"${node.textContent.trim().slice(0, 60)}" is cut off`)
    }
    return [...lost]
  })
