import { useSyncExternalStore } from 'react'
import { clockRefresh } from '../constants.ts'

/**
 * The time of day in milliseconds, new every second; undefined at build and in the first client render.
 * All users share one ticker, which rests while nobody looks at the tab.
 */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  )

let now = Date.now()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', start)
    start()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', start)
    clearTimeout(timer)
  }
}

function start() {
  clearTimeout(timer)
  if (!document.hidden) tick()
}

function tick() {
  now = Date.now()
  // Each tick aims at the next full second, so that none is skipped however late a timer fires.
  timer = setTimeout(tick, clockRefresh - (now % clockRefresh))
  for (const listener of listeners) listener()
}
