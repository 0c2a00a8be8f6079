import { asWritten, isError, type Problem } from '../../../schema/problems/problem.ts'
import type { Site } from '../../../schema/site/createSite.ts'

/**
 * The errors that a change would add to a site.
 * @param changes file → new text, or null to delete it
 */
export function newProblems(site: Site, changes: ReadonlyMap<string, string | null>): Problem[] {
  const errorsOf = ({ problems }: Site) => problems.map(asWritten).filter(isError)
  const existing = new Set(errorsOf(site).map(({ message }) => message))
  const texts = new Map([...changes].map(([file, text]) => [file, text ?? undefined]))
  return errorsOf(site.with({ texts })).filter(({ message }) => !existing.has(message))
}
