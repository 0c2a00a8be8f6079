import { useLayoutEffect } from 'react'

/** Keeps the page still for as long as what uses it is shown. The place of the scrollbar stays free, so nothing jumps. */
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
