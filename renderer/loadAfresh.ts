const KEY = 'chalkline:loaded-afresh'

/** Within this time, in milliseconds, a second failure at the same address is not answered by loading it again. */
const GUARD = 30_000

/** How long, in milliseconds, a failure is put down to the visitor's leaving. It follows at once. */
const LEAVING = 5000

let leftAt = Number.NEGATIVE_INFINITY

/**
 * Notes when the visitor leaves for another document. Firefox and Safari then drop what was on its way, which looks like
 * a failure; to load the page again would keep the visitor from leaving.
 */
export function noteLeaving(): void {
  const note = () => {
    leftAt = performance.now()
  }
  window.addEventListener('beforeunload', note)
  // Safari on a telephone does not tell of that. A click that code answers is one of somebody who stays.
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) leftAt = Number.NEGATIVE_INFINITY
    else if (target instanceof Element && target.closest('a[href^="/"], a[href^="http"]')) note()
  })
}

/**
 * Loads the current address anew from the server: the way out when code or data of an older release are gone.
 * Done once; when it did not help, or nothing can be remembered, it is not tried again. Never offline: a page that
 * stands would give way to the browser's own error. Nor where the visitor is on the way elsewhere.
 * @returns whether the page is being left
 */
export function loadAfresh(): boolean {
  if (performance.now() - leftAt < LEAVING) return true
  if (!navigator.onLine) return false
  const here = window.location.href
  try {
    const [address, time] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (address === here && Date.now() - Number(time) < GUARD) return false
    sessionStorage.setItem(KEY, JSON.stringify([here, Date.now()]))
  } catch {
    // Without a memory there is no telling a first failure from a loop.
    return false
  }
  window.location.reload()
  return true
}
