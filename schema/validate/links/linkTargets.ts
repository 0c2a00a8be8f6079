import { kinds } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { canonicalPath, isBelow } from '../../model/paths.ts'
import type { Addresses } from '../addresses.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { categoryFolder } from './categories.ts'
import { parseOwnUrl } from './ownSite.ts'

/** A reference to other documents: a link, a page, or a folder of pages. */
export type Link = Pick<Field, 'kind' | 'value'>

export const isLink = ({ kind }: Link): boolean => kinds[kind].leadsTo !== undefined

/** Whether a reference means all pages of a folder. */
export const isFolder = ({ kind }: Link): boolean => kinds[kind].leadsTo === 'folder'

export interface LinkContext extends ValidationContext {
  /** The route of the page that holds the link. */
  currentRoute: string | undefined
  addresses: Addresses
}

/** Whether a reference has a target that visitors can reach. */
export function isResolvable(
  { kind, value }: Link,
  { currentRoute, addresses, files }: LinkContext,
): boolean {
  const { leadsTo } = kinds[kind]
  if (leadsTo === 'folder') return addresses.folders.has(value)
  if (leadsTo === 'page') return hasPage(value, addresses)
  if (value === '#') return false
  if (!/^[/#]/.test(value)) return parseOwnUrl(value, addresses.ownSite) === undefined
  const { address, anchor } = partsOf(value)
  if (files.has(address)) return true
  const route = routeAt(address, currentRoute, addresses)
  if (route === undefined) return address === '' || hasPage(address, addresses)
  const anchors = addresses.anchors.get(route)
  return !anchor || !anchors || anchors.has(anchor)
}

/** A missing home page breaks every link to it. It is reported once, as "missing-home-page". */
function hasPage(address: string, { routes, hidden, categories: { list, isUnsure } }: Addresses): boolean {
  const path = canonicalPath(address)
  if (routes.has(path) || (path === '/' && !hidden.has(path))) return true
  return isUnsure && list !== undefined && isBelow(path, categoryFolder(list))
}

export function partsOf(link: string) {
  const [beforeHash = '', anchor] = link.split('#')
  const [address = ''] = beforeHash.split('?')
  return { address, anchor }
}

export const routeAt = (
  address: string,
  own: string | undefined,
  { routes }: Addresses,
): string | undefined => (address === '' ? own : routes.get(canonicalPath(address)))
