import { useEffect, useState, useSyncExternalStore } from 'react'

/** What the page takes of the window: its whole width made to fit, its real size, or all of the window. */
export type Zoom = 'fit' | 'real' | 'window'

/** The part that is shown where there is no room for all of them. */
export type StudioPart = 'list' | 'page' | 'form'

export interface StudioLayout {
  /** `columns`: list, page and form side by side. `turns`: one of them, in a narrow window. `window`: the page, and one over it. */
  kind: 'columns' | 'turns' | 'window'
  view: StudioPart
  zoom: Zoom
  onView(view: StudioPart): void
  onZoom(zoom: Zoom): void
}

const narrow = matchMedia('(max-width: 899.98px)')

function followWidth(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

const ZOOM = 'chalkline-studio-zoom'

/** How the parts of the studio share the window. The choice is kept in this browser. */
export function useLayout(): StudioLayout {
  const isNarrow = useSyncExternalStore(followWidth, () => narrow.matches)
  const [zoom, setZoom] = useState<Zoom>(() => {
    const kept = localStorage.getItem(ZOOM)
    return kept === 'real' || kept === 'window' ? kept : 'fit'
  })
  const [view, setView] = useState<StudioPart>('page')
  const kind = isNarrow ? 'turns' : zoom === 'window' ? 'window' : 'columns'
  const isDrawerOpen = kind === 'window' && view !== 'page'
  useEffect(() => {
    // What had the focus may be hidden now, and the page in the frame about to be replaced.
    if (kind !== 'columns' && !isSeen(document.activeElement)) regionOf(view)?.focus()
  }, [kind, view])
  useEffect(() => {
    window.addEventListener('keydown', pressInStudio)
    return () => window.removeEventListener('keydown', pressInStudio)
  }, [])
  useEffect(() => {
    if (!isDrawerOpen) return
    const close = (event: KeyboardEvent) => {
      const isElsewhere = event.defaultPrevented || document.querySelector('dialog[open]')
      if (event.key === 'Escape' && !isElsewhere) setView('page')
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [isDrawerOpen])
  return {
    kind,
    view,
    zoom,
    onView: setView,
    onZoom: chosen => {
      localStorage.setItem(ZOOM, chosen)
      setZoom(chosen)
      setView('page')
    },
  }
}

/** F6 leads to the next region of the window, and Shift F6 to the one before, from within the page's frame, too. */
function pressInStudio(event: KeyboardEvent): void {
  // A dialog keeps the focus.
  if (event.key !== 'F6' || document.querySelector('dialog[open]')) return
  event.preventDefault()
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(isSeen)
  const at = regions.findIndex(region => region.contains(document.activeElement))
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % regions.length
  enter(regions.at(next))
}

/** The keys of the studio within the page's frame: F6, and those of Save, Undo and Redo. */
export function pressInFrame(event: KeyboardEvent): void {
  pressInStudio(event)
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  // What is written in a field of the page is undone there.
  if (!(ctrlKey || metaKey) || /^(?:input|textarea)$/.test(Object(target).localName)) return
  const passed = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true })
  if (!window.dispatchEvent(passed)) event.preventDefault()
}

/** Gives the focus to a region of the window, as `data-region` names it. */
export const focusRegion = (name: StudioPart): void => enter(regionOf(name))

const regionOf = (name: StudioPart): HTMLElement | null => document.querySelector(`[data-region="${name}"]`)

/** To what is current in a region, such as the page that is shown, or to the region itself. */
function enter(region: HTMLElement | null | undefined): void {
  region?.focus()
  region?.querySelector<HTMLElement>('[aria-current], iframe')?.focus()
}

const isSeen = (element: Element | null | undefined): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false
