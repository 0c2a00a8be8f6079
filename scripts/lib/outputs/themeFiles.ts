import { readFileSync } from 'node:fs'
import { print } from '../../../renderer/theme/print.ts'
import type { Theme } from '../../../schema/model/theme/Theme.ts'
import type { Typeface, TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import type { FontUrls, SiteData } from '../../../schema/model/viewModel.ts'
import { type HashedFile, hashedFile } from './hashedFile.ts'
import { commonFile, extendedFile, pinnedWeight, wholeFile } from './typefaceFiles.ts'

export const printFile = hashedFile('print', 'css', print.replace(/\s+/g, ' ').trim())

interface TypefaceFiles {
  common: HashedFile
  whole: HashedFile
  extended?: HashedFile
}

const known = new Map<TypefaceName, TypefaceFiles>()

/** The files of a typeface of the catalogue, read once. */
function filesOf(name: TypefaceName): TypefaceFiles {
  const extended = extendedFile(name)
  const read = (suffix: string, path: string) => hashedFile(`${name}${suffix}`, 'woff2', readFileSync(path))
  const files = known.get(name) ?? {
    common: read('', commonFile(name)),
    whole: read('-whole', wholeFile(name)),
    ...(extended && { extended: read('-extended', extended) }),
  }
  known.set(name, files)
  return files
}

/** The files of a theme that all pages share: its typefaces and the print style sheet. */
export const themeFiles = ({ typefaces: { display, text } }: Theme): HashedFile[] => [
  ...[...new Set([display, text])].flatMap(typeface =>
    typeof typeface === 'string' ? Object.values(filesOf(typeface)) : [],
  ),
  printFile,
]

/** Where the typefaces of a theme are served. A file of the site's own lies where the public folder has it. */
export const fontUrls = ({ typefaces }: Theme, base: string): SiteData['fonts'] => {
  const isOne = typefaces.display === typefaces.text
  return {
    display: urlsOf(typefaces.display, base, isOne),
    text: urlsOf(typefaces.text, base, true),
  }
}

/** @param isText whether it is used for text, which needs more weights than a pinned subset has */
function urlsOf(typeface: Typeface, base: string, isText: boolean): FontUrls {
  if (typeof typeface !== 'string') return { whole: base.slice(0, -1) + typeface.path }
  const { common, whole, extended } = filesOf(typeface)
  return {
    ...(!(isText && pinnedWeight(typeface)) && { common: base + common.path }),
    whole: base + whole.path,
    ...(extended && { extended: base + extended.path }),
  }
}
