import type { Page } from 'playwright'
import sharp from 'sharp'
import { addCss } from './addCss.ts'
import { contrast, luminance, MIN_CONTRAST } from './wcag.ts'

/** In a picture of black text on white, darker pixels (0 to 255) belong to letters. Lighter ones are anti-aliased edges. */
const INK = 128

/** Two views of a page: only its letters, black on white; and everything but its letters. */
const VIEWS = `
  [data-view="letters"] * {
    color: black !important; -webkit-text-fill-color: black !important; background: none !important;
    border-color: transparent !important; box-shadow: none !important; text-decoration: none !important;
  }
  [data-view="letters"] { background: white !important; }
  [data-view="letters"] :is(img, svg) { visibility: hidden !important; }
  [data-view="letters"] :is(*, ::before, ::after) { background: none !important; }
  [data-view="ground"] * { color: transparent !important; }
`

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line of text whose box overlaps a picture. */
interface Line {
  text: string
  box: Box
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  color: number[]
  isLarge: boolean
}

/** The lines of text over pictures larger than 80 by 80 pixels. Boxes are relative to the document. */
const linesOverPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img, main svg')]
      .filter(picture => picture.checkVisibility({ visibilityProperty: true }))
      .map(picture => picture.getBoundingClientRect())
      .filter(({ width, height }) => width > 80 && height > 80)
    /** Visually hidden text, for screen readers. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('svg, script, style, noscript')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isClipped(element)) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      const size = Number.parseFloat(style.fontSize)
      for (const { x, y, width, height } of range.getClientRects()) {
        const isOver = pictures.some(
          picture =>
            x < picture.right && picture.x < x + width && y < picture.bottom && picture.y < y + height,
        )
        if (!isOver || width < 1 || height < 1) continue
        lines.push({
          text: node.textContent.trim().slice(0, 60),
          box: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          color: (style.color.match(/[\d.]+/g) ?? []).map(Number),
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        })
      }
    }
    return lines.sort((one, other) => one.box.y - other.box.y)
  })

/** The viewport as RGB pixels. */
async function pixels(page: Page) {
  const screenshot = await page.screenshot({ animations: 'disabled' })
  return sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

type Pixels = Awaited<ReturnType<typeof pixels>>

/** Scrolls a line below the fixed header and takes both views. @returns also the scroll position, `top` */
async function photograph(page: Page, { box }: Line) {
  const top = await page.evaluate(y => {
    window.scrollTo({ top: y - 160, behavior: 'instant' })
    return window.scrollY
  }, box.y)
  const view = async (name: string) => {
    await page.evaluate(value => document.documentElement.setAttribute('data-view', value), name)
    return pixels(page)
  }
  return { top, letters: await view('letters'), ground: await view('ground') }
}

/**
 * The first percentile of the contrast between the letters of a line and the pixels below them. The lowest hundredth is ignored,
 * because the edge of a letter may touch a neighbouring element.
 * @param top scroll position of the page
 */
function worstContrast({ box, color }: Line, top: number, letters: Pixels, ground: Pixels): number {
  const { width, height } = ground.info
  const [, , , alpha = 1] = color
  const contrasts: number[] = []
  for (let y = Math.max(0, Math.floor(box.y - top)); y < Math.min(height, box.y - top + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 3
      if ((letters.data[at] ?? 255) > INK) continue
      const below = [...ground.data.subarray(at, at + 3)]
      const ink = below.map((channel, index) => (color[index] ?? 0) * alpha + channel * (1 - alpha))
      contrasts.push(contrast(luminance(ink), luminance(below)))
    }
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length / 100)] ?? Number.POSITIVE_INFINITY
}

/**
 * Measures the contrast of every line of text over a picture from screenshots. Nothing may move meanwhile.
 * Side effects: it adds style rules to the page and scrolls it.
 * @returns the number of measured lines, and one line per insufficient contrast
 */
export async function contrastsOverPictures(page: Page): Promise<{ measured: number; found: string[] }> {
  const lines = await linesOverPictures(page)
  const found: string[] = []
  let measured = 0
  const screen = await page.evaluate(() => window.innerHeight)
  if (lines.length > 0) await addCss(page, VIEWS)
  while (lines[0]) {
    const [first] = lines
    const { top, letters, ground } = await photograph(page, first)
    const shown = lines.filter(({ box }) => box.y >= first.box.y && box.y + box.height <= top + screen)
    for (const line of shown.length > 0 ? shown : [first]) {
      lines.splice(lines.indexOf(line), 1)
      const worst = worstContrast(line, top, letters, ground)
      if (worst === Number.POSITIVE_INFINITY) continue
      measured += 1
      if (worst < (line.isLarge ? MIN_CONTRAST.large : MIN_CONTRAST.other))
        found.push(`"${line.text}" has a contrast of ${worst.toFixed(2)} with the picture below it`)
    }
  }
  return { measured, found }
}
