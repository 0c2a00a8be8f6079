import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has ever been in the viewport.
 * @param margin how far around the viewport counts too, as CSS writes margins
 */
export function useIsSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isSeen
}
