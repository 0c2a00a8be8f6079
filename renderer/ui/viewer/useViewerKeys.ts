import { type RefObject, useEffect } from 'react'
import { isRightToLeft } from '../../browser/isRightToLeft.ts'
import type { ViewerAction } from './viewerState.ts'

/**
 * Turns pages with the arrow and page keys and zooms with + and −, wherever in the dialog the focus is.
 * @param scrollArea around the page; while the page is wider than it, the arrow keys scroll it instead
 */
export function useViewerKeys(
  scrollArea: RefObject<HTMLElement | null>,
  dispatch: (action: ViewerAction) => void,
): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const action = isRightToLeft() ? (turned[event.key] ?? actions[event.key]) : actions[event.key]
      if (!action || (event.key.startsWith('Arrow') && overflowsSideways(scrollArea.current))) return
      event.preventDefault()
      dispatch(action)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [scrollArea, dispatch])
}

const overflowsSideways = (scrollArea: HTMLElement | null) =>
  scrollArea !== null && scrollArea.scrollWidth > scrollArea.clientWidth

const next: ViewerAction = { type: 'turnPage', by: 1 }
const previous: ViewerAction = { type: 'turnPage', by: -1 }
const larger: ViewerAction = { type: 'zoom', by: 1 }
const smaller: ViewerAction = { type: 'zoom', by: -1 }

/** By `event.key`. + and = share a key on most keyboards, as do − and _. */
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

/** Those of a page from right to left. */
const turned: typeof actions = { ArrowRight: previous, ArrowLeft: next }
