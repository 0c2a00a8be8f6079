import type { SiteData } from '../../../schema/model/viewModel.ts'

/** The language of a site: what its interface says, and how dates and numbers are written. */
export type Language = Pick<SiteData, 'locale' | 'words'>
