import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownPage } from '../page/PageView.tsx'
import { revealTarget } from './revealTarget.ts'
import { focusHeading, restoreScroll } from './scrollRestoration.ts'

/** In milliseconds. Long enough to be read out, and gone before somebody reads on to it. */
const SAID = 5000

/** Says the title of the page that the visitor has gone back to: not every screen reader reads a heading that gets the focus then. */
function announceReturn() {
  const status = document.querySelector('[data-arrival]')
  if (!status) return
  status.textContent = document.title
  setTimeout(() => status.replaceChildren(), SAID)
}

/**
 * Does for client-side navigation what a browser does for a page load: it restores the scroll position, or scrolls to the
 * top, and moves the focus to the new heading.
 * @param path the path that the page was requested at
 */
export function useScrollAndFocus(page: ShownPage, path: string): void {
  // A placeholder is followed by its page at the same path.
  const arrival = `${path} ${page.placeholder?.key}`
  const arrivedAt = useRef(arrival)

  useLayoutEffect(() => {
    if (arrivedAt.current === arrival) return
    arrivedAt.current = arrival
    focusHeading()
    if (restoreScroll(path)) announceReturn()
  }, [arrival, path])

  useEffect(() => {
    const target = revealTarget()
    // The browser has scrolled to an id, but knows nothing of names that are none.
    if (target && !target.id && window.scrollY === 0) target.scrollIntoView()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has elements of its own to observe
  useEffect(() => {
    // Loaded after the first view. Without it content just shows.
    const entrance = import('./finishPage.ts').then(
      module => module.finishPage(),
      () => undefined,
    )
    return () => {
      entrance.then(observer => observer?.disconnect())
    }
  }, [page])
}
