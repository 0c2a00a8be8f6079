import { useLayoutEffect } from 'react'

/** Locks the page's scrolling while the component is mounted. Padding replaces the scrollbar, so nothing shifts. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement
    const before = { overflow: style.overflow, paddingRight: style.paddingRight }
    Object.assign(style, { overflow: 'hidden', paddingRight: `${window.innerWidth - clientWidth}px` })
    return () => {
      Object.assign(style, before)
    }
  }, [])
}
