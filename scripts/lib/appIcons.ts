import { join } from 'node:path'
import sharp from 'sharp'
import { themeColor } from '../../renderer/theme/themeColor.ts'
import type { Content } from '../../schema/content.ts'

/** Width and height, in pixels, of the icons that browsers and home screens ask for. */
const iconSizes = [32, 180, 192, 512] as const

export const iconPath = (size: (typeof iconSizes)[number]): string => `icon-${size}.png`

/** The file of the school's mark for dark grounds. */
export const markOf = ({ site, files }: Content): string =>
  files.pictures.get(site.logo.light) ?? site.logo.light

/**
 * The school's mark as PNG files on a ground of its own, for those that take no SVG.
 * @param mark the file of the mark for dark grounds
 */
export async function appIcons(
  publicFolder: string,
  mark: string,
): Promise<{ path: string; bytes: Buffer }[]> {
  const source = join(publicFolder, mark)
  const icons = await Promise.all(
    iconSizes.map(async size => {
      const margin = Math.round(size / 8)
      const inner = size - 2 * margin
      const drawn = sharp(source, { density: 600 }).resize(inner, inner, {
        fit: 'contain',
        background: themeColor,
      })
      const bytes = await drawn
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: themeColor })
        .flatten({ background: themeColor })
        .png({ compressionLevel: 9 })
        .toBuffer()
      return { path: iconPath(size), bytes }
    }),
  )
  const [smallest] = icons
  return smallest ? [...icons, { path: 'favicon.ico', bytes: icoOf(smallest.bytes, iconSizes[0]) }] : icons
}

/** A PNG in the envelope of an .ico file, which browsers ask for beside files that are no HTML. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
