import { initialPath } from './pageData.ts'
import { revealTarget } from './revealTarget.ts'

/** Key of a history entry → scroll position of its page, in CSS pixels. */
const positions = new Map<string, number>()

/** The history entry whose page is shown. The address bar may be ahead of it while a page loads. */
const shown: { key: string; path: string; growth?: ResizeObserver } = { key: '', path: '' }

/** Takes over scroll restoration from the browser. */
export function startScrollRestoration(): void {
  shown.key = entryKey()
  shown.path = initialPath
  for (const [key, top] of window.history.state?.positions ?? []) positions.set(key, top)
  // Firefox scrolls to the target of a link before it fires `popstate`: remember the position at the click.
  let clickedAt: number | undefined
  window.addEventListener('click', () => (clickedAt = window.scrollY), { capture: true })
  window.addEventListener('scroll', () => (clickedAt = undefined), { passive: true })
  const onNavigate = () => {
    positions.set(shown.key, clickedAt ?? window.scrollY)
    // The history entry keeps them across a reload, and for a return from another site.
    window.history.replaceState({ ...window.history.state, positions }, '')
    // `useScrollAndFocus` handles other pages. A link to the current address adds no entry, and the browser scrolls.
    if (window.location.pathname === shown.path && entryKey() !== shown.key) restoreScroll(shown.path)
  }
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  takeOver()
  // wouter dispatches `pushState` when it navigates; links within the page fire `popstate`.
  window.addEventListener('pushState', onNavigate)
  window.addEventListener('popstate', onNavigate)
  // The browser itself restores the position after a reload, and on a return from another site.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', takeOver)
  // Once the visitor acts, the page must not scroll under their hands.
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, stopReturning, { passive: true })
}

/**
 * Scrolls to where the visitor was on this history entry, else to the target of the address, else to the top.
 * @param path path of the page, which is shown already
 * @returns whether the visitor was there before
 */
export function restoreScroll(path: string): boolean {
  shown.key = entryKey()
  shown.path = path
  stopReturning()
  const top = positions.get(shown.key)
  const target = revealTarget()
  if (top !== undefined) returnTo(top)
  else if (target) {
    // The next Tab then goes on from the target.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  } else {
    focusHeading()
    window.scrollTo(0, 0)
  }
  return top !== undefined
}

/** Screen readers and the keyboard go on from the heading. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Scrolls there, and again as the page grows, for instance when a list of posts is still loading. */
function returnTo(top: number) {
  // Scroll anchoring would follow what is below a list that is still loading. Chromium ignores the property on the root element.
  document.body.style.overflowAnchor = 'none'
  shown.growth = new ResizeObserver((_, observer) => {
    window.scrollTo(0, top)
    if (window.scrollY > top - 1) observer.disconnect()
  })
  shown.growth.observe(document.body)
}

function stopReturning() {
  shown.growth?.disconnect()
  document.body.style.overflowAnchor = ''
}

/** Neither TypeScript's DOM library nor every browser has it. */
declare const navigation: { currentEntry: { key: string } } | undefined

/** The key of the current history entry. A browser without the Navigation API gets one of ours. */
function entryKey(): string {
  if (typeof navigation === 'object') return navigation.currentEntry.key
  const key: string = window.history.state?.key ?? `${Math.random()}`
  window.history.replaceState({ ...window.history.state, key }, '')
  return key
}
