import type { SiteData } from '../../../schema/model/viewModel.ts'
import { SEARCH_ROUTE } from '../../../schema/resolve/resolveSearch.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { pageFormTargets, sharedPolicy, siteFormTargets } from './headers.ts'

/** What the configuration of a host needs to know about a site. File paths are relative to the site's folder, with a leading slash. */
export interface HostedSite {
  /** The domain name. */
  hostname: string
  /** Path of the site on its host, with a slash at both ends. */
  base: string
  /** Folder of the site on its host. */
  root: string
  /** Content-Security-Policy header of every page. */
  policy: string
  /** Whether it has a studio. */
  hasStudio: boolean
  /** Every address of a page, in lower case, relative to the base and not encoded. */
  addresses: string[]
  /** Which file answers for unknown addresses below a prefix, and with which status. */
  fallbacks: { prefix: string; file: string; status: 200 | 404 }[]
}

/** @param root folder of the site on its host. Default: the folder of its name where servers have sites by custom */
export const hostedSite = (
  site: SiteData,
  content: Content,
  root = `/var/www/${new URL(site.origin).hostname}`,
): HostedSite => ({
  hostname: new URL(site.origin).hostname,
  base: site.base,
  root,
  policy: sharedPolicy([...siteFormTargets(site), ...pageFormTargets(content)]),
  hasStudio: content.site.studio !== undefined,
  addresses: [...content.addresses.routes.keys(), ...(site.hasSearch ? [SEARCH_ROUTE] : [])]
    .map(decodeURI)
    .sort(),
  fallbacks: site.fallbacks.map(({ prefix, route }) => ({
    prefix: prefix.slice(site.base.length - 1),
    file: `${route.slice(site.base.length - 1)}/index.html`,
    status: route.endsWith('/_missing') ? 404 : 200,
  })),
})
