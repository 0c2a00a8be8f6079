import type { Page } from 'playwright'
import sharp from 'sharp'
import { addCss } from '../browser/settle.ts'

/** The minimum contrast of large and other text (WCAG 2.2, 1.4.3, AA). */
export const MIN_CONTRAST = { large: 3, other: 4.5 } as const

/** The contrast of two luminances: 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance, as WCAG 2 defines it. @param channels red, green and blue, from 0 to 255 */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

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

/** A line of text. */
interface Line {
  text: string
  /** Relative to the document, or to the viewport where all of it is in view. */
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

interface MeasuredLine {
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
