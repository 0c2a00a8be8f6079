import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../../schema/model/isObject.ts'
import { newestFirst } from '../../../../schema/model/post.ts'
import { longAbsenceOf } from '../../../../schema/model/publication.ts'
import { asWritten, type Problem } from '../../../../schema/problems/problem.ts'
import type { Document, DocumentOf } from '../../../../schema/read/Document.ts'
import { kindOf, prefixOf, routeOf } from '../../../../schema/read/parse.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { documentName, inAuthorsWords } from './authorsWords.ts'
import { digestOf } from './DocumentFiles.ts'

/** A document as the list of the studio shows it. */
export interface ListedDocument {
  file: string
  kind: 'site' | 'page' | 'template' | 'post'
  title: string
  /** The page that shows it. */
  route: string
  /** Why visitors do not see it. Ends a sentence that begins with its name. */
  absence: string | undefined
  isDraft: boolean
  /** Whether a day is to come on which it appears or leaves. */
  isScheduled: boolean
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
  files: readonly string[],
  site: Site | undefined,
  unsaved: ReadonlySet<string>,
): { documents: ListedDocument[]; others: Problem[] } {
  const problems = inAuthorsWords(site?.problems ?? [], site, file => readableFields(file, site))
  const problemsOf = (file: string) => problems.filter(problem => problem.file === file).map(asWritten)
  const today = site?.view.today ?? ''
  const prefix = (site && documentOf(site, 'template')?.prefix) ?? ''
  // A page that was added since the last check cannot be shown yet.
  const checked = new Set([...(site?.texts.keys() ?? []), ...(site?.problems ?? []).map(({ file }) => file)])
  const documents = files.flatMap((file): ListedDocument[] => {
    const kind = kindOf(file)
    if (!kind || !checked.has(file)) return []
    const value = readableFields(file, site)
    return [
      {
        file,
        kind,
        title: documentName(kind, value.title, site) ?? 'Without a title',
        route: addressOf(kind, file, value, prefix),
        absence: kind === 'site' ? undefined : longAbsenceOf(value, today),
        isDraft: value.draft === true,
        isScheduled: [value.publishOn, value.unpublishOn].some(day => typeof day === 'string' && day > today),
        problems: problemsOf(file),
        digest: digestOf(site?.texts.get(file) ?? ''),
        isUnsaved: unsaved.has(file),
        savedAt: savedAt(join(folder, file)),
      },
    ]
  })
  const known = new Set(files)
  return { documents, others: problems.filter(({ file }) => !known.has(file)) }
}

function addressOf(
  kind: ListedDocument['kind'],
  file: string,
  { id }: Record<string, unknown>,
  prefix: string,
): string {
  if (kind === 'site') return '/'
  if (kind === 'post') return `${prefix}/${id}`
  return kind === 'template' ? prefixOf(file) : routeOf(file)
}

const savedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

const documentOf = <K extends Document['kind']>({ documents }: Site, kind: K): DocumentOf<K> | undefined =>
  documents.find((document): document is DocumentOf<K> => document.kind === kind)

/** The page that shows a document; of what shows every post, the newest one. */
export function routeShowing(file: string, site: Site): string | undefined {
  const document = site.reports.get(file)?.valid?.document
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

/** Whatever can be read of a document, also of one with mistakes. */
export function readableFields(file: string, site: Site | undefined): Record<string, unknown> {
  const value = valueOfText(site?.texts.get(file))
  return isObject(value) ? value : {}
}
