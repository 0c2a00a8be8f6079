import { statSync } from 'node:fs'
import { join } from 'node:path'
import { absenceOf } from '../../../../schema/model/publication.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { kindOf, prefixOf, routeOf } from '../../../../schema/read/parse.ts'
import type { Check } from '../../content/checkSite.ts'
import type { PreviewContent } from '../../dev/previewContent.ts'
import { digestOf } from './digestOf.ts'
import { fieldsOf } from './fieldsOf.ts'
import { nameDocuments } from './nameDocuments.ts'
import { nameFields } from './nameFields.ts'

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
  files: readonly string[],
  check: Check | undefined,
  good: Pick<PreviewContent, 'content'> | undefined,
  unsaved: ReadonlySet<string>,
): { documents: ListedDocument[]; others: Problem[] } {
  const named = nameFields(check?.problems ?? [], file => fieldsOf(file, check))
  const problems = nameDocuments(named, check)
  const problemsOf = (file: string) => problems.filter(problem => problem.file === file)
  const today = good?.content.today ?? ''
  const filled = (title: string) => (good ? fillTokens(title, good.content.site) : title)
  const prefix = good?.content.template?.prefix ?? ''
  // A page that was added since the last check cannot be shown yet.
  const checked = new Set([
    ...(check?.sources.keys() ?? []),
    ...(check?.problems ?? []).map(({ file }) => file),
  ])
  const documents = files.flatMap((file): ListedDocument[] => {
    const kind = kindOf(file)
    if (!kind || !checked.has(file)) return []
    const value = fieldsOf(file, check)
    return [
      {
        file,
        kind,
        title: filled(titleOf(kind, value) ?? file),
        route: addressOf(kind, file, value, prefix),
        absence: kind === 'site' ? undefined : absenceOf(value, today),
        isDraft: value.draft === true,
        isScheduled: [value.publishOn, value.unpublishOn].some(day => typeof day === 'string' && day > today),
        problems: problemsOf(file),
        digest: digestOf(check?.sources.get(file)?.text ?? ''),
        isUnsaved: unsaved.has(file),
        savedAt: savedAt(file, check),
      },
    ]
  })
  const known = new Set(files)
  return { documents, others: problems.filter(({ file }) => !known.has(file)) }
}

const titleOf = (
  kind: ListedDocument['kind'],
  { title, name }: Record<string, unknown>,
): string | undefined => {
  const found = kind === 'site' ? name : title
  return typeof found === 'string' ? found : undefined
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

const savedAt = (file: string, check: Check | undefined): number =>
  check ? (statSync(join(check.sources.folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0
