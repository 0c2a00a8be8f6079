import { markBrokenPictures } from './brokenPictures.ts'
import { isDataSaved } from './dataSaver.ts'
import { holdUntilLive } from './holdUntilLive.ts'
import { loadAfresh, noteLeaving } from './loadAfresh.ts'
import { nextPaint } from './nextPaint.ts'
import { nextTask } from './nextTask.ts'
import { codeUrls, fetchSite } from './pageData.ts'
import { preloadCode } from './preloadCode.ts'
import { restrictSinks } from './trustedTypes.ts'

// All the code that a page loads by itself. React, the sections and the site's data follow when the browser is idle, or
// when a visitor is about to do something; until then links, disclosures and fields are the browser's own.

/** The parts of a page that become live each on its own, by the `id` of their element. */
const hydrate: Record<string, () => Promise<void>> = {
  root: async () => {
    const { hydratePage } = await import('./client.tsx')
    await nextTask()
    return hydratePage()
  },
  foot: async () => (await import('./foot.tsx')).hydrateFoot(),
}

const waking = new Map<Element, Promise<void>>()

restrictSinks()
noteLeaving()
markBrokenPictures()
const main = part('root')
const foot = part('foot')
holdUntilLive('#root, #foot', wake)
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate']) {
  window.addEventListener(type, wakeForVisitor, { passive: true, capture: true })
}
firstView()
  .then(async () => (await import('./typefaces.ts')).letTypefacesIn())
  // Whether or not they come, the page goes on.
  .catch(() => undefined)
  .then(wakeWhenIdle)

function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The document has no element "${id}"`)
  return found
}

/** Attaches React to a part of the page, once. @throws when its code or data cannot be fetched */
function wake(element: HTMLElement): Promise<void> {
  const known = waking.get(element)
  if (known) return known
  if (element === main) preloadCode(codeUrls())
  // The code wants it as soon as it is there.
  fetchSite().catch(() => undefined)
  const done = (hydrate[element.id]?.() ?? Promise.resolve()).then(() => {
    element.dataset.live = ''
  })
  waking.set(element, done)
  done.catch((error: unknown) => {
    // The page stands as prerendered HTML; what is lost is what React would add. Back online, or back here, it may try again.
    for (const type of ['online', 'pageshow'])
      window.addEventListener(type, () => waking.delete(element), { once: true })
    if (!loadAfresh()) console.error(error)
  })
  return done
}

function wakeForVisitor({ target }: Event) {
  wake(main)
  if (target instanceof Node && foot.contains(target)) wake(foot)
}

function wakeAll() {
  wake(main)
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      wake(foot)
    },
    { rootMargin: '300px' },
  )
  observer.observe(foot)
}

/**
 * Once the first view is there and painted, with typefaces of the visitor's own: ours would have shared the line with its
 * pictures, and have kept its words from being painted. A picture that hangs holds them up for four seconds.
 */
async function firstView() {
  await new Promise(resolve => {
    window.addEventListener('load', resolve)
    setTimeout(resolve, 4000)
  })
  await nextPaint()
}

/** Once the browser has nothing else to do. */
function wakeWhenIdle() {
  if (isDataSaved()) return
  if ('requestIdleCallback' in window) window.requestIdleCallback(wakeAll, { timeout: 2000 })
  else setTimeout(wakeAll, 200)
}
