import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from './measure.ts'
import { isOpaque } from './pixels.ts'
import { budgetFor, FALLBACK_WIDTH, LONGEST_SIDE, QUALITIES, SHARED_WIDTH, WIDTHS } from './settings.ts'

/** One file of a picture. Its name is `<width>.<format>`. */
export interface Version {
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  width: number
}

/** Writes a picture in every format and width of its `srcset`. The last version is the fallback, for `src`. */
export async function encodeVersions(folder: string, pixels: Pixels): Promise<Version[]> {
  const widths = widthsFor(pixels.info.width)
  const versions = [
    ...(await encodeWithin(folder, pixels, 'avif', widths)),
    // Few browsers still need WebP. Every second width is enough; the largest is always among them.
    ...(await encodeWithin(
      folder,
      pixels,
      'webp',
      widths.filter((_, index) => (widths.length - index) % 2),
    )),
  ]
  const width = Math.max(...widths.filter((width, index) => width <= FALLBACK_WIDTH || index === 0))
  // Every browser shows both. JPEG is smaller, but has no transparency.
  const format = isOpaque(pixels) ? 'jpeg' : 'png'
  await writeFile(join(folder, `${width}.${format}`), await encodeFallback(pixels, width))
  return [...versions, { format, width }]
}

/** The standard widths that are clearly smaller than the picture's own width, then that width itself, up to the largest standard one. */
export function widthsFor(own: number): number[] {
  const greatest = Math.min(own, WIDTHS[WIDTHS.length - 1] ?? own)
  return [...WIDTHS.filter(width => width < 0.9 * greatest), greatest]
}

/**
 * Encodes each width in the best quality within its byte budget. A width that exceeds its budget in every quality is left out,
 * because browsers then take the next smaller one. The smallest width is always written, unless even that is too high for the
 * format: the fallback shows such a picture.
 */
async function encodeWithin(
  folder: string,
  pixels: Pixels,
  format: 'avif' | 'webp',
  widths: readonly number[],
): Promise<Version[]> {
  const versions: Version[] = []
  // A quality that exceeded the budget at one width would also exceed it at the next.
  let first = 0
  const fitting = widths.filter(width => (width * pixels.info.height) / pixels.info.width <= LONGEST_SIDE)
  for (const width of fitting) {
    const qualities = QUALITIES[format].slice(first)
    for (const quality of qualities) {
      const bytes = await encode(pixels, width, format, quality)
      const isLast = quality === qualities.at(-1)
      if (bytes.length <= budgetFor(width) || (isLast && versions.length === 0)) {
        await writeFile(join(folder, `${width}.${format}`), bytes)
        versions.push({ format, width })
        break
      }
      if (!isLast) first++
    }
  }
  return versions
}

const resized = ({ data, info }: Pixels, width: number) => sharp(data, { raw: info }).resize({ width })

const encode = (pixels: Pixels, width: number, format: 'avif' | 'webp', quality: number): Promise<Buffer> =>
  format === 'avif'
    ? resized(pixels, width).avif({ quality, effort: 3 }).toBuffer()
    : resized(pixels, width).webp({ quality }).toBuffer()

const encodeFallback = (pixels: Pixels, width: number): Promise<Buffer> =>
  isOpaque(pixels)
    ? resized(pixels, width).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    : resized(pixels, width).png({ palette: true, effort: 7 }).toBuffer()

/** A JPEG for feeds and for the link previews of social networks, which do not show SVG and often not AVIF. */
export const encodeShared = ({ data, info }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: info })
    .resize({ width: SHARED_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
