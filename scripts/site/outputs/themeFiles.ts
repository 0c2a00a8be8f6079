import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printStyle } from '../../../renderer/theme/themeStyle.ts'
import type { SiteTheme } from '../../../schema/model/site/theme.ts'
import type { Words } from '../../../schema/model/site/words.ts'
import type { Theme } from '../../../schema/model/theme/Theme.ts'
import type { TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import type { FontUrls, SiteData } from '../../../schema/model/viewModel.ts'
import type { ServedSite } from './assets.ts'
import { type CatalogueUrls, fontsFrom } from './fontsFrom.ts'
import { type HashedFile, hashedFile } from './hashedFile.ts'
import { iconShape } from './icons.ts'
import { commonFile, extendedFile, typefaceNames, wholeFile } from './typefaceFiles.ts'

export const printFile = hashedFile('print', 'css', printStyle.replace(/\s+/g, ' ').trim())

interface TypefaceFiles {
  common: HashedFile
  whole: HashedFile
  extended?: HashedFile
}

const read = new Map<TypefaceName, TypefaceFiles>()

/** The files of a typeface of the catalogue, read once. */
function filesOf(name: TypefaceName): TypefaceFiles {
  const extended = extendedFile(name)
  const fileOf = (suffix: string, path: string) => hashedFile(`${name}${suffix}`, 'woff2', readFileSync(path))
  const files = read.get(name) ?? {
    common: fileOf('', commonFile(name)),
    whole: fileOf('-whole', wholeFile(name)),
    ...(extended && { extended: fileOf('-extended', extended) }),
  }
  read.set(name, files)
  return files
}

/** The files of a theme that all pages share: those of its typefaces that `fonts` names, and the print style sheet. */
export function themeFiles(
  { theme: { typefaces }, fonts, base }: Pick<SiteData, 'theme' | 'fonts' | 'base'>,
  folder: string,
): HashedFile[] {
  const urls = Object.values(fonts).flatMap(({ common, whole, extended }) => [common, whole, extended])
  const all = [...new Set([typefaces.display, typefaces.text])].flatMap(typeface => {
    if (typeof typeface === 'string') return Object.values(filesOf(typeface))
    const isPublic = urls.includes(publicUrl(base, typeface.path))
    return isPublic ? [] : [ownTypefaceFile(readFileSync(join(folder, typeface.path)))]
  })
  const shown = all.filter(({ path }) => urls.includes(base + path))
  // Headings and text may share a file.
  return [...new Map(shown.map(file => [file.path, file])).values(), printFile]
}

/** The files of all typefaces of the catalogue, and the print style sheet. */
export const catalogueFiles = (): HashedFile[] => [
  ...typefaceNames.flatMap(name => Object.values(filesOf(name))),
  printFile,
]

/** Where the typefaces of a theme are served. */
export const fontUrls = (theme: Theme, words: Words, base: string, own: OwnTypefaces): SiteData['fonts'] =>
  fontsFrom(theme, words, {
    catalogue: name => typefaceUrls(name, base),
    // One that an author has only just chosen is not measured yet, and is served as a file of the public folder.
    own: path => own.get(path) ?? { whole: publicUrl(base, path) },
  })

/** Where the files of a typeface of the catalogue are served. */
export function typefaceUrls(name: TypefaceName, base: string): CatalogueUrls {
  const { common, whole, extended } = filesOf(name)
  return {
    common: base + common.path,
    whole: base + whole.path,
    ...(extended && { extended: base + extended.path }),
  }
}

/** How a build or a server of ours serves a site. @param base path of the site on its host, with a slash at both ends */
export const servedSite = (base: string, own: OwnTypefaces): ServedSite => ({
  base,
  icon: iconShape,
  fonts: (theme, words) => fontUrls(theme, words, base, own),
  print: base + printFile.path,
})

const publicUrl = (base: string, path: string): string => base + path.replace(/^\//, '')

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
const ownTypefaceFile = (bytes: Buffer): HashedFile => hashedFile('own', 'woff2', bytes)
