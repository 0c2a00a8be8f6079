import type { OutputInfo, Sharp } from 'sharp'
import { UsageError } from '../../../lib/usageError.ts'
import { isMoving, STANDS_STILL, whyUnreadable } from '../../../site/pictures/notAPicture.ts'
import { MOST_HEIGHT } from '../../../site/pictures/settings.ts'

/** Pixels of the long edge of a photograph. No screen of the site shows more. */
export const LONG_EDGE = 2560

/** Pixels of the width that a long picture keeps, such as the screenshot of a whole page: its width is what makes it legible. */
const LEAST_WIDTH = 1440

/** Bytes from which on a picture with transparent parts is stored as WebP, which is smaller, instead of as PNG. */
const LARGE_PNG = 1_000_000

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
  if (isDrawing(bytes)) return prepareDrawing(bytes)
  try {
    const picture = isHeic(bytes) ? await decodeHeic(bytes) : await openBytes(bytes)
    return await encode(picture, area)
  } catch (cause) {
    throw cause instanceof UsageError ? cause : new UsageError(reasonFor(cause, bytes), { cause })
  }
}

function reasonFor(cause: unknown, bytes: Uint8Array): string {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    return 'This picture has more pixels than can be opened. Save a smaller copy of it, and add that one.'
  if (isHeic(bytes))
    return 'This photograph is damaged, or only a part of it has arrived. Copy it from the telephone once more, or save it there as JPEG, and add that copy.'
  const [message] = whyUnreadable(bytes, cause)
  if (message.includes('document'))
    return 'This is a document and no picture. Documents belong in a field for documents, or behind a link. To show a page of it as a picture, save that page as JPEG or PNG.'
  return `${message} Open it in a program for pictures, save it as JPEG, and add that copy.`
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

/**
 * The width at which a picture is stored.
 * @throws UsageError for one that is too high at that width
 */
function widthFor(width: number, height: number): number {
  const inside = Math.min(1, LONG_EDGE / Math.max(width, height)) * width
  const kept = Math.max(1, Math.round(Math.max(inside, Math.min(width, LEAST_WIDTH))))
  if ((kept * height) / width > MOST_HEIGHT)
    throw new UsageError(
      `This picture is ${height} pixels high and ${width} wide, which is too long for one picture. Cut it into several pictures, save each as JPEG or PNG, and add those.`,
    )
  return kept
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

/** Whether a file is an SVG, by how it begins. */
const isDrawing = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(
    Buffer.from(bytes.subarray(0, 256)).toString('latin1').replaceAll('\0', ''),
  )

/**
 * Whether a file is a photograph as telephones of Apple save it. ISO 14496-12: the "ftyp" box names the brand of the file.
 * AVIF has the same container, and sharp decodes it.
 */
const isHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1(?!.{0,40}avif)|msf1)/s.test(
    Buffer.from(bytes.subarray(0, 64)).toString('latin1'),
  )

/** Decodes a photograph in HEIC, which the libvips that comes with sharp cannot. It is upright already. */
async function decodeHeic(bytes: Uint8Array): Promise<{ image: Sharp; isLossless: boolean }> {
  const [{ default: decode }, { default: sharp }] = await Promise.all([
    import('heic-decode'),
    import('sharp'),
  ])
  const { width, height, data } = await decode({ buffer: bytes })
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), isLossless: false }
}
