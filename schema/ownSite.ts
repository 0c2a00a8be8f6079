import { canonicalPath } from './paths.ts'
import type { Site } from './site.ts'

/** What is known of the name of a site. */
export interface OwnSite {
  host: string
  /** Where addresses of that name begin which are no part of the site. */
  elsewhere: readonly string[]
}

export const ownSiteOf = ({ origin, elsewhere = [] }: Site): OwnSite => ({ host: hostOf(origin), elsewhere })

/** A web address that leads to this site, or to the computer on which somebody writes it. */
export interface OwnPlace {
  /** What follows the name of the computer. */
  path: string
  isLocal: boolean
}

/** Names that mean another computer for everybody who asks for them. */
const LOCAL =
  /^(?:localhost|127(?:\.[0-9]{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:[a-z0-9-]+\.)+local(?:host)?)(?::[0-9]+)?$/

/** The name under which a site is published. Letter case, `www.` and the usual port make no difference. */
const hostOf = (origin: string): string => plainHost(origin.replace(/^https?:\/\//i, ''))

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(?:80|443)$/, '')

/** @param own what is known of this site; absent while no document says it */
export function ownPlaceOf(link: string, own: OwnSite | undefined): OwnPlace | undefined {
  const [, name, address = '', rest = ''] =
    /^(?:https?:\/\/)?([^/?#\s]+)([^?#\s]*)(\S*)$/i.exec(link.trim()) ?? []
  if (name === undefined) return undefined
  const wanted = plainHost(name)
  const isLocal = LOCAL.test(wanted)
  if (!isLocal && wanted !== own?.host) return undefined
  const path = `/${address.replace(/^\/+|\/+$/g, '')}`
  if (!isLocal && own?.elsewhere.some(beginning => isAtOrBelow(path, beginning))) return undefined
  return { path: `${path}${rest}`, isLocal }
}

export function isAtOrBelow(path: string, beginning: string): boolean {
  const [wanted, top] = [canonicalPath(path), canonicalPath(beginning)]
  return wanted === top || wanted.startsWith(top.replace(/\/?$/, '/'))
}
