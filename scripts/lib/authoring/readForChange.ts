import type { Site } from '../../../schema/site/createSite.ts'
import { readSite } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'

/** The site as its authors see it who are about to change it: drafts count too, since they will be published one day. */
export const readForChange = (folders: Folders): Promise<Site> =>
  readSite(folders, { today: '', isPreview: true })
