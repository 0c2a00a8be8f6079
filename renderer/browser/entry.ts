// renderer/browser: the script of every page, without React: navigation, menu, small behaviours, and the start of
// islands. In comes the HTML of a page. Imports no section, no styles and no zod.

import { startPart } from './behaviours.ts'
import { animateDisclosures } from './disclosures.ts'
import { nextPaint, prefersReducedData } from './environment.ts'
import { startNavigation } from './navigation.ts'
import { trackUnload } from './reloadOnStaleChunk.ts'
import { loadScreens } from './standIn.ts'
import { hydrateOnIntent } from './startIslands.ts'
import { installTrustedTypes } from './trustedTypes.ts'

// The entry script, all that a page needs by itself. Islands fetch their code when their time has come.

installTrustedTypes()
trackUnload()
if (prefersReducedData()) document.documentElement.dataset.savesData = ''
markBrokenPictures()
window.addEventListener('beforeprint', loadLazyPictures)
animateDisclosures()
hydrateOnIntent()
startNavigation()
for (const part of document.body.querySelectorAll<HTMLElement>(':scope > *')) startPart(part)
firstViewPainted().then(() => {
  if (prefersReducedData()) return
  showTypefaces()
  loadScreens()
})

/** Safari prints pictures that have not been scrolled to as empty frames. */
function loadLazyPictures() {
  for (const picture of document.images) picture.loading = 'eager'
}

/**
 * Resolves once the first view is painted with fallback fonts: web fonts would compete with its pictures for bandwidth.
 * A picture that hangs delays this by four seconds at most.
 */
async function firstViewPainted() {
  await new Promise(resolve => {
    window.addEventListener('load', resolve)
    setTimeout(resolve, 4000)
  })
  await nextPaint()
}

/**
 * Lets the rules of the web fonts apply, which the document holds back: the browser fetches the fonts that the page needs, and
 * shows each as soon as it is there. With Save-Data the fallback fonts stay.
 */
function showTypefaces() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-typefaces]')) style.media = 'all'
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
