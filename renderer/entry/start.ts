import { animateDisclosures } from '../browser/disclosures.ts'
import { elementById } from '../browser/elementById.ts'
import { nextPaint, nextTask } from '../browser/nextTask.ts'
import { startPage } from '../browser/page.ts'
import { prefersReducedData } from '../browser/prefersReducedData.ts'
import { preloadCode } from '../browser/preloadCode.ts'
import { reloadOnStaleChunk, trackUnload } from '../browser/reloadOnStaleChunk.ts'
import { chunkUrls, fetchSite } from '../navigation/pageData.ts'
import { markBrokenPictures } from './markBrokenPictures.ts'
import { replayEarlyEvents } from './replayEarlyEvents.ts'
import { installTrustedTypes } from './trustedTypes.ts'

// The entry script. React, the sections and the site's data follow when the browser is idle, or when the visitor is about to
// do something. Until then the browser itself handles links, disclosures and form fields.

const hydrations = new Map<Element, Promise<void>>()

installTrustedTypes()
trackUnload()
if (prefersReducedData()) document.documentElement.dataset.savesData = ''
markBrokenPictures()
animateDisclosures()
startPage(document.body)
window.addEventListener('beforeprint', loadLazyPictures)
const appRoot = elementById('root')
const footer = elementById('foot')
replayEarlyEvents('#root, #foot', hydrate)
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate']) {
  window.addEventListener(type, hydrateOnIntent, { passive: true, capture: true })
}
firstViewPainted().then(showTypefaces).then(hydrateWhenIdle)

/** Safari prints pictures that have not been scrolled to as empty frames. */
function loadLazyPictures() {
  for (const picture of document.images) picture.loading = 'eager'
}

/** Hydrates a React root, once. @throws when its code or data cannot be fetched */
function hydrate(root: HTMLElement): Promise<void> {
  const cached = hydrations.get(root)
  if (cached) return cached
  if (root === appRoot) preloadCode(chunkUrls())
  // Starts the request that the imported code will wait for.
  fetchSite().catch(() => undefined)
  const hydration = loadAndHydrate(root)
  hydrations.set(root, hydration)
  hydration.catch((error: unknown) => {
    // The prerendered HTML stays usable. Another attempt is allowed once the visitor is back online, or back on this page.
    for (const type of ['online', 'pageshow'])
      window.addEventListener(type, () => hydrations.delete(root), { once: true })
    if (!reloadOnStaleChunk()) console.error(error)
  })
  return hydration
}

async function loadAndHydrate(root: HTMLElement) {
  if (root === appRoot) {
    const { hydratePage } = await import('./hydratePage.tsx')
    await nextTask()
    await hydratePage()
  } else await (await import('./hydrateFooter.tsx')).hydrateFooter()
  root.dataset.hydrated = ''
}

function hydrateOnIntent({ target }: Event) {
  hydrate(appRoot)
  if (target instanceof Node && footer.contains(target)) hydrate(footer)
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
async function showTypefaces() {
  if (prefersReducedData()) return
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-typefaces]')) style.media = 'all'
  // The fonts are asked for before any further code.
  await nextPaint()
}

function hydrateWhenIdle() {
  if (prefersReducedData()) return
  if ('requestIdleCallback' in window) window.requestIdleCallback(hydrateAll, { timeout: 2000 })
  else setTimeout(hydrateAll, 200)
}

function hydrateAll() {
  hydrate(appRoot)
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      hydrate(footer)
    },
    { rootMargin: '300px' },
  )
  observer.observe(footer)
}
