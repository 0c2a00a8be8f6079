import { canonicalPath } from '../model/paths.ts'
import { listed } from '../problems/listed.ts'
import { type Problem, say } from '../problems/problem.ts'
import type { DocumentOf } from '../read/Document.ts'
import type { Addresses } from './addresses.ts'

/** Reports each cycle of parents once. Menus skip pages that are parents, so they would not show the pages of a cycle. */
export function parentProblems(pages: readonly DocumentOf<'page'>[], { routes }: Addresses): Problem[] {
  const parents = new Map<string, string>()
  for (const { route, value } of pages) {
    const parent = value.summary?.parent
    const found = parent === undefined ? undefined : routes.get(canonicalPath(parent))
    if (found !== undefined) parents.set(route, found)
  }
  if (parents.size === 0) return []
  const documents = new Map(pages.map(page => [page.route, page]))
  return cyclesIn(parents).flatMap(([first = '', ...others]) => {
    const page = documents.get(first)
    return page ? cycleProblem(page, others) : []
  })
}

/** @param parents route → route of its parent @returns the routes of each cycle, upwards from the first in the alphabet */
function cyclesIn(parents: ReadonlyMap<string, string>): string[][] {
  const cycles: string[][] = []
  const seen = new Set<string>()
  for (const start of parents.keys()) {
    const path: string[] = []
    let at: string | undefined = start
    for (; at !== undefined && !seen.has(at); at = parents.get(at)) {
      seen.add(at)
      path.push(at)
    }
    if (at === undefined || !path.includes(at)) continue
    const cycle = path.slice(path.indexOf(at))
    const first = cycle.indexOf([...cycle].sort()[0] ?? '')
    cycles.push([...cycle.slice(first), ...cycle.slice(0, first)])
  }
  return cycles
}

function cycleProblem({ locator }: DocumentOf<'page'>, others: readonly string[]): Problem {
  const pages = others.map(route => `"${route}"`).join(', that below ')
  const [message, otherwise] = pages
    ? [
        `This page stands below ${pages}, and that below this page again.`,
        ` here, or correct it in ${listed(others)}.`,
      ]
    : ['This page stands below itself.', ', or write the address of the page above this one.']
  const suggestion = say`Delete ${say.field('parent')}${otherwise}`
  return locator.place({ code: 'page-below-itself', path: ['summary', 'parent'], message, suggestion })
}
