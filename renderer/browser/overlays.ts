/** What closes each thing that is open over the page, the last one on top. */
const open: (() => void)[] = []

/** Milliseconds after which the entry of what has closed goes. What opens meanwhile takes it over. */
const LINGER = 300

let leaving: ReturnType<typeof setTimeout> | undefined

/** Whether the browser is on its way back from the entry of what has closed. */
let isReturning = false

/**
 * Says that something has opened over the page. It has an entry of the history, so that Back closes it and the page stays. The
 * page does not scroll meanwhile.
 * @param close closes it
 * @returns to be called once it has closed, for whatever reason
 */
export function openOverlay(close: () => void): () => void {
  if (open.push(close) === 1) lockScroll()
  clearTimeout(leaving)
  if (!isReturning) addEntries()
  return () => {
    const index = open.indexOf(close)
    if (index >= 0) open.splice(index, 1)
    unlockScroll()
    clearTimeout(leaving)
    leaving = setTimeout(leave, LINGER)
  }
}

function leave() {
  if (entryDepth() <= open.length) return
  isReturning = true
  window.history.back()
}

/** Whether the browser has come back from the entry of what has closed: the page is the same. Something may have opened since. */
export function hasReturned(): boolean {
  if (!isReturning) return false
  isReturning = false
  addEntries()
  return true
}

const addEntries = () =>
  entryDepth() < open.length &&
  window.history.pushState({ ...window.history.state, overlay: open.length }, '')

/** Closes what is open over the page and has no entry of the history any more. @param depth how many of them stay open */
export function closeOverlays(depth = entryDepth()): void {
  for (const close of open.splice(depth).reverse()) close()
  unlockScroll()
}

/** Padding replaces the scrollbar, so nothing shifts. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement
  style.paddingRight = `${window.innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function unlockScroll() {
  if (open.length > 0) return
  const { style } = document.documentElement
  style.paddingRight = style.overflow = ''
}

/** Adds an entry for a page. That of an overlay, which the page closes, becomes the page's. */
export const pushPage = (address: string): void =>
  window.history[entryDepth() > 0 ? 'replaceState' : 'pushState'](null, '', address)

/** How many things were open when the current entry of the history was made. */
const entryDepth = (): number => window.history.state?.overlay ?? 0
