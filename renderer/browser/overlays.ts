/** What closes each thing that is open over the page, the last one on top. */
const open: (() => void)[] = []

/**
 * Says that something has opened over the page. It has an entry of the history, so that Back closes it and the page stays; the
 * page does not scroll meanwhile.
 * @param close closes it
 * @returns to be called once it has closed, for whatever reason
 */
export function openOverlay(close: () => void): () => void {
  const depth = open.push(close)
  if (depth === 1) lockScroll()
  window.history.pushState({ ...window.history.state, overlay: depth }, '')
  return () => {
    const index = open.indexOf(close)
    if (index >= 0) open.splice(index, 1)
    if (open.length === 0) unlockScroll()
    // A link that was followed in it replaces its entry in this task.
    setTimeout(() => isEntryOf(depth) && window.history.back())
  }
}

/** Closes what is open over the page and has no entry of the history any more. @param depth how many of them stay open */
export function closeOverlays(depth = entryDepth()): void {
  for (const close of open.splice(depth).reverse()) close()
  if (open.length === 0) unlockScroll()
}

/** Adds an entry for a page. That of an overlay, which the page closes, becomes the page's. */
export function pushPage(address: string): void {
  if (entryDepth() > 0) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
}

/** How many things were open when the current entry of the history was made. */
const entryDepth = (): number => window.history.state?.overlay ?? 0

const isEntryOf = (depth: number): boolean => entryDepth() === depth

let unlockScroll = () => {}

/** Locks the page's scrolling. Padding replaces the scrollbar, so nothing shifts. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  Object.assign(style, { overflow: 'hidden', paddingRight: `${window.innerWidth - clientWidth}px` })
  unlockScroll = () => {
    Object.assign(style, before)
    unlockScroll = () => {}
  }
}
