import { openTarget } from './disclosures.ts'
import { firstPath } from './pageData.ts'

/** Entry of the session's history → how far down its page was scrolled, in CSS pixels. */
let positions = new Map<string, number>()

/** The entry whose page is shown; the address bar may be further on already. */
let shown: string
let shownPath: string

let growth: ResizeObserver | undefined

/** From now on it is remembered where on each page the visitor was, and a return there is ours, not the browser's. */
export function keepPlaces(): void {
  shown = entryKey()
  shownPath = firstPath
  positions = window.history.state?.places ?? positions
  // Firefox scrolls to the place that a link names before it tells of it: by then the place that was left is known no more.
  let clickedAt: number | undefined
  window.addEventListener('click', () => (clickedAt = window.scrollY), { capture: true })
  window.addEventListener('scroll', () => (clickedAt = undefined), { passive: true })
  const move = () => {
    positions.set(shown, clickedAt ?? window.scrollY)
    // After a reload, or on the way back from another site, the entry still knows them.
    window.history.replaceState({ ...window.history.state, places: positions }, '')
    // Another page is for its arrival; where a link names the address itself there is no new entry, and the browser scrolls.
    if (window.location.pathname === shownPath && entryKey() !== shown) takePlace(shownPath)
  }
  const take = () => {
    window.history.scrollRestoration = 'manual'
  }
  take()
  // wouter announces its own pushes by an event of this name. Links to places on the page make the other.
  window.addEventListener('pushState', move)
  window.addEventListener('popstate', move)
  // A reload, or coming back from another site, is the browser's own business again.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', take)
  // Whoever does something has arrived: a page that grows from then on does so by their hand.
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, () => growth?.disconnect(), { passive: true })
}

/**
 * Goes where the entry leads: to where the visitor was, else to what the address names, else to the top.
 * @param path that of the page, which is shown already
 */
export function takePlace(path: string): void {
  shown = entryKey()
  shownPath = path
  growth?.disconnect()
  const remembered = positions.get(shown)
  const target = openTarget()
  if (remembered !== undefined) returnTo(remembered)
  else if (target) {
    // The next Tab then goes on from there.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  } else {
    focusHeading()
    window.scrollTo(0, 0)
  }
}

/** Screen readers and the keyboard go on from there. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Scrolls there, and again as the page grows, as a list does whose posts are still on their way. */
function returnTo(top: number) {
  growth = new ResizeObserver((_, self) => {
    window.scrollTo(0, top)
    if (window.scrollY > top - 1) self.disconnect()
  })
  growth.observe(document.body)
}

/** TypeScript's DOM library does not have it, nor have all browsers. */
declare const navigation: { currentEntry: { key: string } } | undefined

/** What the current entry is known by. Where the browser has no name for it, it is given one. */
function entryKey(): string {
  if (typeof navigation === 'object') return navigation.currentEntry.key
  const key: string = window.history.state?.key ?? `${Math.random()}`
  window.history.replaceState({ ...window.history.state, key }, '')
  return key
}
