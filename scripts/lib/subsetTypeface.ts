import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { commonCodes, type FontName } from '../../renderer/theme/fontFaces.ts'
import { wholeFile } from './typefaceFiles.ts'

const characters = commonCodes
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('')

/** The part of a typeface that nearly every page is made of, as WOFF2: two thirds of its bytes. */
export const subsetTypeface = async (name: FontName): Promise<Buffer> =>
  subsetFont(await readFile(wholeFile(name)), characters, { targetFormat: 'woff2' })
