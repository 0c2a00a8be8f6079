import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type FontName, fontFiles } from '../../renderer/theme/fontFaces.ts'
import { projectRoot } from './root.ts'

const { resolve } = createRequire(import.meta.url)

// The keys of a record are its names; TypeScript widens them.
export const fontNames = Object.keys(fontFiles) as FontName[]

/** The file of a typeface with all its characters, as its makers publish it. */
export const wholeFile = (name: FontName): string => resolve(fontFiles[name])

/** The file with the characters that nearly every page is made of; `npm run typefaces` makes it. */
export const commonFile = (name: FontName): string =>
  join(projectRoot, 'renderer/theme/typefaces', `${name}.woff2`)
