import { useEffect, useRef } from 'react'

/** What TypeScript's own description of browsers does not have yet. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/**
 * Has what a device means by "back" close what lies over the page: on Android, its button or gesture would leave the page.
 * Browsers without `CloseWatcher` leave it at that. Ends with the component.
 * @returns ends it earlier, for what begins to close by another way
 */
export function useCloseRequests(close: () => void): () => void {
  const watcher = useRef<CloseWatcher>(undefined)
  const latest = useRef(close)

  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return
    const created = new CloseWatcher()
    created.onclose = () => latest.current()
    watcher.current = created
    return () => created.destroy()
  }, [])
  return () => watcher.current?.destroy()
}
