import { islandSite } from '../../../renderer/islandSite.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { type HashedFile, hashedFile } from './hashedFile.ts'

/** What islands know of the site: a file that a browser fetches with the first of them. */
export const islandSiteFile = (site: SiteData): HashedFile =>
  hashedFile('site', 'json', JSON.stringify(islandSite(site)))
