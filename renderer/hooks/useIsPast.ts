import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the page has been scrolled past an element: its top lies above the viewport.
 * The browser reports it, so that nothing is measured while scrolling.
 */
export function useIsPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
