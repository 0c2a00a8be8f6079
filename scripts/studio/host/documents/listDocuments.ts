import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isObject } from '../../../../schema/model/isObject.ts'
import { newestFirst } from '../../../../schema/model/post.ts'
import { absenceOf } from '../../../../schema/model/publication.ts'
import { fieldOf, fieldsOf as fieldsOfNode, schemaAt, valueAt } from '../../../../schema/model/schemaNode.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import { asWritten, type Path, type Problem } from '../../../../schema/problems/problem.ts'
import type { Document, DocumentOf } from '../../../../schema/read/Document.ts'
import { kindOf, prefixOf, routeOf, schemas } from '../../../../schema/read/parse.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { labelOf } from '../fields/labels.ts'
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
  const named = nameFields(site?.problems ?? [], file => fieldsOf(file, site))
  const problems = nameDocuments(named, site)
  const problemsOf = (file: string) => problems.filter(problem => problem.file === file).map(asWritten)
  const today = site?.view.today ?? ''
  const shared = site && documentOf(site, 'site')
  const filled = (title: string) => (shared ? fillTokens(title, shared.value) : title)
  const prefix = (site && documentOf(site, 'template')?.prefix) ?? ''
  // A page that was added since the last check cannot be shown yet.
  const checked = new Set([...(site?.texts.keys() ?? []), ...(site?.problems ?? []).map(({ file }) => file)])
  const documents = files.flatMap((file): ListedDocument[] => {
    const kind = kindOf(file)
    if (!kind || !checked.has(file)) return []
    const value = fieldsOf(file, site)
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
        digest: digestOf(site?.texts.get(file) ?? ''),
        isUnsaved: unsaved.has(file),
        savedAt: savedAt(join(folder, file)),
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
export function fieldsOf(file: string, site: Site | undefined): Record<string, unknown> {
  const value = valueOfText(site?.texts.get(file))
  return isObject(value) ? value : {}
}

/** Problems in the words of authors, who see neither files nor keys. @param readValue the value of a document, as far as it can be read */
export const inAuthorsWords = (
  problems: readonly Problem[],
  site: Site | undefined,
  readValue: (file: string) => unknown,
): Problem[] => nameDocuments(nameFields(problems, readValue), site)

/** Problems in which documents are called by their titles instead of their files, which authors of the studio never see. */
export const nameDocuments = (problems: readonly Problem[], site: Site | undefined): Problem[] =>
  problems.map(problem => ({
    ...problem,
    message: withTitles(problem.message, site),
    suggestion: withTitles(problem.suggestion, site),
  }))

const withTitles = (words: string, site: Site | undefined): string =>
  words.replace(/"([^"\s]+\.json)"/g, (quoted, file: string) => {
    if (!site?.texts.has(file)) return quoted
    const { title } = fieldsOf(file, site)
    return kindOf(file) === 'site' ? '“The whole site”' : typeof title === 'string' ? `“${title}”` : quoted
  })

/**
 * Problems in which fields are called by their labels in the forms of the studio, whose authors see no keys.
 * @param readValue the value of a document, as far as it can be read
 */
export const nameFields = (problems: readonly Problem[], readValue: (file: string) => unknown): Problem[] =>
  problems.map(problem => {
    const words = (text: string) =>
      text.replace(/"([A-Za-z]+)"/g, (quoted, key: string) => {
        const label = labelNear(key, problem, readValue(problem.file))
        return label === undefined ? quoted : `“${label}”`
      })
    const message = problem.code === 'repeated-section' ? withSection(problem, readValue) : problem.message
    return { ...problem, message: words(message), suggestion: words(problem.suggestion) }
  })

/** The message that a section repeats another one, which has a number in the outline. Authors of the studio see no lines. */
function withSection({ message, file, path }: Problem, readValue: (file: string) => unknown): string {
  const { sections } = Object(readValue(file))
  if (!Array.isArray(sections)) return message
  const written = sections.map(section => JSON.stringify(section))
  const first = written.indexOf(written[Number(path[1])] ?? '')
  return message.replace(/the one on line \d+/, `section ${first + 1}`)
}

/** The label of the field of this key that is nearest to a problem: beside it, above it, or in what all pages share. */
function labelNear(key: string, { file, path }: Problem, value: unknown): string | undefined {
  const kind = kindOf(file)
  const ways: Path[] = path.map((_, index) => path.slice(0, path.length - index))
  const near = kind ? [...ways, []].map(way => fieldsAt(schemas[kind], way, value)) : []
  for (const fields of [...near, fieldsOfNode(schemas.site)]) {
    const field = fieldOf(fields, key)
    if (field instanceof z.ZodType) return labelOf(key, labelled(field))
  }
  return undefined
}

/** The fields of what stands at a path: of a section or an item those of its type. */
const fieldsAt = (
  schema: z.core.$ZodType,
  path: Path,
  value: unknown,
): Readonly<Record<string, z.core.$ZodType>> =>
  fieldsOfNode(schemaAt(schema, path, value), valueAt(value, path))

/** What a label depends on. */
function labelled(field: z.ZodType): Parameters<typeof labelOf>[1] {
  const { 'x-label': label } = field.meta() ?? {}
  const isNumber = field instanceof z.ZodNumber
  return { ...(typeof label === 'string' && { 'x-label': label }), ...(isNumber && { type: 'integer' }) }
}
