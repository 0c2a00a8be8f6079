import { isBelow } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'

/** How web addresses of this site are recognised. */
export interface OwnSite {
  host: string
  /** Paths on that host that are not part of the site. */
  elsewhere: readonly string[]
}

export const ownSiteOf = ({ origin, elsewhere = [] }: Site): OwnSite => ({
  host: plainHost(origin.replace(/^https?:\/\//i, '')),
  elsewhere,
})

/** Letter case, `www.` and the default port make no difference. */
const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(?:80|443)$/, '')

/** A web address of this site, or of the author's own computer. */
export interface OwnUrl {
  /** Path, query and hash. */
  path: string
  isLocal: boolean
}

/** Hosts that are a different computer for everybody who opens them. */
const LOCAL =
  /^(?:localhost|127(?:\.[0-9]{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:[a-z0-9-]+\.)+local(?:host)?)(?::[0-9]+)?$/

/** Characters of the longest address. A text that was pasted into the wrong field is longer. */
const LONGEST = 2000

/**
 * @param own undefined if no valid document names this site
 * @returns undefined for the address of another site, and for anything that is no web address
 */
export function parseOwnUrl(link: string, own: OwnSite | undefined): OwnUrl | undefined {
  if (link.length > LONGEST) return undefined
  const [, name, address = '', rest = ''] =
    /^(?:https?:\/\/)?([^/?#\s]+)(\/[^?#\s]*)?([?#]\S*)?$/i.exec(link.trim()) ?? []
  if (name === undefined) return undefined
  const host = plainHost(name)
  const isLocal = LOCAL.test(host)
  if (!isLocal && host !== own?.host) return undefined
  const path = `/${address.replace(/^\/+|\/+$/g, '')}`
  if (!isLocal && own?.elsewhere.some(prefix => isBelow(path, prefix))) return undefined
  return { path: `${path}${rest}`, isLocal }
}
