/**
 * The policy of a document names the other sites of its own page alone. After a client-side navigation it is that of another
 * page: what needs such a site then reloads the document first.
 */

/** Whether the policy of the document names the origin of a URL. In development there is none. */
export function isAllowed(url: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
  const { origin } = new URL(url, window.location.href)
  return !policy || origin === window.location.origin || policy.content.includes(origin)
}

/** In the session's storage: what the document was reloaded for. */
const KEY = 'chalkline:reload'

/** Reloads the document. @returns false where the browser stores nothing, so that it would reload without end */
export function reloadFor(purpose: string): boolean {
  try {
    sessionStorage.setItem(KEY, purpose)
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** Whether the document was just reloaded for this purpose; true only once. */
export function takeReload(purpose: string): boolean {
  try {
    const isRequested = sessionStorage.getItem(KEY) === purpose
    if (isRequested) sessionStorage.removeItem(KEY)
    return isRequested
  } catch {
    return false
  }
}
