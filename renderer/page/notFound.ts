import type { PageData, SiteData } from '../../schema/model/viewModel.ts'

/** The page to show for an unknown path. */
export const notFound = (route: string, site: Pick<SiteData, 'name' | 'words'>): PageData =>
  failedPage(route, site.words.notFound, site, 404)

/** The page to show for a path whose page is not there. The message is all it says. */
export const failedPage = (
  route: string,
  message: string,
  { name }: Pick<SiteData, 'name'>,
  status?: 404,
): PageData => ({
  route,
  title: `${message} – ${name}`,
  description: message,
  header: 'solid',
  status,
  sections: [],
})
