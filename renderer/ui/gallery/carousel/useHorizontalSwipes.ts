import { type TouchEvent, useMemo } from 'react'

/**
 * Hides vertical touches from a carousel: they scroll the page, but browsers keep sending their touchmove events. The first
 * move decides the direction of a touch. The handlers go on an element around the carousel.
 */
export function useHorizontalSwipes() {
  return useMemo(() => {
    let start = { x: 0, y: 0 }
    let isHorizontal: boolean | undefined
    return {
      onTouchStartCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (touch) start = { x: touch.clientX, y: touch.clientY }
        isHorizontal = undefined
      },
      onTouchMoveCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (!touch) return
        isHorizontal ??= Math.abs(touch.clientX - start.x) > Math.abs(touch.clientY - start.y)
        if (!isHorizontal) event.stopPropagation()
      },
    }
  }, [])
}
