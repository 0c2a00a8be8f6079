import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { commonCodes, displayWeight, type FontName } from '../../renderer/theme/fontFaces.ts'
import { wholeFile } from './typefaceFiles.ts'

const characters = commonCodes
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('')

/** The axes that a small file does without, each with the one value that is kept. */
const pinned: { [name in FontName]?: { wght: number } } = { besley: { wght: displayWeight } }

/** The part of a typeface that nearly every page is made of, as WOFF2: half of its bytes. */
export const subsetTypeface = async (name: FontName): Promise<Buffer> =>
  subsetFont(await readFile(wholeFile(name)), characters, {
    targetFormat: 'woff2',
    variationAxes: pinned[name],
  })
