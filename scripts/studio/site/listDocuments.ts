import { newestFirst } from '../../../schema/model/post.ts'
import { asWritten, type Problem } from '../../../schema/problems/problem.ts'
import type { Document, DocumentOf } from '../../../schema/read/Document.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../schema/site/knownDocuments.ts'
import { documentName, inAuthorsWords, UNTITLED } from './authorsWords.ts'
import type { KeptChange } from './Workspace.ts'

/** A document as the list of the studio shows it. */
export interface ListedDocument
  extends Pick<KnownDocument, 'file' | 'kind' | 'route' | 'absence' | 'isDraft' | 'isScheduled'> {
  title: string
  problems: Problem[]
  /** When it was changed, in milliseconds since 1970, of one that is not published as it is. */
  change?: { at: number; isConflict: boolean }
}

/** The documents of a site with what is wrong with each, and the problems that belong to none of them. */
export function listDocuments(
  site: Site,
  changes: readonly KeptChange[],
): { documents: ListedDocument[]; others: Problem[] } {
  const problems = inAuthorsWords(site.problems, site).map(asWritten)
  const byFile = new Map<string, Problem[]>()
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem])
  const changed = new Map(changes.map(change => [change.path, change]))
  const documents = [...site.known.values()].map((known): ListedDocument => {
    const { file, kind, route, absence, isDraft, isScheduled } = known
    const change = changed.get(`pages/${file}`)
    return {
      ...{ file, kind, route, absence, isDraft, isScheduled },
      title: documentName(known, site) ?? UNTITLED,
      problems: byFile.get(file) ?? [],
      ...(change && { change: { at: change.at, isConflict: change.theirs !== undefined } }),
    }
  })
  return { documents, others: problems.filter(({ file }) => !site.known.has(file)) }
}

const documentOf = <K extends Document['kind']>({ documents }: Site, kind: K): DocumentOf<K> | undefined =>
  documents.find((document): document is DocumentOf<K> => document.kind === kind)

/** The page that shows a document; of what shows every post, the newest one. */
export function routeShowing(file: string, site: Site): string | undefined {
  const document = site.document(file)
  const template = documentOf(site, 'template')
  switch (document?.kind) {
    case 'page':
      return document.route
    case 'post':
      return template && `${template.prefix}/${document.value.id}`
    case 'template': {
      const posts = site.documents.flatMap(other => (other.kind === 'post' ? other.value : []))
      const [newest] = posts.sort(newestFirst)
      return newest && `${document.prefix}/${newest.id}`
    }
    case 'site':
      return '/'
    default:
      return undefined
  }
}
