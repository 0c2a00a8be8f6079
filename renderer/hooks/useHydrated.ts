import { useSyncExternalStore } from 'react'

/**
 * Whether React has hydrated the page. False at build and in the first client render, so that both render the same HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => {}
