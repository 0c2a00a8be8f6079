/** Marks of equal area look equally large. In square CSS pixels. */
const AREA = 9600

/** No mark is larger than this, in CSS pixels. */
const MAX = { width: 200, height: 112 }

/** The size of a mark in CSS pixels. @param ratio its width by its height */
export function opticalSize(ratio: number): { width: number; height: number } {
  const width = Math.min(Math.sqrt(AREA * ratio), MAX.width, MAX.height * ratio)
  return { width: Math.round(width), height: Math.round(width / ratio) }
}
