import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { type Field, fieldWalk } from './fieldWalk.ts'
import { type OwnPlace, ownPlaceOf } from './ownSite.ts'
import { type Document, schemas } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { mendable, type Problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import { letterCaseProblem } from './references.ts'
import { safeUrl } from './safeUrl.ts'
import type { Locator } from './source.ts'
import { type Guess, nearest } from './suggest.ts'

/** What leads from one document to others: a link, a page, or a folder of pages. */
export type Link = Pick<Field, 'kind' | 'value'>

export const isLink = ({ kind }: Link): boolean => kind === 'link' || kind === 'page' || kind === 'collection'

const eachLink = fieldWalk('link', 'page', 'collection')

/** Checks what leads from one document to others. */
export function linkProblems(document: Document, addresses: Addresses, world: World): Problem[] {
  const { locator } = document
  const own = document.kind === 'page' ? document.route : undefined
  const problems: Problem[] = []
  eachLink(schemas[document.kind], document.value, field => {
    const context = { locator, own, addresses, world }
    if (!isSound(field, context)) problems.push(...(linkChecks[field.kind]?.(field, context) ?? []))
    return field.value
  })
  return problems
}

export interface Surroundings {
  /** The route of the page on which a link stands. */
  own: string | undefined
  addresses: Addresses
  world: World
}

interface Context extends Surroundings {
  locator: Locator
}

/** Whether a document may lead there. */
export function isSound({ kind, value }: Link, { own, addresses, world }: Surroundings): boolean {
  if (kind === 'collection') return addresses.folders.has(value)
  if (kind === 'page') return answers(value, addresses)
  if (value === '#') return false
  if (!/^[/#]/.test(value)) return ownPlaceOf(value, addresses.host) === undefined
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

function partsOf(link: string) {
  const [beforeHash = '', anchor] = link.split('#')
  const [address = ''] = beforeHash.split('?')
  return { address, anchor }
}

const routeAt = (address: string, own: string | undefined, { routes }: Addresses): string | undefined =>
  address === '' ? own : routes.get(canonicalPath(address))

const pageCheck = (
  { value, path }: Pick<Field, 'value' | 'path'>,
  { locator, addresses }: Context,
): Problem[] => {
  const wanted = canonicalPath(value)
  const absence = addresses.hidden.get(wanted)
  if (absence)
    return [
      locator.problem(
        'link-to-hidden-page',
        path,
        `The page "${value}" ${absence}, so visitors who follow this find nothing.`,
        'Publish that page, or delete what leads to it until then.',
      ),
    ]
  const meant = nearestPage(value, addresses)
  return [
    locator.problem(
      'link-to-nowhere',
      path,
      `No page has the address "${value}".`,
      meant ? `Did you mean "${meant}"?` : NO_PAGE,
    ),
  ]
}

const NO_PAGE = 'Write the address of a page that exists.'

function nearestPage(address: string, addresses: Addresses): string | undefined {
  const routes = [...addresses.routes.values()]
  const wanted = canonicalPath(address)
  return (
    nearest(address.replace(/\.(?:json|html?)$/, ''), routes) ??
    routes.find(route => canonicalPath(route).endsWith(wanted))
  )
}

/** Where a path leads, or where it was probably meant to lead. It is sure where it leads there as it stands. */
function meantPath(path: string, surroundings: Surroundings): Guess | undefined {
  const { own, addresses } = surroundings
  if (safeUrl.test(path) && isSound({ kind: 'link', value: path }, surroundings))
    return { word: path, isSure: true }
  const { address, anchor } = partsOf(path)
  if (addresses.hidden.has(canonicalPath(address))) return undefined
  const page = routeAt(address, own, addresses) ?? nearestPage(address, addresses)
  if (page === undefined) return undefined
  const place = anchor && nearest(anchor, addresses.anchors.get(page) ?? [])
  return { word: place ? `${page}#${place}` : page, isSure: false }
}

/** What is said of a link that names this site, or the author's own computer, before the address of a page. */
export function ownSiteAdvice(link: string, { path, isLocal }: OwnPlace, surroundings: Surroundings) {
  const code: ProblemCode = 'own-site-by-name'
  const meant = meantPath(path, surroundings)
  const reason = isLocal ? 'leads to your own computer' : 'begins with the name of this website'
  return {
    code,
    message: `"${link}" ${reason}, but pages of this site are named by their address alone.`,
    cure: meant ? `Write "${meant.word}".` : NO_PAGE,
    value: meant?.isSure ? meant.word : undefined,
  }
}

/** Say what is wrong with what is not sound. */
const linkChecks: Partial<Record<Field['kind'], (field: Field, context: Context) => Problem[]>> = {
  page: pageCheck,
  link: ({ value, path }, context) => {
    const { locator, own, addresses, world } = context
    if (value === '#')
      return [
        locator.problem(
          'placeholder-link',
          path,
          'This link leads nowhere yet ("#").',
          'Write the address when it is known.',
        ),
      ]
    const place = ownPlaceOf(value, addresses.host)
    if (place) {
      const { code, message, cure, value: right } = ownSiteAdvice(value, place, context)
      return [
        mendable(
          locator.problem(code, path, message, cure),
          right === undefined ? undefined : locator.replacing(path, JSON.stringify(right)),
        ),
      ]
    }
    const { address, anchor = '' } = partsOf(value)
    const route = routeAt(address, own, addresses)
    if (route === undefined) {
      const file = { what: 'file', value: address, path, rest: value.slice(address.length) }
      const misspelt = letterCaseProblem(file, locator, world)
      return misspelt ? [misspelt] : pageCheck({ value: address, path }, context)
    }
    const meant = nearest(anchor, addresses.anchors.get(route) ?? [])
    return [
      locator.problem(
        'link-to-no-section',
        path,
        `The page "${route}" has no section with the id "${anchor}".`,
        meant ? `Did you mean "#${meant}"?` : `Give the section that you mean "id": "${anchor}".`,
      ),
    ]
  },
  collection: ({ value, path }, { locator, addresses }) => {
    const meant = nearest(value, addresses.folders)
    const isSpelling = meant !== undefined && canonicalPath(meant) === canonicalPath(value)
    return [
      mendable(
        locator.problem(
          'folder-without-pages',
          path,
          `No page in the folder "${value}" has a summary, so this list would be empty.`,
          meant ? `Did you mean "${meant}"?` : 'Give the pages of that folder a "summary".',
        ),
        isSpelling ? locator.replacing(path, JSON.stringify(meant)) : undefined,
      ),
    ]
  },
}
