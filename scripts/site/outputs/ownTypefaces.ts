import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteTheme } from '../../../schema/model/site/theme.ts'
import type { FontUrls } from '../../../schema/model/viewModel.ts'
import { type HashedFile, hashedFile } from './hashedFile.ts'

/** The typefaces of a site that are files of its public folder, by path as the theme names them. */
export type OwnTypefaces = ReadonlyMap<string, FontUrls>

export async function readOwnTypefaces(
  folder: string,
  theme: SiteTheme | undefined,
  base: string,
): Promise<OwnTypefaces> {
  const typefaces = new Map<string, FontUrls>()
  for (const { path, fallback } of ownFilesOf(theme)) {
    const bytes = await readFile(join(folder, path))
    // Imported lazily: few sites have a typeface of their own, and its packages take a tenth of a second to load.
    const { measureTypeface } = await import('./measureTypeface.ts')
    const fallbacks = await measureTypeface(bytes, fallback)
    typefaces.set(path, { whole: base + ownTypefaceFile(bytes).path, fallbacks })
  }
  return typefaces
}

const ownFilesOf = ({ typefaces: { displayFile, textFile } = {} }: SiteTheme = {}) =>
  [displayFile, textFile].filter(file => file !== undefined)

/** Its published name does not contain the author's, which may need escaping. */
export const ownTypefaceFile = (bytes: Buffer): HashedFile => hashedFile('own', 'woff2', bytes)
