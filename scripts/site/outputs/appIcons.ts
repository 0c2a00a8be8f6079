import { join } from 'node:path'
import { resolveTheme } from '../../../schema/model/theme/resolveTheme.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { iconPath, iconSizes } from './machineFiles.ts'

/** The logo for dark backgrounds as PNG files with a background, where SVG is not supported. */
export async function appIcons(
  publicFolder: string,
  { site: { logo, theme }, files }: Content,
): Promise<{ path: string; bytes: Buffer }[]> {
  const background = resolveTheme(theme).colours.wall
  // Imported lazily: the dev server needs icons only when a browser asks for them.
  const { default: sharp } = await import('sharp')
  const source = join(publicFolder, files.pictures.get(logo.light) ?? logo.light)
  const icons = await Promise.all(
    iconSizes.map(async size => {
      const margin = Math.round(size / 8)
      const inner = size - 2 * margin
      const bytes = await sharp(source, { density: 600 })
        .resize(inner, inner, { fit: 'contain', background })
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
        .flatten({ background })
        .png({ compressionLevel: 9 })
        .toBuffer()
      return { path: iconPath(size), bytes }
    }),
  )
  const [smallest] = icons
  return smallest ? [...icons, { path: 'favicon.ico', bytes: icoOf(smallest.bytes, iconSizes[0]) }] : icons
}

/** Wraps a PNG in an .ico file, which browsers request when they show a file that is not HTML. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
