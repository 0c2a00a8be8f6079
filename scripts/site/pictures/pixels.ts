import { GREATEST_WIDTH, MOST_HEIGHT, UNDER_SCRIM, UNDER_WORDS, WIDE } from './settings.ts'

/** Pixels of a picture, 8 bits per channel: from sharp in builds, from a canvas in the studio. */
export interface RawPixels {
  data: Uint8Array | Uint8ClampedArray
  /** Four channels only when something is transparent. */
  info: { width: number; height: number; channels: number }
}

/** Measured from a picture as it is displayed: rotated by its EXIF orientation, in sRGB. */
export interface Measures {
  width: number
  height: number
  /** The dominant colour. Absent when the picture has transparent parts. */
  color?: string
  /** Of a picture without transparent parts that is no drawing. */
  isPhotograph?: true
  /** For wide pictures: the minimum and the maximum of each channel in the part that text can cover. */
  extremes?: [darkest: string, lightest: string]
}

export const isSvg = (file: string): boolean => /\.svg$/i.test(file)

interface Size {
  width: number
  height: number
}

/** What is wrong with a photograph that is too long to be shown, and what its author can do. */
export function wrongWithSize({ width, height }: Size): [message: string, suggestion: string] | undefined {
  if ((height * Math.min(width, GREATEST_WIDTH)) / width <= MOST_HEIGHT) return undefined
  return [
    `This picture is ${height} pixels high and ${width} wide, which is too long for one picture.`,
    'Save it as several pictures, to be shown one below another.',
  ]
}

/** Whether a picture can fill a band behind text. */
export const isWide = ({ width, height }: Size, isDrawn: boolean): boolean =>
  width >= WIDE[isDrawn ? 'drawing' : 'photograph'] * height

/** The width in pixels of the copy whose colours are counted. */
export const DOMINANT_WIDTH = 96

/** @param small the same picture, at most `DOMINANT_WIDTH` wide */
export function measuresOf(pixels: RawPixels, size: Size, isDrawn: boolean, small: RawPixels): Measures {
  const { width, height } = size
  const extremes = isWide(size, isDrawn) && extremesOf(pixels, isDrawn ? UNDER_WORDS : UNDER_SCRIM)
  return {
    width,
    height,
    ...(isOpaque(pixels) && { color: dominantOf(small) }),
    ...(isOpaque(pixels) && !isDrawn && { isPhotograph: true }),
    // A photograph with transparent parts does not fill a band.
    ...(extremes && (isDrawn || isOpaque(pixels)) && { extremes }),
  }
}

export const isOpaque = ({ info }: RawPixels): boolean => info.channels === 3

/** Whether the alpha channel of a picture says nothing. */
export function hasFullAlpha({ data }: RawPixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** Pixels of a canvas, which always have an alpha channel, as they are expected here. */
export function fromCanvas({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): RawPixels {
  const pixels = { data, info: { width, height, channels: 4 } }
  if (!hasFullAlpha(pixels)) return pixels
  const opaque = new Uint8Array((data.length / 4) * 3)
  for (let from = 0, to = 0; to < opaque.length; from += 4, to += 3)
    opaque.set(data.subarray(from, from + 3), to)
  return { data: opaque, info: { width, height, channels: 3 } }
}

/** The middle of the most frequent of 4,096 ranges of colours. */
function dominantOf({ data, info: { channels } }: RawPixels): string {
  const counts = new Uint32Array(4096)
  let most = 0
  for (let at = 0; at + 2 < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const range = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const count = (counts[range] ?? 0) + 1
    counts[range] = count
    if (count > (counts[most] ?? 0)) most = range
  }
  return hex([most >> 8, (most >> 4) & 15, most & 15].map(part => part * 16 + 8))
}

/**
 * Transparent pixels are left out: what shows through them is the wall, on which text is legible.
 * @param share the part of the width that is measured, from the left edge
 * @returns undefined when that part is transparent
 */
function extremesOf(
  { data, info: { width, height, channels } }: RawPixels,
  share: number,
): [string, string] | undefined {
  const least = [255, 255, 255]
  const greatest = [0, 0, 0]
  const part = Math.ceil(width * share)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < part; column++) {
      const at = (row * width + column) * channels
      if (channels === 4 && data[at + 3] === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0
        if (value < (least[channel] ?? 0)) least[channel] = value
        if (value > (greatest[channel] ?? 0)) greatest[channel] = value
      }
    }
  }
  const isEmpty = least.every((value, channel) => value > (greatest[channel] ?? 0))
  return isEmpty ? undefined : [hex(least), hex(greatest)]
}

const hex = (channels: number[]): string =>
  `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
