import { useEffect, useRef } from 'react'

/** Not yet in TypeScript's DOM library. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy: () => void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/**
 * Closes an overlay on the device's back button or gesture, which on Android would otherwise leave the page. Does nothing in
 * browsers without `CloseWatcher`. The watcher lives as long as the component.
 * @returns destroys the watcher earlier, for an overlay that begins to close in another way
 */
export function useCloseWatcher(close: () => void): () => void {
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
