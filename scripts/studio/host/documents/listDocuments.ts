import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../../schema/problems/problem.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import * as studio from '../../site/listDocuments.ts'
import { digestOf } from './DocumentFiles.ts'

/** A document of a folder as the list of the studio shows it. */
export interface ListedDocument extends Omit<studio.ListedDocument, 'change'> {
  /** The digest of the text in which its problems were found. */
  digest: string
  /** Whether its author has work on it that is not saved. */
  isUnsaved: boolean
  /** When it was saved, in milliseconds since 1970. */
  savedAt: number
}

/** The documents of a site with what is wrong with each, and the problems that belong to none of them. */
export function listDocuments(
  folder: string,
  site: Site | undefined,
  unsaved: ReadonlySet<string>,
): { documents: ListedDocument[]; others: Problem[] } {
  if (!site) return { documents: [], others: [] }
  const { documents, others } = studio.listDocuments(site, [])
  const stored = documents.flatMap((document): ListedDocument[] => {
    const { file } = document
    const savedAt = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs
    // It was deleted after the last check.
    if (savedAt === undefined) return []
    const digest = digestOf(site.texts.get(file) ?? '')
    return [{ ...document, digest, isUnsaved: unsaved.has(file), savedAt }]
  })
  return { documents: stored, others }
}
