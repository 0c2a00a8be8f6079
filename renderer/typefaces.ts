import { nextPaint } from './nextPaint.ts'
import { nextTask } from './nextTask.ts'

/** So long has a page to lie still, in milliseconds, until it counts as scrolled. */
const REST = 200

/**
 * Fetches the typefaces whose rules wait in the document, and puts them in the place of the visitor's own in one step. Where
 * that would move what is being read, since a word no longer fits its line, they wait until the visitor has scrolled to where
 * it moves nothing, or does something else.
 */
export async function letTypefacesIn(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('[data-typefaces]')
  if (!style?.sheet) return
  const rules = [...style.sheet.cssRules] as CSSFontFaceRule[] // it has no others
  const faces = rules.map(faceOf)
  // One that does not come leaves its place to the stand-in; one without a range is for characters that most pages do not have.
  await Promise.allSettled(faces.map((face, index) => rangeOf(rules[index]) && face.load()))
  const change = (method: 'add' | 'delete') => {
    for (const face of faces) document.fonts[method](face)
    style.dataset.typefaces = method === 'add' ? 'in' : 'waiting'
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const comeIn = async () => {
    const before = places()
    const from = scrollY
    // The page is laid out anew in a task of its own, so that a visitor waits for one of the two at most.
    await nextTask()
    if (signal.aborted) return
    if (scrollY !== from) return scrolled()
    change('add')
    if (staysTogether(before, places())) waiting.abort()
    else change('delete')
  }
  let rest: ReturnType<typeof setTimeout>
  const scrolled = () => {
    clearTimeout(rest)
    rest = setTimeout(comeIn, REST)
  }
  await comeIn()
  if (signal.aborted) return
  style.dataset.typefaces = 'waiting'
  addEventListener('scroll', scrolled, { passive: true, signal })
  // What moves then does not move by itself; what answers the visitor is painted first.
  const act = () => {
    waiting.abort()
    nextPaint().then(() => change('add'))
  }
  for (const type of ['click', 'keydown']) addEventListener(type, act, { capture: true, signal })
}

const rangeOf = (rule: CSSFontFaceRule | undefined) => rule?.style.getPropertyValue('unicode-range')

function faceOf(rule: CSSFontFaceRule): FontFace {
  const value = (name: string) => rule.style.getPropertyValue(name)
  return new FontFace(value('font-family').slice(1, -1), value('src'), {
    weight: value('font-weight'),
    unicodeRange: rangeOf(rule) || 'U+0-10FFFF',
    display: 'swap',
  })
}

/**
 * Where everything in view lies, and what begins beside it: what is in a part out of view moves with that. A header that stays
 * at the top of a page that was scrolled is no measure of what moves below it.
 */
function places(): Map<Element, DOMRect> {
  const found = new Map<Element, DOMRect>()
  const look = (parent: Element | null) => {
    for (const element of parent?.children ?? []) {
      const place = element.getBoundingClientRect()
      found.set(element, place)
      // What has no place of its own may hold what has one.
      if (isInView(place) || !(place.width && place.height)) look(element)
    }
  }
  look(scrollY > 0 ? document.querySelector('main') : document.body)
  return found
}

/** Whether browsers keep in its place what is at the top of a page that was scrolled, whatever happens above it. */
const anchors = CSS.supports('overflow-anchor', 'auto')

/** Whether nothing in view has moved up or down, or all alike where that does not show. */
function staysTogether(before: ReadonlyMap<Element, DOMRect>, after: ReadonlyMap<Element, DOMRect>): boolean {
  const moves = [...before].flatMap(([element, from]) => {
    const to = after.get(element)
    return to && (isInView(from) || isInView(to)) ? to.top - from.top : []
  })
  // From three pixels on browsers say that a thing has moved (Layout Instability).
  return Math.max(...moves, anchors ? -Infinity : 0) - Math.min(...moves, anchors ? Infinity : 0) < 3
}

const isInView = ({ width, top, bottom }: DOMRect): boolean => width > 0 && bottom > 0 && top < innerHeight
