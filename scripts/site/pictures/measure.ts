import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo } from 'sharp'
import { type CacheEntry, getOrCreate, readSource, type SourceFile } from './cache.ts'
import { isMoving, STANDS_STILL, whyUnreadable } from './notAPicture.ts'
import {
  GREATEST_WIDTH,
  MEASURED_DRAWING_WIDTH,
  MOST_HEIGHT,
  UNDER_SCRIM,
  UNDER_WORDS,
  WIDE,
} from './settings.ts'

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

/** A picture that cannot be shown. The message says why, `suggestion` what its author can do. */
export class UnreadablePicture extends Error {
  readonly suggestion: string
  constructor(message: string, suggestion: string, options?: ErrorOptions) {
    super(message, options)
    this.suggestion = suggestion
  }
}

export const isSvg = (file: string): boolean => /\.svg$/i.test(file)

/** File name of a sanitised SVG in its cache entry. */
export const DRAWING = 'drawing.svg'

/**
 * Measures a picture. For an SVG the cache entry also contains its sanitised form.
 * @throws UnreadablePicture
 */
export const measurePicture = (file: string): Promise<CacheEntry<Measures>> =>
  readSource(file).then(measureSource)

/** As `measurePicture`, of a file that has been read. */
export function measureSource({ file, bytes, key }: SourceFile): Promise<CacheEntry<Measures>> {
  return getOrCreate(`${key}-measures`, async folder => {
    try {
      if (!isSvg(file)) return await measure(bytes, await sizeOf(bytes))
      // Imported lazily, for the same reason as sharp below.
      const { cleanSvg } = await import('./cleanSvg.ts')
      const source = join(folder, DRAWING)
      await writeFile(source, cleanSvg(bytes))
      return await measure(source, await sizeOf(source))
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw cause
      throw new UnreadablePicture(...whyUnreadable(bytes, cause), { cause })
    }
  })
}

/** What is opened: the path of a sanitised drawing in its cache entry, or the bytes of a photograph. */
export type Source = string | Uint8Array

const isDrawing = (source: Source): source is string => typeof source === 'string' && isSvg(source)

/** Imported lazily, because `validate` does not need sharp when the cache has all measures. */
const loadSharp = async () => (await import('sharp')).default

async function sizeOf(source: Source): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const { autoOrient, pages = 1 } = await sharp(source).metadata()
  if (pages > 1 || (!isDrawing(source) && isMoving(source))) throw new UnreadablePicture(...STANDS_STILL)
  const { width, height } = autoOrient
  if (!isDrawing(source) && (height * Math.min(width, GREATEST_WIDTH)) / width > MOST_HEIGHT)
    throw new UnreadablePicture(
      `This picture is ${height} pixels high and ${width} wide, which is too long for one picture.`,
      'Save it as several pictures, to be shown one below another.',
    )
  return autoOrient
}

async function measure(source: Source, size: { width: number; height: number }): Promise<Measures> {
  const isDrawn = isDrawing(source)
  const { width, height } = size
  const isWide = width >= WIDE[isDrawn ? 'drawing' : 'photograph'] * height
  const drawingWidth = MEASURED_DRAWING_WIDTH[isWide ? 'behindText' : 'inText']
  const pixels = await openPicture(source, isDrawn ? drawingWidth : GREATEST_WIDTH)
  const extremes = isWide && extremesOf(pixels, isDrawn ? UNDER_WORDS : UNDER_SCRIM)
  return {
    width,
    height,
    ...(isOpaque(pixels) && { color: await dominantOf(pixels) }),
    ...(isOpaque(pixels) && !isDrawn && { isPhotograph: true }),
    // A photograph with transparent parts does not fill a band.
    ...(extremes && (isDrawn || isOpaque(pixels)) && { extremes }),
  }
}

export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/**
 * The pixels of a picture as it is displayed, 8 bits per channel. There is an alpha channel only when something is transparent.
 * The metadata of the file (place, date, camera) is dropped.
 * @param greatest in pixels: photographs are scaled down to this width, drawings are rendered at it
 */
export async function openPicture(source: Source, greatest: number = GREATEST_WIDTH): Promise<Pixels> {
  const sharp = await loadSharp()
  const { width = greatest, density = 72 } = isDrawing(source) ? await sharp(source).metadata() : {}
  const pixels = await sharp(source, {
    failOn: 'error',
    ...(isDrawing(source) && { density: Math.min(2400, Math.max(1, (density * greatest) / width)) }),
  })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: greatest, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (isOpaque(pixels) || !hasFullAlpha(pixels)) return pixels
  return sharp(pixels.data, { raw: pixels.info }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

export const isOpaque = ({ info }: Pixels): boolean => info.channels === 3

function hasFullAlpha({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

async function dominantOf({ data, info }: Pixels): Promise<string> {
  const sharp = await loadSharp()
  const small = await sharp(data, { raw: info })
    .resize({ width: 96, withoutEnlargement: true })
    .png()
    .toBuffer()
  const { dominant } = await sharp(small).stats()
  return hex([dominant.r, dominant.g, dominant.b])
}

/**
 * Transparent pixels are left out: what shows through them is the wall, on which text is legible.
 * @param share the part of the width that is measured, from the left edge
 * @returns undefined when that part is transparent
 */
function extremesOf(
  { data, info: { width, height, channels } }: Pixels,
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
