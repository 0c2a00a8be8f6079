import { prepareMotion } from './motion.ts'

let observer: IntersectionObserver | undefined

/** Fetches what moves disclosures once one of the page that is shown comes near the screen. Call it for each page. */
export function watchDisclosures(): void {
  observer?.disconnect()
  observer = new IntersectionObserver(
    (entries, self) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      self.disconnect()
      prepareMotion()
    },
    { rootMargin: '200px' },
  )
  for (const details of document.querySelectorAll('main details')) observer.observe(details)
}

/**
 * The element that the address leads to, its disclosure opened, which not every browser does by itself.
 * @returns nothing also when the address is spelt in a way that no address has
 */
export function openTarget(): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    target?.closest('details')?.setAttribute('open', '')
    return target
  } catch {
    return null
  }
}
