import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { ownSiteAdvice } from './links.ts'
import { ownPlaceOf } from './ownSite.ts'
import { kindOf, routeOf } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { mendable, type Problem } from './problem.ts'

/**
 * Says of links without their form what they can mean on this site, now that its addresses are known.
 * @param unread documents with mistakes, which have addresses too
 */
export function settledLinks(
  problems: readonly Problem[],
  known: Addresses,
  unread: Iterable<string>,
  world: World,
): readonly Problem[] {
  if (!problems.some(({ link }) => link)) return problems
  const routes = new Map(known.routes)
  for (const file of unread)
    if (kindOf(file) === 'page') routes.set(canonicalPath(routeOf(file)), routeOf(file))
  const addresses = { ...known, routes }
  return problems.map(problem => settled(problem, addresses, world))
}

function settled(problem: Problem, addresses: Addresses, world: World): Problem {
  const { link, repair: _, ...rest } = problem
  const own = link && ownPlaceOf(link.value, addresses.host)
  if (!own) return problem
  const { code, message, cure, value } = ownSiteAdvice(link.value, own, { own: undefined, addresses, world })
  const repair = value && link.place.map(edit => ({ ...edit, content: JSON.stringify(value) }))
  return mendable({ ...rest, code, message, cure }, repair || undefined)
}
