/**
 * The element that the address names. Opens the disclosure around it, which not every browser does by itself.
 * @returns null also when the fragment is not validly encoded
 */
export function revealTarget(): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    target?.closest('details')?.setAttribute('open', '')
    return target
  } catch {
    return null
  }
}
