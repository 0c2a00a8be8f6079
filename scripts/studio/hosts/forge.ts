import type { StudioAccess } from '../../../schema/model/site/studioAccess.ts'
import type { ForgeOptions } from './ForgeClient.ts'

/** Where a site is kept on a forge. */
export interface SiteRepository extends StudioAccess {
  folders: NonNullable<ForgeOptions['folders']>
}

/** A forge, as a site names it. */
export interface Forge {
  kind: 'github' | 'gitlab' | 'gitea'
  /** As authors know it. */
  name: string
  /** Of its website: `https://gitlab.com`. */
  origin: string
  /** Address of its REST interface, without a slash at its end. */
  api: string
  /** The repository there: `our-school/website`. */
  path: string
}

/** @param repository as `_site.json` names it: `gitea:codeberg.org/school/website` */
export function forgeOf(repository: string): Forge {
  const [kind = '', place = ''] = repository.split(/:(.*)/)
  // The host of a forge has a dot or a port, the owner of a repository has none.
  const [, host, path = place] = /^([^/]*[.:][^/]*)\/(.+)$/.exec(place) ?? []
  if (kind === 'gitlab') return { kind, name: 'GitLab', ...placesOf(host ?? 'gitlab.com', '/api/v4'), path }
  if (kind === 'gitea') return { kind, name: host ?? '', ...placesOf(host ?? '', '/api/v1'), path }
  const places =
    host === undefined
      ? { origin: 'https://github.com', api: 'https://api.github.com' }
      : placesOf(host, '/api/v3')
  return { kind: 'github', name: 'GitHub', ...places, path }
}

/** A forge on this computer is asked without encryption. */
function placesOf(host: string, version: string): Pick<Forge, 'origin' | 'api'> {
  const origin = `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'}://${host}`
  return { origin, api: origin + version }
}
