import { slugOf } from '../../schema/model/slug.ts'

/** Key of a history entry → scroll position of its page, in CSS pixels. */
const positions = new Map<string, number>()

/** The history entry whose page is shown. The address bar may be ahead of it while a page loads. */
const shown: { key: string; growth?: ResizeObserver } = { key: '' }

/** Where a link was clicked: Firefox scrolls to its target before it fires `popstate`. */
let clickedAt: number | undefined

/** Takes over scroll restoration from the browser. */
export function startScrollRestoration(): void {
  shown.key = entryKey()
  for (const [key, top] of window.history.state?.positions ?? []) positions.set(key, top)
  window.addEventListener('click', () => (clickedAt = window.scrollY), { capture: true })
  window.addEventListener('scroll', () => (clickedAt = undefined), { passive: true })
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  takeOver()
  // The browser itself restores the position after a reload, and on a return from another site.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', takeOver)
  // Once the visitor acts, the page must not scroll under their hands.
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, stopReturning, { passive: true })
  const target = revealTarget()
  // The browser has scrolled to an id, but knows nothing of other names.
  if (target && target.id !== addressedName() && window.scrollY === 0) target.scrollIntoView()
}

/**
 * Remembers where the visitor was on the history entry before. Call it when the address has changed, before anything else.
 * @returns whether it is of another entry. A link to the current address adds none, and the browser scrolls
 */
export function rememberScroll(): boolean {
  positions.set(shown.key, clickedAt ?? window.scrollY)
  // The history entry keeps them across a reload, and for a return from another site.
  window.history.replaceState({ ...window.history.state, positions }, '')
  return entryKey() !== shown.key
}

/**
 * Scrolls to where the visitor was on this history entry, else to the target of the address, else to the top.
 * @returns whether the visitor was there before
 */
export function restoreScroll(): boolean {
  shown.key = entryKey()
  stopReturning()
  const top = positions.get(shown.key)
  const target = revealTarget()
  if (top !== undefined) returnTo(top)
  else if (target) {
    // The next Tab then goes on from the target.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView()
  } else {
    focusHeading()
    window.scrollTo(0, 0)
  }
  return top !== undefined
}

/** Screen readers and the keyboard go on from the heading. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Scrolls there, and again as the page grows, for instance when a list of posts is still loading. */
function returnTo(top: number) {
  // Scroll anchoring would follow what is below a list that is still loading. Chromium ignores the property on the root element.
  document.body.style.overflowAnchor = 'none'
  shown.growth = new ResizeObserver((_, observer) => {
    window.scrollTo(0, top)
    if (window.scrollY > top - 1) observer.disconnect()
  })
  shown.growth.observe(document.body)
}

function stopReturning() {
  shown.growth?.disconnect()
  document.body.style.overflowAnchor = ''
}

/** Neither TypeScript's DOM library nor every browser has it. */
declare const navigation: { currentEntry: { key: string } } | undefined

/** The key of the current history entry. A browser without the Navigation API gets one of ours. */
function entryKey(): string {
  // Without the API an element with this id has its name.
  if (typeof navigation === 'object' && 'currentEntry' in navigation) return navigation.currentEntry.key
  const key: string = window.history.state?.key ?? `${Math.random()}`
  window.history.replaceState({ ...window.history.state, key }, '')
  return key
}

/**
 * The element that the address names. Opens the disclosure around it, which not every browser does by itself.
 * @returns null also when the fragment is not validly encoded
 */
function revealTarget(): HTMLElement | null {
  try {
    const name = addressedName()
    const target = document.getElementById(name) ?? headingNamed(name)
    target?.closest('details')?.setAttribute('open', '')
    return target
  } catch {
    return null
  }
}

/** @throws URIError when the fragment is not validly encoded */
const addressedName = (): string => decodeURIComponent(window.location.hash.slice(1))

/** Longer than the longest heading, in characters. */
const LONGEST = 160

/**
 * What a page calls so, in the spelling of an address (`slugOf`): results of the search lead to places that have no id. Names of
 * people and documents are no headings.
 */
function headingNamed(name: string): HTMLElement | null {
  if (name === '') return null
  const named = document.querySelectorAll<HTMLElement>('#main :is(h2, h3, h4, p, b, caption, th, dt)')
  return (
    [...named].find(element => {
      const text = textWithoutNote(element)
      return text.length < LONGEST && slugOf(text) === name
    }) ?? null
  )
}

/** The head of a table's row has its note in it. */
const textWithoutNote = ({ childNodes }: HTMLElement): string =>
  [...childNodes].map(node => (node.nodeName === 'SMALL' ? '' : node.textContent)).join('')
