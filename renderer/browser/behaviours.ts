import { animateEntrance } from './animateEntrance.ts'
import { startHeader } from './header.ts'
import { startMobileMenu } from './mobileMenu.ts'
import { startSubMenus } from './subMenus.ts'
import { startViewerLink } from './viewerLink.ts'

/** Does something with an element that is shown. @returns ends what would outlive the page, such as listeners of the document */
// biome-ignore lint/suspicious/noConfusingVoidType: most behaviours have nothing to end, and return nothing
export type Behaviour = (element: HTMLElement) => void | (() => void)

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
