import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo } from 'sharp'
import { type CacheEntry, getOrCreate, readSource, type SourceFile } from './cache.ts'
import { isMoving, STANDS_STILL, whyUnreadable } from './notAPicture.ts'
import {
  DOMINANT_WIDTH,
  hasFullAlpha,
  isOpaque,
  isSvg,
  isWide,
  type Measures,
  measuresOf,
  wrongWithSize,
} from './pixels.ts'
import { GREATEST_WIDTH, MEASURED_DRAWING_WIDTH } from './settings.ts'

/** A picture that cannot be shown. The message says why, `suggestion` what its author can do. */
export class UnreadablePicture extends Error {
  readonly suggestion: string
  constructor(message: string, suggestion: string, options?: ErrorOptions) {
    super(message, options)
    this.suggestion = suggestion
  }
}

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
  const tooLong = isDrawing(source) ? undefined : wrongWithSize(autoOrient)
  if (tooLong) throw new UnreadablePicture(...tooLong)
  return autoOrient
}

async function measure(source: Source, size: { width: number; height: number }): Promise<Measures> {
  const isDrawn = isDrawing(source)
  const drawingWidth = MEASURED_DRAWING_WIDTH[isWide(size, isDrawn) ? 'behindText' : 'inText']
  const pixels = await openPicture(source, isDrawn ? drawingWidth : GREATEST_WIDTH)
  return measuresOf(pixels, size, isDrawn, await scaledDown(pixels))
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

async function scaledDown({ data, info }: Pixels): Promise<Pixels> {
  const sharp = await loadSharp()
  return sharp(data, { raw: info })
    .resize({ width: DOMINANT_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}
