import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type FontName, fontFiles } from '../../../renderer/theme/fontFaces.ts'
import { projectRoot } from '../root.ts'

const { resolve } = createRequire(import.meta.url)

// `as`: Object.keys returns string[].
export const fontNames = Object.keys(fontFiles) as FontName[]

/** The file with all characters of a typeface, from its npm package. */
export const wholeFile = (name: FontName): string => resolve(fontFiles[name])

/** The subset with the characters of almost every page, made by `npm run typefaces`. */
export const commonFile = (name: FontName): string =>
  join(projectRoot, 'renderer/theme/typefaces', `${name}.woff2`)
