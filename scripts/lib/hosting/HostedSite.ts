import type { Content } from '../../../schema/content.ts'
import type { SiteData } from '../../../schema/data.ts'
import { sharedPolicy } from './csp.ts'

/** What a host has to know of a site. Paths of files are below the site's folder, with a slash before them. */
export interface HostedSite {
  /** The name under which visitors reach it. */
  hostname: string
  /** Where it lies on its host, with a slash at both ends. */
  base: string
  /** Where the build has put it, absolute. */
  folder: string
  /** Content-Security-Policy of every page. */
  policy: string
  /** Every address of a page, in lower case, below the base. */
  addresses: string[]
  /** Which file answers for unknown addresses below a prefix, and with which status. */
  fallbacks: { prefix: string; file: string; status: 200 | 404 }[]
}

export const hostedSite = (site: SiteData, content: Content, folder: string): HostedSite => ({
  hostname: new URL(site.origin).hostname,
  base: site.base,
  folder,
  policy: sharedPolicy(site),
  addresses: [...content.addresses.routes.keys()].sort(),
  fallbacks: site.fallbacks.map(({ prefix, route }) => ({
    prefix: prefix.slice(site.base.length - 1),
    file: `${route.slice(site.base.length - 1)}/index.html`,
    status: route.endsWith('/_missing') ? 404 : 200,
  })),
})
