import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The site's typefaces in the weights that a printed document needs, by the name under which it uses them. */
export const typefaces = {
  display: '@fontsource/besley/files/besley-latin-400-normal.woff',
  displayStrong: '@fontsource/besley/files/besley-latin-500-normal.woff',
  text: '@fontsource/cabin/files/cabin-latin-400-normal.woff',
  textStrong: '@fontsource/cabin/files/cabin-latin-600-normal.woff',
} as const

export function registerTypefaces(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(typefaces)) {
    pdf.registerFont(name, readFileSync(require.resolve(file)))
  }
}
