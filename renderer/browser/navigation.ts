import { canonicalPath } from '../../schema/model/paths.ts'
import { endPart, startPart } from './behaviours.ts'
import { prefersReducedData } from './environment.ts'
import { ADDRESS_CHANGE, isFilePath, isPlainClick, isSameOrigin } from './linkClicks.ts'
import {
  forgetDocuments,
  type Loaded,
  loadDocument,
  loadPage,
  metadataIn,
  otherPaths,
  STYLESHEET,
} from './loadDocument.ts'
import { closeOverlays, hasReturned, pushPage } from './overlays.ts'
import { isLeaving, reloadOnStaleChunk } from './reloadOnStaleChunk.ts'
import { focusHeading, rememberScroll, restoreScroll, startScrollRestoration } from './scrollRestoration.ts'
import { failedPage, hasStandIn, loadingPage, loadScreens } from './standIn.ts'
import { fetchSite, unmountIslands } from './startIslands.ts'

// Shows the next page in place of this one: its HTML is fetched, often before the visitor taps. Pages that were left are kept as
// they are for going back to them, also without a connection.

/** Milliseconds before `Loading...` shows. Most pages load faster. */
const LOADING_DELAY = 120

/** In milliseconds. Long enough to be read out, and gone before somebody reads on to it. */
const SAID = 5000

/** How many pages are kept for going back and forth. */
const KEPT = 8

interface Shown extends Loaded {
  /** The path at which it was asked for. The address bar may be ahead of it while a page loads. */
  path: string
  /** The link by which the visitor left it. */
  left?: HTMLElement
  /** Of what replaces a page. */
  standsIn?: 'loading' | 'failed'
}

/** Path → the page that was shown there last. */
const kept = new Map<string, Shown>()

const state: { shown: Shown; loading: AbortController } = {
  shown: { page: pageIn(document), metadata: metadataIn(document), path: loadedPath() },
  loading: new AbortController(),
}

/** Navigates within the document from now on. */
export function startNavigation(): void {
  startScrollRestoration()
  // It stays when the page around its link goes.
  document.head.append(state.shown.page.querySelector(STYLESHEET)?.cloneNode() ?? '')
  document.addEventListener('click', follow)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true })
  window.addEventListener('popstate', () => {
    if (hasReturned()) return
    closeOverlays()
    go(kept.get(window.location.pathname))
  })
  window.addEventListener('online', () => state.shown.standsIn === 'failed' && load())
  const search = document.querySelector<HTMLAnchorElement>('a[data-search]')
  if (search) openSearchByKey(search.pathname)
  const { page, path } = state.shown
  if (path !== window.location.pathname) load()
  // A host that cannot rewrite has answered with its page for unknown addresses.
  if (otherPaths(path, page).length === 0) return
  const showOther = (found: Loaded | undefined) => {
    if (found && state.shown.page === page) show({ ...found, path })
  }
  loadPage(path).then(showOther, () => undefined)
}

/** Shows the page at an address of this site. */
function visit(address: string): void {
  pushPage(address)
  go()
}

function follow(event: MouseEvent) {
  const link = pageLink(event)
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  if (isSearch(link)) openSearch(link.pathname)
  else {
    state.shown.left = link
    visit(link.pathname + link.search + link.hash)
  }
}

/** The code of the search, and what it knows of the site, come with its first use. */
const loadSearch = () => Promise.all([import('../search/showSearch.tsx'), fetchSite()])

/** Opens the search over the page. Without its code the page that searches, which is at the path, says what to do. */
const openSearch = (path: string): Promise<void> =>
  loadSearch().then(
    ([{ showSearch }, site]) => showSearch(site),
    () => window.location.assign(path),
  )

/** The keys `/` and Ctrl K open the search. */
function openSearchByKey(path: string) {
  document.addEventListener('keydown', event => {
    const { key, target } = event
    const isShortcut =
      key === '/'
        ? target instanceof Element && !target.matches('input, textarea, select, [contenteditable]')
        : key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || document.querySelector('dialog[open], [aria-modal=true]')) return
    event.preventDefault()
    openSearch(path)
  })
}

function prefetch(event: Event) {
  const link = pageLink(event)
  if (!link || prefersReducedData()) return
  // A failure is reported when the link is followed.
  if (isSearch(link)) loadSearch().catch(() => undefined)
  else loadDocument(link.pathname).catch(() => undefined)
}

/** The link around the event's target, if it leads to another page of this site. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  return link && isPage(link) && (isSearch(link) || !isSamePage(link)) ? link : undefined
}

const isSearch = (link: HTMLAnchorElement): boolean => 'search' in link.dataset

/** Whether a link leads to a page of this site, and not to a file. */
const isPage = (link: HTMLAnchorElement): boolean =>
  isSameOrigin(link) &&
  `${link.pathname}/`.startsWith(document.body.dataset.base ?? '/') &&
  // The path alone would be the address of another host.
  !link.pathname.startsWith('//') &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self') &&
  !isFilePath(link.pathname)

/** The browser handles links within the page itself. When only the query differs, it would reload the document. */
const isSamePage = (link: HTMLAnchorElement): boolean =>
  canonicalPath(link.pathname) === canonicalPath(window.location.pathname) &&
  link.search === window.location.search

/** Shows the page of the address, which has changed. @param page if it is still there */
function go(page?: Shown) {
  const isOtherEntry = rememberScroll()
  window.dispatchEvent(new Event(ADDRESS_CHANGE))
  if (window.location.pathname === state.shown.path) {
    // The visitor has perhaps gone back before the next page loaded.
    state.loading.abort()
    if (isOtherEntry) restoreScroll()
  } else if (page) show(page)
  else load()
}

/** Loads the page of the address, and says so if that takes time. */
async function load(): Promise<void> {
  const { signal } = beginLoading()
  const path = window.location.pathname
  // With Save-Data nothing has fetched them yet.
  const loadingScreens = loadScreens()
  try {
    const loaded = await loadPage(path)
    if (signal.aborted) return
    if (loaded) show({ ...loaded, path })
    else window.location.reload()
  } catch (error) {
    const screens = await loadingScreens
    if (signal.aborted || isLeaving()) return
    // The server's own page says best what is wrong with the server.
    if (!(screens && hasStandIn(screens, path)) && reloadOnStaleChunk()) return
    console.error(error)
    // The browser's own page says it where there is nothing to say it with.
    if (!screens) return window.location.reload()
    const message = error instanceof Error ? error.message : String(error)
    const retry = () => {
      load()
      showLoading(path)
    }
    show({ ...failedPage(screens, path, state.shown.page, message, retry), path, standsIn: 'failed' })
  }
}

/** Ends what was loading. What loads now is aborted by the next, or when it is shown. */
function beginLoading(): AbortController {
  state.loading.abort()
  const loading = new AbortController()
  state.loading = loading
  const path = window.location.pathname
  const status = document.querySelector<HTMLElement>('[data-loading]')
  const timer = setTimeout(() => {
    status?.replaceChildren(status.dataset.loading ?? '')
    if (path !== state.shown.path) showLoading(path)
  }, LOADING_DELAY)
  loading.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    status?.replaceChildren()
  })
  return loading
}

/** A post and the list of posts show at once that they are on their way. */
async function showLoading(path: string) {
  const { signal } = state.loading
  const screens = await loadScreens()
  if (signal.aborted || !screens) return
  const page = loadingPage(screens, path, state.shown.page)
  if (!page) return
  replacePage({ ...page, path, standsIn: 'loading' })
  // It says so itself.
  document.querySelector('[data-loading]')?.replaceChildren()
}

function show(next: Shown) {
  state.loading.abort()
  replacePage(next)
}

/** Shows a page, as a browser does when it loads one: scrolled to where the visitor was, or to the top, with the focus on its heading. */
function replacePage(next: Shown) {
  const { shown } = state
  closeOverlays(0)
  endPart(shown.page)
  if (!shown.standsIn) keep(shown)
  state.shown = next
  for (const element of metadataIn(document)) element.remove()
  document.head.append(...next.metadata)
  shown.page.replaceWith(next.page)
  startPart(next.page)
  focusHeading()
  if (!restoreScroll()) return
  announceReturn()
  next.left?.focus({ preventScroll: true })
}

/** Keeps a page for going back to it. */
function keep(shown: Shown) {
  kept.delete(shown.path)
  kept.set(shown.path, shown)
  for (const [path, { page }] of [...kept].slice(0, -KEPT)) {
    kept.delete(path)
    unmountIslands(page)
  }
}

/** For the dev server: what other pages show has changed. */
export function forgetPages(): void {
  kept.clear()
  forgetDocuments()
}

/** Says the title of the page that the visitor has gone back to: not every screen reader reads a heading that gets the focus then. */
function announceReturn() {
  const status = document.querySelector('[data-arrival]')
  status?.replaceChildren(document.title)
  setTimeout(() => status?.replaceChildren(), SAID)
}

/** The path that the document was loaded for. The visitor may have gone back before this script ran. */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  // Not every browser gives it the address as its name.
  return loaded?.name.startsWith('http') ? new URL(loaded.name).pathname : window.location.pathname
}

function pageIn(document: Document): HTMLElement {
  const page = document.getElementById('page')
  if (!page) throw new Error('The document has no page')
  return page
}
