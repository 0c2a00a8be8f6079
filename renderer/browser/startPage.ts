import { startPart } from './behaviours.ts'
import { animateDisclosures } from './disclosures.ts'
import { hydrateOnIntent } from './startIslands.ts'
import { installTrustedTypes } from './trustedTypes.ts'

/** Starts what a page has by itself, wherever it is shown: on the site, or in the frame of the studio. */
export function startPage(): void {
  installTrustedTypes()
  markBrokenPictures()
  window.addEventListener('beforeprint', loadLazyPictures)
  animateDisclosures()
  hydrateOnIntent()
  for (const part of document.body.querySelectorAll<HTMLElement>(':scope > *')) startPart(part)
}

/**
 * Lets the rules of the web fonts apply, which the document holds back: the browser fetches the fonts that the page needs, and
 * shows each as soon as it is there. With Save-Data the fallback fonts stay.
 */
export function showTypefaces(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-typefaces]')) style.media = 'all'
}

/** Safari prints pictures that have not been scrolled to as empty frames. */
function loadLazyPictures(): void {
  for (const picture of document.images) picture.loading = 'eager'
}

/**
 * Marks pictures that fail to load with `data-failed`, for which `theme/globalStyle.ts` shows a placeholder. It also marks
 * those that failed before this code ran.
 */
function markBrokenPictures(): void {
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement) target.dataset.failed = ''
  }
  document.addEventListener('error', event => mark(event.target), { capture: true })
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image)
  }
}
