const KEY = 'chalkline:loaded-afresh'

/** Within this time, in milliseconds, a second failure at the same address is not answered by loading it again. */
const GUARD = 30_000

/**
 * Loads the current address anew from the server: the way out when code or data of an older release are gone.
 * Done once; when it did not help, or nothing can be remembered, it is not tried again. Never offline: a page that
 * stands would give way to the browser's own error.
 * @returns whether the page is being left
 */
export function loadAfresh(): boolean {
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
