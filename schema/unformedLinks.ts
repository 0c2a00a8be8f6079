import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { corrections } from './corrections.ts'
import { ownSiteAdvice } from './links.ts'
import { meantPath } from './linkTargets.ts'
import { ownPlaceOf } from './ownSite.ts'
import { kindOf, routeOf } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { mendable, type Problem } from './problem.ts'
import { safeUrl } from './safeUrl.ts'

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
  if (!link) return problem
  const surroundings = { own: undefined, addresses, world }
  const writing = (value: string | undefined) =>
    value === undefined ? undefined : link.place.map(edit => ({ ...edit, content: JSON.stringify(value) }))
  const own = ownPlaceOf(link.value, addresses.host)
  if (own) {
    const { code, message, cure, value } = ownSiteAdvice(link.value, own, surroundings)
    return mendable({ ...rest, code, message, cure }, writing(value))
  }
  const likeliest = corrections(link.value, 'link').find(({ word }) => safeUrl.test(word))
  const meant = likeliest?.word.startsWith('/') ? meantPath(likeliest.word, surroundings) : undefined
  if (!likeliest || !meant) return problem
  const isSure = likeliest.isSure && meant.isSure
  return mendable(
    { ...rest, cure: `Did you mean "${meant.word}"?` },
    isSure ? writing(meant.word) : undefined,
  )
}
