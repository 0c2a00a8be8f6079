import type { Page } from 'playwright'
import sharp from 'sharp'
import { addCss } from '../audit/addCss.ts'
import { contrast, luminance, MIN_CONTRAST } from '../audit/wcag.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Line {
  text: string
  /** Relative to the viewport. */
  box: Box
  /** Red, green and blue from 0 to 255. */
  color: number[]
  isLarge: boolean
}

export interface MeasuredLine {
  text: string
  /** The contrast with the worst pixel within the line's box: 1 to 21. */
  contrast: number
  /** Whether that is enough for text of this size. */
  isLegible: boolean
}

/** Leaves the colour as it is, so that a page can be measured again. */
const HIDDEN_TEXT =
  'body * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }'

/**
 * Measures every line of text and every link in sections against the pixels behind it: those of a screenshot without the text.
 * Buttons are left out, since they have a background of their own. The sections must be within the viewport.
 * Side effect: text is transparent from then on.
 * @param sections selector
 */
export async function measureLines(page: Page, sections: string): Promise<MeasuredLine[]> {
  const lines = await linesOf(page, sections)
  if (lines.length === 0) throw new Error(`${page.url()} has no text in ${sections}.`)
  const clip = boundsOf(lines.map(({ box }) => box))
  await addCss(page, HIDDEN_TEXT)
  const screenshot = await page.screenshot({ clip, animations: 'disabled' })
  const { data } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.map(({ text, box, color, isLarge }) => {
    const ink = luminance(color)
    const { x, y, width, height } = boundsOf([box])
    const pixels = new Set<number>()
    for (let row = y - clip.y; row < y - clip.y + height; row++)
      for (let column = x - clip.x; column < x - clip.x + width; column++)
        pixels.add(data.readUIntBE((row * clip.width + column) * 3, 3))
    let least = 21
    for (const pixel of pixels)
      least = Math.min(least, contrast(ink, luminance([pixel >> 16, (pixel >> 8) & 255, pixel & 255])))
    return { text, contrast: least, isLegible: least >= MIN_CONTRAST[isLarge ? 'large' : 'other'] }
  })
}

/** The lines of text in sections, once their pictures and fonts have loaded. */
const linesOf = (page: Page, sections: string): Promise<Line[]> =>
  page.evaluate(async selector => {
    const images = [...document.images].filter(image => image.closest(selector))
    // A picture that failed has a placeholder instead.
    await Promise.all(images.map(image => image.hasAttribute('data-failed') || image.decode()))
    await document.fonts.ready
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element?.closest(selector)) continue
      const { color, fontSize, fontWeight, backgroundColor } = getComputedStyle(element)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') continue
      const size = Number.parseFloat(fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({
          text: text.slice(0, 60),
          box: { x, y, width, height },
          color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        })
    }
    return lines.filter(({ box }) => box.width >= 1 && box.height >= 1)
  }, sections)

/** The smallest box of whole pixels around boxes. */
function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map(box => box.x)))
  const y = Math.floor(Math.min(...boxes.map(box => box.y)))
  const width = Math.ceil(Math.max(...boxes.map(box => box.x + box.width))) - x
  const height = Math.ceil(Math.max(...boxes.map(box => box.y + box.height))) - y
  return { x, y, width, height }
}
