import { isObject } from '../../model/isObject.ts'
import { corrections, kinds, kindsThat } from '../../model/kinds.ts'
import { type Field, fieldWalker } from '../../model/mapFields.ts'
import { canonicalPath } from '../../model/paths.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import { listed } from '../../problems/listed.ts'
import { type Path, type PathProblem, type Problem, say, type Wording } from '../../problems/problem.ts'
import type { Document } from '../../read/Document.ts'
import { schemas } from '../../read/parse.ts'
import { nearest } from '../../read/suggest.ts'
import { type Addresses, nameKey } from '../addresses.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { type BrokenReference, referenceProblem, type Suggestion } from './brokenReference.ts'
import { isFileAddress } from './filePaths.ts'
import { isFolder, isResolvable, type Link, type LinkContext, partsOf, routeAt } from './linkTargets.ts'
import { explainBrokenFile, missingFile } from './missingFile.ts'
import { type OwnUrl, parseOwnUrl } from './ownSite.ts'
import { suggestLink, suggestPage } from './suggestions.ts'

const eachLink = fieldWalker(...kindsThat(({ leadsTo }) => leadsTo !== undefined))

/**
 * Reports every reference of a document to other documents and files that does not resolve.
 * @param onlyErrors whether links to a page that expires are left out: from that day on they would fail the build
 */
export function linkProblems(
  document: Document,
  addresses: Addresses,
  validation: ValidationContext,
  onlyErrors: boolean,
): Problem[] {
  const currentRoute = document.kind === 'page' ? document.route : undefined
  const context = { ...validation, currentRoute, addresses }
  const until = document.kind === 'site' ? undefined : document.value.unpublishOn
  const problems: PathProblem[] = []
  eachLink(schemas[document.kind], document.value, field => {
    // A malformed address is reported already.
    const isWellFormed = !field.reference || safeUrl.test(field.value)
    if (isWellFormed && !isResolvable(field, context))
      problems.push(
        referenceProblem(
          field.value === '#'
            ? explainPlaceholder(field.reference ? undefined : labelOf(field.path, document.value), context)
            : explainBroken(field, context),
          field,
        ),
      )
    const day = onlyErrors ? undefined : expiryDayOf(field, addresses)
    if (day !== undefined && (until === undefined || until > day)) problems.push(expiringLink(field, day))
  })
  return problems.map(found => document.locator.place(found))
}

const expiringLink = (field: Field, day: string): PathProblem => ({
  code: 'link-to-leaving-page',
  path: field.path,
  message: say`The page "${field.value}" leaves the website on ${say.day(day)}; from then on this link is a mistake.`,
  suggestion: 'Delete the link by that day, or let this page leave on it as well.',
  at: field.reference?.at,
})

/** The day on which the target of a link expires; undefined if it does not. */
export const expiryDayOf = (link: Link, { routes, expiryDays }: Addresses): string | undefined =>
  expiryDays.size === 0 || isFolder(link)
    ? undefined
    : expiryDays.get(routes.get(canonicalPath(partsOf(link.value).address)) ?? '')

/** The fields that say in words where the link next to them leads, the likeliest first. */
const LABELS = ['label', 'text', 'buttonText', 'name', 'title']

/** The words of the link at a path of a document. */
function labelOf(path: Path, document: unknown): string | undefined {
  const group = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], document)
  const label = isObject(group) ? LABELS.map(key => group[key]).find(Boolean) : undefined
  return typeof label === 'string' ? label : undefined
}

/** A link to "#" holds a place for an address. The page that is called like the link may be there by now. */
const explainPlaceholder = (label: string | undefined, context: LinkContext): BrokenReference => ({
  code: 'placeholder-link',
  message: 'This link leads nowhere yet ("#").',
  ...suggestNamed(label, context),
})

function suggestNamed(label: string | undefined, { addresses, currentRoute }: LinkContext): Suggestion {
  const key = label === undefined ? '' : nameKey(label)
  const named = (addresses.names.get(key) ?? []).filter(
    route => route !== currentRoute && !addresses.hidden.has(route.toLowerCase()),
  )
  const [first] = named
  if (first === undefined) return { suggestion: 'Write the address when it is known.' }
  if (named.length > 1)
    return { suggestion: `Several pages are called "${label}". Write the address of one: ${listed(named)}.` }
  return { suggestion: `The page "${first}" is called "${label}". Write its address.`, value: first }
}

function explainBroken({ kind, value }: Link, context: LinkContext): BrokenReference {
  const { leadsTo } = kinds[kind]
  if (leadsTo === 'folder') return explainBrokenFolder(value, context.addresses)
  return leadsTo === 'page' ? explainBrokenPage(value, context.addresses) : explainBrokenLink(value, context)
}

function explainBrokenFolder(value: string, { folders, routes }: Addresses): BrokenReference {
  const name = value.slice(value.lastIndexOf('/') + 1)
  const meant = nearest(value, folders) ?? [...folders].find(folder => name && folder.endsWith(name))
  const hasPages = [...routes.values()].some(route => route.startsWith(`${value}/`))
  const [what, otherwise] = hasPages
    ? [
        `No page in the folder "${value}" has a summary`,
        say`Give the pages of that folder a ${say.field('summary')}.`,
      ]
    : [`There are no pages in a folder "${value}"`, 'Write the address of a folder that has pages.']
  return {
    code: 'folder-without-pages',
    message: `${what}, so this list would be empty.`,
    suggestion: meant ? `Did you mean "${meant}"?` : otherwise,
    value: meant !== undefined && canonicalPath(meant) === canonicalPath(value) ? meant : undefined,
  }
}

function explainBrokenPage(address: string, addresses: Addresses): BrokenReference {
  const absence = addresses.hidden.get(canonicalPath(address))
  if (absence)
    return {
      code: 'link-to-hidden-page',
      message: say`The page "${address}" ${absence}, so visitors who follow this find nothing.`,
      suggestion: 'Publish that page, or delete what leads to it until then.',
    }
  const meant = suggestPage(address, addresses)
  return nowhere(
    address,
    meant
      ? `Did you mean "${meant}"?`
      : // Other sites may link to a page that was deleted or renamed by hand: an alias answers for all.
        say`${NO_PAGE}, or add this one to the ${say.field('aliases')} of the page that took its place.`,
  )
}

const NO_PAGE = 'Write the address of a page that exists'

export const noPageHas = (address: string): string => `No page has the address "${address}".`

const nowhere = (address: string, suggestion: Wording): BrokenReference => ({
  code: 'link-to-nowhere',
  message: noPageHas(address),
  suggestion,
})

function explainBrokenLink(value: string, context: LinkContext): BrokenReference {
  const { currentRoute, addresses } = context
  const url = parseOwnUrl(value, addresses.ownSite)
  if (url) return explainOwnUrl(value, url, context)
  const { address, anchor = '' } = partsOf(value)
  const route = routeAt(address, currentRoute, addresses)
  if (route !== undefined) return explainBrokenAnchor(value, anchor, route, addresses)
  const rest = value.slice(address.length)
  const isValid = (link: string) => isResolvable({ kind: 'link', value: link }, context)
  const file = explainBrokenFile({ path: address, rest, isValid }, context)
  if (file) return file
  // A web address with a slash before it.
  const site = corrections(value.slice(1), 'link').find(({ word }) => /^https:/.test(word))
  return site && safeUrl.test(site.word)
    ? nowhere(address, `Did you mean "${site.word}"?`)
    : explainBrokenPage(address, addresses)
}

function explainBrokenAnchor(
  value: string,
  anchor: string,
  route: string,
  { anchors, hiddenAnchors }: Addresses,
): BrokenReference {
  if (hiddenAnchors.has(`${route}#${anchor}`))
    return {
      code: 'link-to-no-section',
      message: `The section "${anchor}" of the page "${route}" is hidden.`,
      suggestion: 'Show the section again, or lead the link to another place.',
    }
  const meant = nearest(anchor, anchors.get(route) ?? [])
  return {
    code: 'link-to-no-section',
    message: `The page "${route}" has no section with the id "${anchor}".`,
    suggestion: meant
      ? `Did you mean "${value.slice(0, value.indexOf('#'))}#${meant}"?`
      : say`Give the section that you mean ${say.field('id')}: "${anchor}".`,
  }
}

/** Explains a link that names this site, or the author's own computer, instead of a path alone. */
export function explainOwnUrl(
  link: string,
  { path, isLocal }: OwnUrl,
  context: LinkContext,
): BrokenReference {
  const meant = suggestLink(path, context)
  const { address } = partsOf(path)
  const reason = isLocal ? 'leads to your own computer' : 'begins with the name of this website'
  const elsewhere = say` Or add ${JSON.stringify(address)} to ${say.field('elsewhere')} in ${say.document('_site.json')}, if it is no part of this website.`
  const suggestion = isFileAddress(address)
    ? missingFile(address, undefined, context).suggestion
    : say`${NO_PAGE}.${isLocal ? '' : elsewhere}`
  return {
    code: 'own-site-by-name',
    message: `"${link}" ${reason}, but pages of this site are named by their address alone.`,
    suggestion: meant ? `Write "${meant.word}".` : suggestion,
    value: meant?.isSure ? meant.word : undefined,
  }
}
