import { nextPaint } from '../browser/nextTask.ts'

const ALL_CHARACTERS = 'U+0-10FFFF'

/**
 * Loads the web fonts, whose rules the document holds back, and swaps them in together. The fallback fonts have nearly the
 * same metrics, but a word may still wrap differently. Where that moves anything in view, the swap waits for the next click
 * or key: browsers do not count a layout shift that follows input.
 */
export async function loadWebFonts(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('[data-typefaces]')
  const faces = [...(style?.sheet?.cssRules ?? [])].map(rule => toFontFace(rule as CSSFontFaceRule)) // it has no other rules
  // The last face of a family has the characters of almost every page. The browser loads the others only where a page has rarer
  // ones. A font that fails leaves its fallback.
  const common = new Map(faces.map(face => [face.family, face]))
  await Promise.allSettled([...common.values()].map(face => face.load()))
  const swapIn = () => {
    for (const face of faces) document.fonts.add(face)
    style?.setAttribute('data-typefaces', 'swapped')
  }
  const inView = [...document.querySelectorAll('body *')].filter(isInView)
  const tops = () => inView.map(element => element.getBoundingClientRect().top)
  const before = tops()
  swapIn()
  // Browsers count a move of three pixels or more.
  if (tops().every((top, index) => Math.abs(top - (before[index] ?? top)) < 3)) return
  for (const face of faces) document.fonts.delete(face)
  style?.setAttribute('data-typefaces', 'deferred')
  for (const type of ['click', 'keydown'])
    addEventListener(type, () => nextPaint().then(swapIn), { capture: true, once: true })
}

function toFontFace({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name)
  return new FontFace(value('font-family').slice(1, -1), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range') || ALL_CHARACTERS,
    display: 'swap',
  })
}

/** With a line's height below: what is there would move into view if a line above it went. */
function isInView(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight + 100
}
