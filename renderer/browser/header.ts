import { largeScreen } from '../theme/scriptTokens.ts'
import { closeDetails } from './disclosures.ts'

/** A window that is enlarged to 400 %, or a telephone on its side: a fixed header would cover a fifth of it. */
const lowWindow = '(max-height: 499px)'

/**
 * Fixes the header, with `data-fixed`, while the page is scrolled past its place. On large screens it then has the clock, if the site wants one.
 * @returns ends it
 */
export function startHeader(header: HTMLElement): () => void {
  const runClock = clockIn(header.querySelector<HTMLElement>('[data-clock]'))
  const screen = matchMedia(largeScreen)
  const low = matchMedia(lowWindow)
  let isPassed = false
  const update = () => {
    const isFixed = isPassed && !low.matches
    header.toggleAttribute('data-fixed', isFixed)
    runClock(isFixed && screen.matches)
  }
  // It reports when the place is passed, so nothing is measured while scrolling.
  const observer = new IntersectionObserver(entries => {
    const last = entries.at(-1)
    if (!last) return
    isPassed = !last.isIntersecting && last.boundingClientRect.top < 0
    update()
  })
  // Not the header itself, which is always in view once it is fixed.
  if (header.previousElementSibling) observer.observe(header.previousElementSibling)
  for (const query of [screen, low]) query.addEventListener('change', update)
  return () => {
    observer.disconnect()
    for (const query of [screen, low]) query.removeEventListener('change', update)
    runClock(false)
  }
}

/** The clock at its place, which is there before it runs, if the site has one. Its code is loaded when it first does, so not on phones. */
function clockIn(place: HTMLElement | null): (isToRun: boolean) => void {
  let isRunning = false
  let stop: (() => void) | undefined
  if (!place) return () => undefined
  return isToRun => {
    isRunning = isToRun
    if (!isToRun) {
      stop?.()
      stop = undefined
      return
    }
    const start = ({ startClock }: typeof import('./clock.ts')) => {
      if (isRunning) stop ??= startClock(place)
    }
    // Without it the header has no clock.
    import('./clock.ts').then(start, () => undefined)
  }
}

/**
 * Opens the sub-menus of the menu on large screens, at most one at a time: on hover, or by the button, a press of which pins it.
 * Escape, a press elsewhere, leaving it and choosing a link close it. Before this runs CSS opens them, which `data-live` ends.
 * @param list its children are the items. One with a sub-menu has a button and a list.
 * @returns ends it
 */
export function startSubMenus(list: HTMLElement): () => void {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')]
  let open: HTMLElement | undefined
  /** Whether the button opened it, not only hovering. Another press of the button then closes it. */
  let isPinned = false

  const show = (shown?: HTMLElement, isNowPinned = false) => {
    open = shown
    isPinned = isNowPinned
    for (const item of items) {
      const isOpen = item === open
      item.querySelector('button')?.setAttribute('aria-expanded', `${isOpen}`)
      const subMenu = item.querySelector('ul')
      subMenu?.toggleAttribute('data-open', isOpen)
      // Another one has opened, so this one closes without animation.
      subMenu?.toggleAttribute('data-replaced', open !== undefined && !isOpen)
    }
  }
  const hide = (item: HTMLElement) => {
    if (item === open) show()
  }

  const end = new AbortController()
  const { signal } = end
  for (const item of items) {
    const onMouse = (action: (item: HTMLElement) => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') action(item)
    }
    item.addEventListener('pointerenter', onMouse(show), { signal })
    item.addEventListener('pointerleave', onMouse(hide), { signal })
    const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) hide(item)
    }
    item.addEventListener('focusout', closeOnLeaving, { signal })
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.closest('a')) show()
      else if (target.closest('button') && item === open && isPinned) show()
      else if (target.closest('button')) show(item, true)
    }
    item.addEventListener('click', press, { signal })
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    if (open.contains(document.activeElement)) open.querySelector('button')?.focus()
    show()
  }
  // Not every browser focuses a tapped button, so no `focusout` may follow.
  const closeOutside = ({ target }: Event) => {
    if (open && target instanceof Node && !open.contains(target)) show()
  }
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('pointerdown', closeOutside, { signal })

  // What the visitor opened before stays open.
  const opened = items.find(item => item.matches(':hover, :focus-within'))
  if (opened) show(opened)
  list.dataset.live = ''
  return () => {
    end.abort()
    show()
  }
}

/**
 * Closes the menu on small screens by Escape, by leaving it with the focus, and by choosing a link.
 * @returns ends it, and closes the menu
 */
export function startMobileMenu(details: HTMLElement): (() => void) | undefined {
  if (!(details instanceof HTMLDetailsElement)) return undefined
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    details.querySelector('summary')?.focus()
    closeDetails(details)
  }
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) closeDetails(details)
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) closeDetails(details)
  }
  const end = new AbortController()
  const { signal } = end
  details.addEventListener('keydown', closeOnEscape, { signal })
  details.addEventListener('focusout', closeOnLeaving, { signal })
  details.addEventListener('click', closeOnChoice, { signal })
  return () => {
    end.abort()
    details.open = false
  }
}
