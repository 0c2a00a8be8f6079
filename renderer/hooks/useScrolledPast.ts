import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has been scrolled out of the viewport at the top. An IntersectionObserver reports it, so nothing is
 * measured while scrolling.
 */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isScrolledPast, setScrolledPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setScrolledPast(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isScrolledPast
}
