import type { PageData, SiteData } from '../../schema/model/viewModel.ts'

type SiteName = Pick<SiteData, 'name'>

/** The page to show for an unknown path. */
export const notFound = (route: string, site: SiteName): PageData =>
  failedPage(route, '404 Not Found', site, 404)

/** The page to show for a path whose page is not there. The message is all it says. */
export const failedPage = (route: string, message: string, { name }: SiteName, status?: 404): PageData => ({
  route,
  title: `${message} – ${name}`,
  description: message,
  header: 'solid',
  status,
  sections: [],
})
