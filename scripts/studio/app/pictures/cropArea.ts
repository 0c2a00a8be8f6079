import type { Focus } from '../../host/pictures/focusPicture.ts'
import type { Area } from '../../host/pictures/preparePicture.ts'

/** The size of a picture, in pixels. */
export interface Size {
  width: number
  height: number
}

/** A place on a picture, in pixels from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** Pixels of the smallest part that can be cut out, in both directions. */
const LEAST = 16

/** The largest part of a shape, in the middle of a picture. @param ratio of its width to its height */
export function centred({ width, height }: Size, ratio: number): Area {
  const across = Math.min(width, Math.round(height * ratio))
  const down = Math.min(height, Math.round(across / ratio))
  return {
    left: Math.round((width - across) / 2),
    top: Math.round((height - down) / 2),
    width: across,
    height: down,
  }
}

/** The part between two places. */
export const between = (one: Point, other: Point, size: Size): Area =>
  within(
    {
      left: Math.min(one.x, other.x),
      top: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
    },
    size,
  )

/** The nearest part in whole pixels that lies within the picture and is not too small. */
export function within({ left, top, width, height }: Area, size: Size): Area {
  const x = span(left, width, size.width)
  const y = span(top, height, size.height)
  return { left: x.start, top: y.start, width: x.length, height: y.length }
}

export const holds = ({ left, top, width, height }: Area, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

/** The part of a picture that a place of a shape shows, as `object-fit: cover` cuts it. @param ratio of width to height */
export function cutAround({ x, y }: Focus, size: Size, ratio: number): Area {
  const { width, height } = centred(size, ratio)
  return {
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
    width,
    height,
  }
}

/** A place on a picture in whole percents. Beyond the edge the edge counts. */
export const focusAt = ({ x, y }: Point, { width, height }: Size): Focus => ({
  x: percent(x / width),
  y: percent(y / height),
})

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)))

function span(start: number, length: number, most: number): { start: number; length: number } {
  const whole = Math.min(Math.max(Math.round(length), Math.min(LEAST, most)), most)
  return { start: Math.min(Math.max(Math.round(start), 0), most - whole), length: whole }
}
