import type { SiteData } from '../schema/model/viewModel.ts'

/** What islands know of the site: the build writes it into a file that the first island fetches. */
export type IslandSite = Pick<
  SiteData,
  'name' | 'base' | 'origin' | 'locale' | 'contact' | 'formHandler' | 'words' | 'look' | 'shortcuts'
>

export const islandSite = (site: SiteData): IslandSite => {
  const { name, base, origin, locale, contact, formHandler, words, look, navigation, shortcuts } = site
  return {
    name,
    base,
    origin,
    locale,
    contact,
    formHandler,
    words,
    look,
    // Where visitors are led whose search finds nothing.
    shortcuts: shortcuts ?? navigation.map(({ label, path }) => ({ label, path })),
  }
}
