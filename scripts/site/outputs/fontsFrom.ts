import { hasCommonCharacters } from '../../../renderer/theme/fontFaces.ts'
import { typefaceTable } from '../../../renderer/theme/typefaceTable.ts'
import type { Words } from '../../../schema/model/site/words.ts'
import type { Theme } from '../../../schema/model/theme/Theme.ts'
import type { Typeface, TypefaceName } from '../../../schema/model/theme/typefaces.ts'
import type { FontUrls, SiteData } from '../../../schema/model/viewModel.ts'

/** Where the files of a typeface of the catalogue are served. */
export type CatalogueUrls = Required<Pick<FontUrls, 'common' | 'whole'>> & Pick<FontUrls, 'extended'>

/** The files of a theme's typefaces that pages load. */
export function fontsFrom(
  { typefaces: { display, text } }: Theme,
  words: Words,
  served: { catalogue(name: TypefaceName): CatalogueUrls; own(path: string): FontUrls },
): SiteData['fonts'] {
  // Every page of a site in another language would load the whole file besides the subset.
  const isSubsetEnough = hasCommonCharacters(Object.values(words).join(''))
  const urlsOf = (typeface: Typeface, isText: boolean): FontUrls => {
    if (typeof typeface !== 'string') return served.own(typeface.path)
    const { common, ...urls } = served.catalogue(typeface)
    // Text needs more weights than a pinned subset has.
    const hasCommon = isSubsetEnough && !(isText && typefaceTable[typeface].pinned)
    return { ...(hasCommon && { common }), ...urls }
  }
  return { display: urlsOf(display, display === text), text: urlsOf(text, true) }
}
