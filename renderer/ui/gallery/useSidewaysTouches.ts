import { type TouchEvent, useMemo } from 'react'

/**
 * Lets a touch reach what lies inside only when it sets out sideways: one that sets out up or down scrolls the page, and the
 * browser goes on reporting it. The handlers go on an element around what is swiped.
 */
export function useSidewaysTouches() {
  return useMemo(() => {
    let start = { x: 0, y: 0 }
    let isSideways: boolean | undefined
    return {
      onTouchStartCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (touch) start = { x: touch.clientX, y: touch.clientY }
        isSideways = undefined
      },
      onTouchMoveCapture: (event: TouchEvent) => {
        const touch = event.touches[0]
        if (!touch) return
        isSideways ??= Math.abs(touch.clientX - start.x) > Math.abs(touch.clientY - start.y)
        if (!isSideways) event.stopPropagation()
      },
    }
  }, [])
}
