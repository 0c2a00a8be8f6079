import { useSyncExternalStore } from 'react'

/**
 * Whether the page runs in a browser and has taken over the prerendered HTML.
 * False at build and in the first client render, so that both draw the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => {}
