import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The site's typefaces in the weights that a printed document needs. */
const files = {
  display: '@fontsource/besley/files/besley-latin-400-normal.woff',
  displayStrong: '@fontsource/besley/files/besley-latin-500-normal.woff',
  text: '@fontsource/cabin/files/cabin-latin-400-normal.woff',
  textStrong: '@fontsource/cabin/files/cabin-latin-600-normal.woff',
}

export type Typeface = keyof typeof files

/** Makes the typefaces known under their names. */
export function registerTypefaces(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, readFileSync(resolve(file)))
}
