import type { Addresses } from './addresses.ts'
import type { Of } from './parse.ts'
import { canonicalPath } from './paths.ts'
import type { Problem } from './problem.ts'
import { listed } from './suggest.ts'

/** Checks that no page stands below itself: menus, which leave out whatever is a parent, would not show it. Each circle is said once. */
export function parentProblems(pages: readonly Of<'page'>[], { routes }: Addresses): Problem[] {
  const above = new Map<string, string>()
  for (const { route, outline } of pages) {
    const parent = outline.summary?.parent
    const found = parent === undefined ? undefined : routes.get(canonicalPath(parent))
    if (found !== undefined) above.set(route, found)
  }
  if (above.size === 0) return []
  const documents = new Map(pages.map(page => [page.route, page]))
  return circlesIn(above).flatMap(circle => {
    const [first = '', ...others] = circle
    const page = documents.get(first)
    return page ? circleProblem(page, others) : []
  })
}

/** @param above route → the route of the page above @returns the routes of each circle, from the first on and upwards */
function circlesIn(above: ReadonlyMap<string, string>): string[][] {
  const circles: string[][] = []
  const seen = new Set<string>()
  for (const start of above.keys()) {
    const way: string[] = []
    let at: string | undefined = start
    for (; at !== undefined && !seen.has(at); at = above.get(at)) {
      seen.add(at)
      way.push(at)
    }
    if (at !== undefined && way.includes(at)) circles.push(fromFirst(way.slice(way.indexOf(at))))
  }
  return circles
}

function fromFirst(circle: string[]): string[] {
  const [first = ''] = [...circle].sort()
  const at = circle.indexOf(first)
  return [...circle.slice(at), ...circle.slice(0, at)]
}

function circleProblem({ locator }: Of<'page'>, others: readonly string[]): Problem {
  const way = others.map(route => `"${route}"`).join(', that below ')
  return locator.problem(
    'page-below-itself',
    ['summary', 'parent'],
    way ? `This page stands below ${way}, and that below this page again.` : 'This page stands below itself.',
    way
      ? `Delete "parent" here, or correct it in ${listed(others)}.`
      : 'Delete "parent", or write the address of the page above this one.',
  )
}
