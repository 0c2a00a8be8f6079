import { isCalm } from './isCalm.ts'
import { duration } from './theme/tokens.ts'

/** So many items that come into view together wait for one another; the rest come with the last of them. */
const LONGEST_QUEUE = 8

let observer: IntersectionObserver | undefined

/**
 * Lets content below the first screen fade in as it is scrolled into view, items of a list one after another. Nothing is
 * hidden before it is about to appear, so whoever reads without JavaScript, prints or indexes the page misses nothing.
 * Call it each time that a page is shown, once it is scrolled to its place: the page before is then forgotten.
 */
export function startEntrance(): void {
  observer?.disconnect()
  if (isCalm()) return
  observer = new IntersectionObserver((entries, self) => {
    // Paper is laid out anew, and shows everything at once.
    if (matchMedia('print').matches) return
    const entering = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    entering.forEach((element, index) => {
      self.unobserve(element)
      fadeIn(element, Math.min(index, LONGEST_QUEUE) * duration.stagger)
    })
  })
  // The band itself stays: it is the ground on which its content appears.
  for (const band of document.querySelectorAll('[data-section] > *')) {
    for (const part of partsOf(band)) if (isBelowScreen(part)) observer.observe(part)
  }
}

/** What appears on its own: the items of lists, and what stands beside the lists. */
function partsOf(element: Element): Element[] {
  return [...element.children].flatMap(child => {
    if (isList(child)) return [...child.children]
    return child.querySelector('ul, ol, dl') ? partsOf(child) : [child]
  })
}

const isList = (element: Element) => ['UL', 'OL', 'DL'].includes(element.tagName)

const isBelowScreen = (element: Element) => element.getBoundingClientRect().top >= innerHeight

/** @param delay in seconds */
function fadeIn(element: Element, delay: number) {
  element.animate([{ opacity: 0 }, {}], {
    duration: duration.entrance * 1000,
    delay: delay * 1000,
    easing: 'ease-out',
    fill: 'backwards',
  })
}
