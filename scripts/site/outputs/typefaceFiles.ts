import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { commonCodes } from '../../../renderer/theme/fontFaces.ts'
import { typefaceTable } from '../../../renderer/theme/typefaceTable.ts'
import type { TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import { projectRoot } from '../../lib/root.ts'

const { resolve } = createRequire(import.meta.url)

// `as`: Object.keys returns string[].
export const typefaceNames = Object.keys(typefaceTable) as TypefaceName[]

/** The file with the characters of Europe's west, from the typeface's npm package. */
export const wholeFile = (name: TypefaceName): string => resolve(typefaceTable[name].file)

/** The file with further letters. */
export function extendedFile(name: TypefaceName): string | undefined {
  const { extended } = typefaceTable[name]
  return extended && resolve(extended)
}

/** The only weight of the subset, if it has one. */
export const pinnedWeight = (name: TypefaceName): number | undefined => typefaceTable[name].pinned

/** The subset with the characters of almost every page, made by `npm run typefaces`. */
export const commonFile = (name: TypefaceName): string =>
  join(projectRoot, 'renderer/theme/typefaces', `${name}.woff2`)

const characters = commonCodes
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map(code => String.fromCodePoint(code))
  .join('')

/** A subset of a typeface with the characters of almost every page, as WOFF2. It has half the bytes of the whole file. */
export async function subsetTypeface(name: TypefaceName): Promise<Buffer> {
  // Imported lazily: only the command that makes the subsets needs it.
  const { default: subsetFont } = await import('subset-font')
  const wght = pinnedWeight(name)
  return subsetFont(await readFile(wholeFile(name)), characters, {
    targetFormat: 'woff2',
    ...(wght && { variationAxes: { wght } }),
  })
}
