import type { SiteData } from '../schema/model/viewModel.ts'

const KNOWN = ['name', 'base', 'origin', 'locale', 'contact', 'formHandler', 'words', 'look'] as const

/** What islands know of the site: the build writes it into a file that the first island fetches. */
export type IslandSite = Pick<SiteData, (typeof KNOWN)[number] | 'shortcuts'>

export const islandSite = (site: SiteData): IslandSite => ({
  ...(Object.fromEntries(KNOWN.map(key => [key, site[key]])) as Pick<SiteData, (typeof KNOWN)[number]>), // of these keys
  // Where visitors are led whose search finds nothing.
  shortcuts: site.shortcuts ?? site.navigation.map(({ label, path }) => ({ label, path })),
})
