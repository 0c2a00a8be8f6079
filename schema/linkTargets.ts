import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import type { Field } from './fieldWalk.ts'
import { isFileAddress } from './filesMeant.ts'
import { ownPlaceOf } from './ownSite.ts'
import { canonicalPath } from './paths.ts'
import { safeUrl } from './safeUrl.ts'
import { type Guess, nearest } from './suggest.ts'

/** What leads from one document to others: a link, a page, or a folder of pages. */
export type Link = Pick<Field, 'kind' | 'value'>

export const isLink = ({ kind }: Link): boolean => kind === 'link' || kind === 'page' || kind === 'collection'

export interface Surroundings {
  /** The route of the page on which a link stands. */
  own: string | undefined
  addresses: Addresses
  world: World
}

/** Whether a document may lead there. */
export function isSound({ kind, value }: Link, { own, addresses, world }: Surroundings): boolean {
  if (kind === 'collection') return addresses.folders.has(value)
  if (kind === 'page') return answers(value, addresses)
  if (value === '#') return false
  if (!/^[/#]/.test(value)) return ownPlaceOf(value, addresses.own) === undefined
  const { address, anchor } = partsOf(value)
  if (world.files.has(address)) return true
  const route = routeAt(address, own, addresses)
  if (route === undefined) return address === '' || answers(address, addresses)
  const anchors = addresses.anchors.get(route)
  return !anchor || !anchors || anchors.has(anchor)
}

/** Without a home page every link to it is dead, and that is said once. */
function answers(address: string, { routes, hidden }: Addresses): boolean {
  const wanted = canonicalPath(address)
  return routes.has(wanted) || (wanted === '/' && !hidden.has(wanted))
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

/** Where a path leads, or where it was probably meant to lead. It is sure where it leads there as it stands. */
export function meantPath(path: string, surroundings: Surroundings): Guess | undefined {
  const { own, addresses } = surroundings
  if (safeUrl.test(path) && isSound({ kind: 'link', value: path }, surroundings))
    return { word: path, isSure: true }
  const { address, anchor } = partsOf(path)
  if (addresses.hidden.has(canonicalPath(address)) || isFileAddress(address)) return undefined
  const page = routeAt(address, own, addresses) ?? nearestPage(address, addresses)
  if (page === undefined) return undefined
  const place = anchor && nearest(anchor, addresses.anchors.get(page) ?? [])
  return { word: place ? `${page}#${place}` : page, isSure: false }
}

/** The page whose address is nearest, or ends alike. */
export function nearestPage(address: string, addresses: Addresses): string | undefined {
  // One post is not meant by the number of another.
  const number = numberIn(address)
  const routes = [...addresses.routes.values()].filter(route => [undefined, number].includes(numberIn(route)))
  const wanted = canonicalPath(address)
  return (
    nearest(address.replace(/\.(?:json|html?)$/, ''), routes) ??
    routes.find(route => canonicalPath(route).endsWith(wanted)) ??
    (number && addresses.routes.get(wanted.slice(0, -1 - number.length)))
  )
}

/** The number with which an address ends, as those of posts do. */
const numberIn = (address: string): string | undefined => /\/([0-9]+)\/?$/.exec(address)?.[1]
