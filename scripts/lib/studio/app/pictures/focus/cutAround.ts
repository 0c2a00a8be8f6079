import type { Focus } from '../../../pictures/focusPicture.ts'
import type { Area } from '../../../pictures/preparePicture.ts'
import { centred, type Point, type Size } from '../crop/cropArea.ts'

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
