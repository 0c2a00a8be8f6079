import { type RefObject, useEffect } from 'react'
import type { ViewerAction } from './viewerState.ts'

/**
 * Turns pages by the arrow and page keys and zooms by + and −, wherever in the dialog the focus is.
 * @param desk what the page lies on; while a page is wider than it, the arrows move the page instead
 */
export function useViewerKeys(
  desk: RefObject<HTMLElement | null>,
  dispatch: (action: ViewerAction) => void,
): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = actions[event.key]
      if (!action || (event.key.startsWith('Arrow') && isWiderThanSeen(desk.current))) return
      event.preventDefault()
      dispatch(action)
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [desk, dispatch])
}

const isWiderThanSeen = (desk: HTMLElement | null) => desk !== null && desk.scrollWidth > desk.clientWidth

const next: ViewerAction = { type: 'turned', by: 1 }
const previous: ViewerAction = { type: 'turned', by: -1 }
const larger: ViewerAction = { type: 'zoomed', by: 1 }
const smaller: ViewerAction = { type: 'zoomed', by: -1 }

/** By the name of the key. Keyboards have + on the key of =, and − on the key of _. */
const actions: Partial<Record<string, ViewerAction>> = {
  ArrowRight: next,
  PageDown: next,
  ArrowLeft: previous,
  PageUp: previous,
  '+': larger,
  '=': larger,
  '-': smaller,
  _: smaller,
}
