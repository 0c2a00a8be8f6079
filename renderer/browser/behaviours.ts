import { animateEntrance } from './animateEntrance.ts'
import { startHeader, startMobileMenu, startSubMenus } from './header.ts'
import { startIslands } from './startIslands.ts'

/** Does something with an element that is shown. @returns ends what would outlive the page, such as listeners of the document */
// biome-ignore lint/suspicious/noConfusingVoidType: most behaviours have nothing to end, and return nothing
type Behaviour = (element: HTMLElement) => void | (() => void)

/** What needs no React: a selector, and what is done with each element that it selects. What few pages have comes with them. */
export const behaviours: readonly (readonly [selector: string, start: Behaviour])[] = [
  ['header[data-variant]', startHeader],
  ['header nav > ul', startSubMenus],
  ['header nav > details', startMobileMenu],
  ['main', animateEntrance],
  ['[data-island="prospectusButton"] a:not([download])', startViewerLink],
  ['[data-notice]', lazily(async () => (await import('./notice.ts')).startNotice)],
  ['[data-progress-cover]', lazily(async () => (await import('./scrollProgress.ts')).startScrollProgress)],
  [
    '[data-section]:has([data-until], [data-next])',
    lazily(async () => (await import('./markNextEvents.ts')).markNextEvents),
  ],
  [
    'form:has(select, [type="radio"])',
    lazily(async () => (await import('./answersOfAddress.ts')).chooseByAddress),
  ],
  ['[data-video]', lazily(async () => (await import('./video.ts')).startVideo)],
  ['[data-hour]', lazily(async () => (await import('./turnDay.ts')).turnDay)],
]

/** Brings a part of the document to life once it is shown: the page itself, or what is the same on all pages. */
export function startPart(part: HTMLElement): void {
  const started = behaviours.flatMap(([selector, start]) => {
    const elements = [...part.querySelectorAll<HTMLElement>(selector)]
    return [...(part.matches(selector) ? [part] : []), ...elements].map(element => start(element))
  })
  ends.set(
    part,
    [...started, startIslands(part)].filter(end => end !== undefined),
  )
}

/** What every page does, and ends when another page is shown. */
const ends = new WeakMap<Element, (() => void)[]>()

/** Ends what would go on without the part. */
export function endPart(part: Element): void {
  for (const end of ends.get(part) ?? []) end()
  ends.delete(part)
}

/** A behaviour whose code is fetched for its first element. Without it the page stays as it was prerendered. */
function lazily(fetchBehaviour: () => Promise<Behaviour>): Behaviour {
  return element => {
    let isOver = false
    let end: ReturnType<Behaviour>
    fetchBehaviour().then(
      start => {
        if (!isOver) end = start(element)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }
}

/**
 * Makes the link to a document the button that opens it in a dialog, before the code of the dialog is there: it is announced as
 * one name only. Its click is held back and repeated, as any early click on an island.
 */
export function startViewerLink(link: HTMLElement): () => void {
  link.setAttribute('role', 'button')
  link.setAttribute('aria-haspopup', 'dialog')
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  }
  link.addEventListener('keydown', press)
  return () => link.removeEventListener('keydown', press)
}
