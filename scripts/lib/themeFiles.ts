import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontFiles } from '../../renderer/theme/fontFaces.ts'
import { print } from '../../renderer/theme/print.ts'

interface ThemeFile {
  /** Relative to the site; the name changes with the bytes. */
  path: string
  bytes: Buffer
}

const { resolve } = createRequire(import.meta.url)

const hashed = (name: string, ending: string, bytes: Buffer): ThemeFile => ({
  path: `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.${ending}`,
  bytes,
})

const font = (name: FontName): ThemeFile => hashed(name, 'woff2', readFileSync(resolve(fontFiles[name])))

/** What pages look like, as far as it is not in each of them: their typefaces, and how they print. */
export const themeFiles = {
  besley: font('besley'),
  cabin: font('cabin'),
  print: hashed('print', 'css', Buffer.from(print.replace(/\s+/g, ' ').trim())),
} as const satisfies Record<string, ThemeFile>
