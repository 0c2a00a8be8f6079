import { statSync } from 'node:fs'
import { join } from 'node:path'
import { newestFirst } from '../../../../schema/model/post.ts'
import { asWritten, type Problem } from '../../../../schema/problems/problem.ts'
import type { Document, DocumentOf } from '../../../../schema/read/Document.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../../schema/site/knownDocuments.ts'
import { documentName, inAuthorsWords, UNTITLED } from './authorsWords.ts'
import { digestOf } from './DocumentFiles.ts'

/** A document as the list of the studio shows it. */
export interface ListedDocument
  extends Pick<KnownDocument, 'file' | 'kind' | 'route' | 'absence' | 'isDraft' | 'isScheduled'> {
  title: string
  problems: Problem[]
  /** The digest of the text in which they were found. */
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
  const problems = inAuthorsWords(site?.problems ?? [], site).map(asWritten)
  const documents = [...(site?.known.values() ?? [])].flatMap((known): ListedDocument[] => {
    const { file, kind, route, absence, isDraft, isScheduled } = known
    const savedAt = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs
    // It was deleted after the last check.
    if (savedAt === undefined) return []
    return [
      {
        ...{ file, kind, route, absence, isDraft, isScheduled, savedAt },
        title: documentName(known, site) ?? UNTITLED,
        problems: problems.filter(problem => problem.file === file),
        digest: digestOf(site?.texts.get(file) ?? ''),
        isUnsaved: unsaved.has(file),
      },
    ]
  })
  const listed = new Set(documents.map(({ file }) => file))
  return { documents, others: problems.filter(({ file }) => !listed.has(file)) }
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
