import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FontName } from '../../renderer/theme/fontFaces.ts'
import { print } from '../../renderer/theme/print.ts'
import { commonFile, wholeFile } from './typefaceFiles.ts'

interface ThemeFile {
  /** Relative to the site; the name changes with the bytes. */
  path: string
  bytes: Buffer
}

const hashed = (name: string, ending: string, bytes: Buffer): ThemeFile => ({
  path: `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.${ending}`,
  bytes,
})

const common = (name: FontName): ThemeFile => hashed(name, 'woff2', readFileSync(commonFile(name)))
const whole = (name: FontName): ThemeFile => hashed(`${name}-whole`, 'woff2', readFileSync(wholeFile(name)))

/** What pages look like, as far as it is not in each of them: their typefaces, and how they print. */
export const themeFiles = {
  besley: common('besley'),
  besleyWhole: whole('besley'),
  cabin: common('cabin'),
  cabinWhole: whole('cabin'),
  print: hashed('print', 'css', Buffer.from(print.replace(/\s+/g, ' ').trim())),
} as const satisfies Record<string, ThemeFile>
