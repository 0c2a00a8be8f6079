/** Milliseconds in which a second failure at the same address does not reload again. */
const RELOAD_INTERVAL = 30_000

/** Milliseconds in which a failure is attributed to the visitor's leaving the page. */
const UNLOAD_TIME = 5000

/** When the visitor last left for another document, as `performance.now()` counts. */
const unload = { time: Number.NEGATIVE_INFINITY }

/**
 * Records when the visitor leaves for another document. Firefox and Safari then abort pending requests, which looks like a
 * failure, and a reload would cancel the navigation.
 */
export function trackUnload(): void {
  const record = () => {
    unload.time = performance.now()
  }
  window.addEventListener('beforeunload', record)
  // Safari on iOS has no `beforeunload`. A click whose default is prevented does not leave the page.
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) unload.time = Number.NEGATIVE_INFINITY
    else if (target instanceof Element && target.closest('a[href^="/"], a[href^="http"]')) record()
  })
}

/** Whether the visitor has just left for another document. */
export const isLeaving = (): boolean => performance.now() - unload.time < UNLOAD_TIME

/**
 * Reloads the page after code or data could not be fetched, since a new release may have replaced them. It does so once, so
 * that a lasting failure makes no loop. It does nothing offline, where the browser would replace a usable page with its own
 * error, nor while the visitor is leaving.
 * @returns whether the page is being left
 */
export function reloadOnStaleChunk(): boolean {
  if (isLeaving()) return true
  if (!navigator.onLine) return false
  const key = `chalkline:reloaded ${window.location.href}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < RELOAD_INTERVAL) return false
    sessionStorage.setItem(key, `${Date.now()}`)
  } catch {
    // Without storage a first failure cannot be distinguished from a loop.
    return false
  }
  window.location.reload()
  return true
}
