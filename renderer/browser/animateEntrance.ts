import { duration } from '../theme/scriptTokens.ts'
import { prefersReducedMotion } from './environment.ts'

/** Of elements that come into view together, so many are staggered; the rest come with the last of them. */
const MAX_STAGGERED = 8

/**
 * Fades content in as it is scrolled into view, the items of a list one after another. Content on the first screen is not
 * animated, and nothing is hidden in advance, so readers without JavaScript, printers and crawlers miss nothing.
 * @returns ends it
 */
export function animateEntrance(main: HTMLElement): (() => void) | undefined {
  if (prefersReducedMotion()) return undefined
  const observer = new IntersectionObserver(entries => {
    // Printing lays the page out anew, and must show everything.
    if (matchMedia('print').matches) return
    const entering = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    entering.forEach((element, index) => {
      observer.unobserve(element)
      fadeIn(element, Math.min(index, MAX_STAGGERED) * duration.stagger)
    })
  })
  // A section's own band is not animated: it is the background of what fades in.
  for (const band of main.querySelectorAll('[data-section] > *')) {
    for (const element of animatedIn(band)) if (isBelowScreen(element)) observer.observe(element)
  }
  return () => observer.disconnect()
}

/** The items of lists, and the elements next to the lists. Lists of links are there at once: they are what visitors look for. */
function animatedIn(element: Element): Element[] {
  return [...element.children].flatMap(child => {
    if (isList(child)) return isNavigation(child) ? [] : [...child.children]
    return child.querySelector('ul, ol, dl') ? animatedIn(child) : [child]
  })
}

const isList = (element: Element) => ['UL', 'OL', 'DL'].includes(element.tagName)

const isNavigation = ({ children }: Element) => [...children].every(item => item.querySelector('a[href]'))

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
