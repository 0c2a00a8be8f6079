import { type PointerEvent, useRef, useState } from 'react'
import type { Area } from '../../host/pictures/preparePicture.ts'
import { between, holds, type Point, type Size, within } from './cropArea.ts'

interface CropArea {
  area: Area
  setArea(area: Area): void
  /** For the SVG that shows the picture in its own pixels. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp',
    (event: PointerEvent<SVGSVGElement>) => void
  >
}

/** The part of a picture that stays. A pointer draws it, or moves it when it begins within it. */
export function useCropArea(size: Size): CropArea {
  const whole = { left: 0, top: 0, ...size }
  const [area, setArea] = useState<Area>(whole)
  const drag = useRef<{ from: Point; moved: Area | undefined }>(undefined)
  const isWhole = area.width === size.width && area.height === size.height
  return {
    area,
    setArea: next => setArea(within(next, size)),
    handlers: {
      onPointerDown: event => {
        const from = pointOf(event)
        if (!from) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from, moved: !isWhole && holds(area, from) ? area : undefined }
      },
      onPointerMove: event => {
        const to = pointOf(event)
        if (!drag.current || !to) return
        const { from, moved } = drag.current
        const next = moved && { ...moved, left: moved.left + to.x - from.x, top: moved.top + to.y - from.y }
        setArea(next ? within(next, size) : between(from, to, size))
      },
      onPointerUp: () => {
        drag.current = undefined
      },
    },
  }
}

/** Where a pointer is, in pixels of the picture. */
export function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point | undefined {
  const matrix = currentTarget.getScreenCTM()
  if (!matrix) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}
