import { readdir } from 'node:fs/promises'
import { collectAddresses } from '../../../schema/addresses.ts'
import type { Document, Of } from '../../../schema/parse.ts'
import { canonicalPath, isBelow } from '../../../schema/paths.ts'
import { listed, nearest } from '../../../schema/suggest.ts'
import { UsageError } from '../usageError.ts'

/** The page at an address. @throws UsageError when it cannot move */
export function pageToMove(address: string, documents: readonly Document[]): Of<'page'> {
  const { routes } = collectAddresses(documents)
  const route = routes.get(canonicalPath(address))
  const pages = documents.filter(document => document.kind === 'page')
  const page = pages.find(candidate => candidate.route === route)
  if (route === undefined) {
    const guess = nearest(address, routes.values())
    throw new UsageError(`No page has the address "${address}".${guess ? ` Did you mean "${guess}"?` : ''}`)
  }
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

/** @throws UsageError when the page cannot move to a route */
export function checkTarget(route: string, page: Of<'page'>, documents: readonly Document[]): void {
  if (!/^(?:\/[\w-]+)+$/.test(route))
    throw new UsageError(
      `"${route}" cannot be an address. Write it like "/about/our-history": letters without accents, digits and hyphens.`,
    )
  // Files of such names are no pages, or the page of their folder.
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
 * Whatever lies where the page is to go stays: a link, say, of which no document tells. Disks differ in whether letter case counts.
 * @throws UsageError when something does
 */
export async function checkFree(file: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  const taken = entries
    .map(entry => entry.replaceAll('\\', '/'))
    .find(entry => entry.toLowerCase() === file.toLowerCase())
  if (taken !== undefined)
    throw new UsageError(`There is a file "${taken}" already. Choose another address, or delete that file.`)
}
