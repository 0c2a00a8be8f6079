import { canonicalPath, isBelow } from '../../../schema/model/paths.ts'
import { listed } from '../../../schema/problems/listed.ts'
import type { Document, DocumentOf } from '../../../schema/read/Document.ts'
import { nearest } from '../../../schema/read/suggest.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { collectAddresses } from '../../../schema/validate/addresses.ts'
import { noPageHas } from '../../../schema/validate/links/linkProblems.ts'
import { UsageError } from '../usageError.ts'

/** Finds the page at an address. @throws UsageError when it cannot be renamed */
export function findPageToMove(address: string, documents: readonly Document[]): DocumentOf<'page'> {
  const { routes, categories } = collectAddresses(documents)
  const route = routes.get(canonicalPath(address))
  const pages = documents.filter(document => document.kind === 'page')
  const page = pages.find(candidate => candidate.route === route)
  if (route === undefined) throw noPageAt(address, routes.values())
  const category = categories.all.find(candidate => candidate.route === route)
  if (category)
    throw new UsageError(
      `"${address}" lists the posts of the category "${category.name}", whose name is the end of its address. Write the category in another way in these posts instead.`,
    )
  if (!page)
    throw new UsageError(
      `"${address}" is a post of the blog: its address is its number, which stays. Change its title instead.`,
    )
  if (route === '/') throw new UsageError('The home page has no other address than "/".')
  if (canonicalPath(address) !== canonicalPath(route))
    throw new UsageError(`"${address}" is another address of the page "${route}". Rename that one.`)
  const below = [...routes.values()].filter(other => other !== route && isBelow(other, route))
  if (below.length > 0)
    throw new UsageError(
      `Other pages lie below "${route}": ${listed([...new Set(below)])}. They would not move along, so this page stays.`,
    )
  return page
}

/** The error for an address that no page has, with the nearest one that a page has. */
export function noPageAt(address: string, routes: Iterable<string>): UsageError {
  const guess = nearest(address, routes)
  return new UsageError(`${noPageHas(address)}${guess ? ` Did you mean "${guess}"?` : ''}`)
}

/** @throws UsageError when the page cannot get this address */
export function checkTarget(route: string, page: DocumentOf<'page'>, documents: readonly Document[]): void {
  if (!/^(?:\/[\w-]+)+$/.test(route))
    throw new UsageError(
      `"${route}" cannot be an address. Write it like "/about/our-history": letters without accents, digits and hyphens.`,
    )
  // Files with a leading underscore are not pages, and index.json is the page of its folder.
  if (/\/(?:_|index$)/i.test(route))
    throw new UsageError(
      `"${route}" cannot be an address: no part of one begins with "_", and none ends in "/index". Write it like "/about/our-history".`,
    )
  if (canonicalPath(route) === canonicalPath(page.route))
    throw new UsageError(`That is the address of this page already; letter case does not count.`)
  const owner = collectAddresses(documents).routes.get(canonicalPath(route))
  if (owner !== undefined && owner !== page.route)
    throw new UsageError(
      canonicalPath(owner) === canonicalPath(route)
        ? `There is a page at "${owner}" already.`
        : `"${route}" is another address of the page "${owner}" already.`,
    )
}

/**
 * Refuses to overwrite anything, such as a symbolic link, which is not a document. Ignores case, as some file systems do.
 * @throws UsageError when the file exists
 */
export function checkFileIsFree(file: string, { input }: Site): void {
  const { texts, others = [], problems = [] } = input
  const entries = [...texts.keys(), ...others, ...problems.map(problem => problem.file)]
  const taken = entries.find(entry => entry.toLowerCase() === file.toLowerCase())
  if (taken !== undefined)
    throw new UsageError(`There is a file "${taken}" already. Choose another address, or delete that file.`)
}
