import { asWritten, isError, type Problem } from '../../../schema/problems/problem.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { readSite } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'

/** The site as its authors see it who are about to change it: drafts count too, since they will be published one day. */
export const readForChange = (folders: Folders): Promise<Site> =>
  readSite(folders, { today: '', isPreview: true })

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
