import { createHash } from 'node:crypto'
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
  /** Absolute path of the built site on this machine. */
  folder: string
  /** Where the site lies on its host. */
  root: string
  /** Content-Security-Policy header of every page. */
  policy: string
  /** Every address of a page, in lower case, relative to the base and not encoded. */
  addresses: string[]
  /** Which file answers for unknown addresses below a prefix, and with which status. */
  fallbacks: { prefix: string; file: string; status: 200 | 404 }[]
}

/** @param root where the site lies on its host. Default: the folder of its name where servers have sites by custom */
export const hostedSite = (
  site: SiteData,
  content: Content,
  folder: string,
  root = `/var/www/${new URL(site.origin).hostname}`,
): HostedSite => ({
  hostname: new URL(site.origin).hostname,
  base: site.base,
  folder,
  root,
  policy: sharedPolicy([...siteFormTargets(site), ...pageFormTargets(content)]),
  addresses: [...content.addresses.routes.keys(), ...(site.hasSearch ? [SEARCH_ROUTE] : [])]
    .map(decodeURI)
    .sort(),
  fallbacks: site.fallbacks.map(({ prefix, route }) => ({
    prefix: prefix.slice(site.base.length - 1),
    file: `${route.slice(site.base.length - 1)}/index.html`,
    status: route.endsWith('/_missing') ? 404 : 200,
  })),
})

/** Begins the names of what a configuration defines. Two sites on one server have different ones. */
export const ownName = ({ hostname, base }: HostedSite): string =>
  `chalkline_${createHash('sha256')
    .update(hostname + base)
    .digest('hex')
    .slice(0, 8)}`

/** The first lines of a configuration, which say what to change in it. */
export const rootNote = ({ root }: HostedSite): string =>
  `# The site is expected in ${root.replace(/\s/g, ' ')} on the server. If it lies elsewhere, change "root" below, or build with --root /its/folder.`

/** Escapes an address for a regular expression in a configuration. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
