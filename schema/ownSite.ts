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
export const hostOf = (origin: string): string => plainHost(origin.replace(/^https?:\/\//i, ''))

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(?:80|443)$/, '')

/** @param host of this site; absent while it is not known */
export function ownPlaceOf(link: string, host: string | undefined): OwnPlace | undefined {
  const [, name, address = '', rest = ''] =
    /^(?:https?:\/\/)?([^/?#\s]+)([^?#\s]*)(\S*)$/i.exec(link.trim()) ?? []
  if (name === undefined) return undefined
  const wanted = plainHost(name)
  const isLocal = LOCAL.test(wanted)
  if (!isLocal && wanted !== host) return undefined
  return { path: `/${address.replace(/^\/+|\/+$/g, '')}${rest}`, isLocal }
}
