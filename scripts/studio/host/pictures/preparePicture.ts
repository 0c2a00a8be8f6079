import type { OutputInfo, Sharp } from 'sharp'
import { UsageError } from '../../../lib/usageError.ts'
import { isMoving, STANDS_STILL, whyUnreadable } from '../../../site/pictures/notAPicture.ts'
import { isDrawingFile, isHeic, LARGE_PNG, reasonFor, widthFor } from '../../site/pictureRules.ts'

/** A picture as it is stored: upright, in sRGB, without place, date and camera, as large as screens need. */
export interface PreparedPicture {
  bytes: Uint8Array
  ending: 'jpg' | 'png' | 'webp' | 'svg'
  width: number
  height: number
}

/** The part of a picture to keep, in pixels of the upright picture. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Formats that sharp decodes and photographs come in. */
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

/**
 * Makes a picture of what an author has added.
 * @param area the part to keep; all of it unless said otherwise
 * @throws UsageError when it is none, in words for its author
 */
export async function preparePicture(bytes: Uint8Array, area?: Area): Promise<PreparedPicture> {
  if (isDrawingFile(bytes)) return prepareDrawing(bytes)
  try {
    const picture = isHeic(bytes) ? await decodeHeic(bytes) : await openBytes(bytes)
    return await encode(picture, area)
  } catch (cause) {
    throw cause instanceof UsageError ? cause : new UsageError(reasonFor(cause, bytes), { cause })
  }
}

/** Imported lazily, because the studio starts without it. */
const loadSharp = async () => (await import('sharp')).default

async function openBytes(bytes: Uint8Array): Promise<{ image: Sharp; isLossless: boolean }> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { failOn: 'error' })
  const { format, pages = 1 } = await image.metadata()
  if (!PHOTOGRAPHS.has(format)) throw new Error(`Nobody takes photographs as ${format}`)
  const hasFrames = pages > 1 && (format === 'gif' || format === 'webp')
  if (hasFrames || isMoving(bytes)) throw new UsageError(STANDS_STILL.join(' '))
  // The metadata of a file is dropped unless sharp is asked to keep it.
  return { image: image.autoOrient(), isLossless: format === 'png' || format === 'gif' }
}

async function encode(
  { image, isLossless }: { image: Sharp; isLossless: boolean },
  area: Area | undefined,
): Promise<PreparedPicture> {
  const sharp = await loadSharp()
  const part = area ? image.extract(area) : image
  const { width, height } = area ?? (await image.metadata()).autoOrient
  const { data, info } = await part
    .resize({ width: widthFor(width, height), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  const { isOpaque } = await pixels().stats()
  const { bytes, ending } = isOpaque ? await encodeOpaque(pixels(), isLossless) : await encodeAlpha(pixels())
  return { bytes, ending, ...sizeOf(info) }
}

/** Screenshots and drawings of few colours are smaller and sharper as PNG. */
async function encodeOpaque(
  pixels: Sharp,
  isLossless: boolean,
): Promise<Pick<PreparedPicture, 'bytes' | 'ending'>> {
  const opaque = pixels.removeAlpha()
  const jpeg = await opaque.clone().jpeg({ quality: 88, mozjpeg: true }).toBuffer()
  const png = isLossless ? await opaque.png({ compressionLevel: 9 }).toBuffer() : undefined
  return png && png.length <= jpeg.length ? { bytes: png, ending: 'png' } : { bytes: jpeg, ending: 'jpg' }
}

async function encodeAlpha(pixels: Sharp): Promise<Pick<PreparedPicture, 'bytes' | 'ending'>> {
  const png = await pixels.clone().png({ compressionLevel: 9 }).toBuffer()
  if (png.length <= LARGE_PNG) return { bytes: png, ending: 'png' }
  return { bytes: await pixels.webp({ quality: 90 }).toBuffer(), ending: 'webp' }
}

async function prepareDrawing(bytes: Uint8Array): Promise<PreparedPicture> {
  const { cleanSvg } = await import('../../../site/pictures/cleanSvg.ts')
  const sharp = await loadSharp()
  try {
    const clean = Buffer.from(cleanSvg(bytes))
    return { bytes: clean, ending: 'svg', ...sizeOf(await sharp(clean).metadata()) }
  } catch (cause) {
    throw new UsageError(whyUnreadable(bytes, cause).join(' '), { cause })
  }
}

const sizeOf = ({ width, height }: Pick<OutputInfo, 'width' | 'height'>) => ({ width, height })

/** Decodes a photograph in HEIC, which the libvips that comes with sharp cannot. It is upright already. */
async function decodeHeic(bytes: Uint8Array): Promise<{ image: Sharp; isLossless: boolean }> {
  const [{ default: decode }, { default: sharp }] = await Promise.all([
    import('heic-decode'),
    import('sharp'),
  ])
  const { width, height, data } = await decode({ buffer: bytes })
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), isLossless: false }
}
