import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontFiles } from '../../renderer/theme/fontFaces.ts'

interface FontFile {
  /** Relative to the site; the name changes with the bytes. */
  path: string
  bytes: Buffer
}

const { resolve } = createRequire(import.meta.url)

const read = (name: FontName): FontFile => {
  const bytes = readFileSync(resolve(fontFiles[name]))
  return {
    path: `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`,
    bytes,
  }
}

const files: Record<FontName, FontFile> = { besley: read('besley'), cabin: read('cabin') }

/** The file of a typeface, and where it is served. */
export const fontFile = (name: FontName): FontFile => files[name]

export const allFontFiles: readonly FontFile[] = Object.values(files)
