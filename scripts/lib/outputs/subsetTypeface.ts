import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { commonCodes, displayWeight, type FontName } from '../../../renderer/theme/fontFaces.ts'
import { wholeFile } from './typefaceFiles.ts'

const characters = commonCodes
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('')

/** The variable axes that the subset drops, with the value at which each is fixed. */
const pinned: { [name in FontName]?: { wght: number } } = { besley: { wght: displayWeight } }

/** A subset of a typeface with the characters of almost every page, as WOFF2. It has half the bytes of the whole file. */
export const subsetTypeface = async (name: FontName): Promise<Buffer> =>
  subsetFont(await readFile(wholeFile(name)), characters, {
    targetFormat: 'woff2',
    variationAxes: pinned[name],
  })
