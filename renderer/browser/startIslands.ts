import type { IslandSite } from '../islandSite.ts'
import { type Hydration, loaderOf } from '../islands.ts'
import type { IslandData } from '../ui/Island.tsx'
import { prefersReducedData } from './environment.ts'
import { fetchOnce } from './fetchOnce.ts'
import { isFilePath, isPlainClick, isSameOrigin } from './linkClicks.ts'
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts'

const ISLAND = '[data-island]'

/** How far from the view an island is hydrated: a screen or two of scrolling before the visitor gets there. */
const MARGIN = '800px'

const hydrations = new WeakMap<Element, Promise<void>>()
const roots = new WeakMap<Element, () => void>()

/** Hydrates the islands of a part of the document when their time has come. @returns ends waiting for it */
export function startIslands(part: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        // Reported where it fails.
        hydrate(target).catch(() => undefined)
      }
    },
    { rootMargin: MARGIN },
  )
  for (const element of part.querySelectorAll<HTMLElement>(ISLAND)) {
    // As the HTML says: the code that says it comes only now.
    const when = element.dataset.hydrate as Exclude<Hydration, 'intent'> | undefined
    // What has the focus got it before this script came, and says so no more.
    if (when === 'now' || element.matches(':focus-within')) hydrate(element).catch(() => undefined)
    else if (when === 'view' && !prefersReducedData()) observer.observe(element)
  }
  return () => observer.disconnect()
}

/** Hydrates an island as soon as a visitor turns to it, and repeats what happens in it before. */
export function hydrateOnIntent(): void {
  replayEarlyEvents()
  const intend = (event: Event) => {
    const { target } = event
    // A finger may only be scrolling: its click, which follows, is held back and repeated.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const island = target instanceof Element && target.closest(ISLAND)
    if (island) hydrate(island).catch(() => undefined)
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, intend, { passive: true, capture: true })
}

/**
 * Holds back events that come before the code that handles them, hydrates its island, and then repeats them: clicks on
 * buttons and on links to files (which a gallery or a viewer opens), and form submissions. A click that submits is held back too:
 * the browser would say itself what is missing, and submit nothing. When hydration fails, it does what the HTML says.
 */
function replayEarlyEvents() {
  const released = new WeakSet<Element>()
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const island = target?.closest<HTMLElement>(ISLAND)
    if (!island || !target || 'hydrated' in island.dataset || released.has(island)) return
    const replay = replayOf(event, target)
    if (!replay) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // In a task of its own: a browser ignores a click or a submission that repeats one it is still dispatching.
    const release = () =>
      setTimeout(() => {
        released.add(island)
        replay()
      })
    hydrate(island).then(release, release)
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('submit', hold, { capture: true })
}

/** Repeats the event; undefined when the browser needs no code to handle it. */
function replayOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return () => target.requestSubmit(submitter)
  }
  if (!(event instanceof MouseEvent) || !isPlainClick(event)) return undefined
  const control = target.closest<HTMLElement>('button, a[href]:not([download], [target])')
  const needsCode = control instanceof HTMLAnchorElement ? isFile(control) : control
  return needsCode && control ? () => control.click() : undefined
}

const isFile = (link: HTMLAnchorElement): boolean => isSameOrigin(link) && isFilePath(link.pathname)

/** Ends the React roots of islands that are not shown again. */
export function unmountIslands(part: Element): void {
  for (const element of part.querySelectorAll(ISLAND)) roots.get(element)?.()
}

/** Hydrates an island, once. @throws when its code or what it knows of the site cannot be fetched */
function hydrate(element: Element): Promise<void> {
  const cached = hydrations.get(element)
  if (cached) return cached
  const hydration = loadAndHydrate(element)
  hydrations.set(element, hydration)
  hydration.catch((error: unknown) => {
    // The prerendered HTML stays usable. Another attempt is allowed once the visitor is back online, or back on this page.
    for (const type of ['online', 'pageshow'])
      window.addEventListener(type, () => hydrations.delete(element), { once: true })
    if (!reloadOnStaleChunk()) console.error(error)
  })
  return hydration
}

async function loadAndHydrate(element: Element) {
  const name = element.getAttribute('data-island') ?? ''
  const load = loaderOf(name)
  if (!load) throw new Error(`No island "${name}"`)
  const [{ hydrateIsland }, component, site] = await Promise.all([
    import('./hydrateIsland.tsx'),
    load(),
    fetchSite(),
  ])
  // Read last: the page may become another version of itself meanwhile, as in the studio.
  const data: IslandData = JSON.parse(element.nextElementSibling?.textContent ?? '')
  // From now on its elements are React's, which hydrates them in slices: nothing else may change them.
  element.setAttribute('data-hydrating', '')
  roots.set(element, await hydrateIsland(element, component.default, data, site))
  element.removeAttribute('data-hydrating')
  element.setAttribute('data-hydrated', '')
}

/** What islands know of the site, fetched once. @throws when it cannot be fetched; the next call then tries again */
export const fetchSite = (): Promise<IslandSite> => fetchOnce(document.body.dataset.site ?? '')
