import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query applies; false at build and in the first client render.
 * @param query as in theme/tokens.ts, with or without the leading `@media`
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media', '').trim()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  )
}
