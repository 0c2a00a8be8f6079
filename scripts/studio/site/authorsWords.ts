import type { z } from 'zod'
import { choiceLabel, labelOfField } from '../../../schema/model/fieldLabel.ts'
import { longDay } from '../../../schema/model/publication.ts'
import { fieldOf, fieldsOf, nodeOf, schemaAt, valueAt } from '../../../schema/model/schemaNode.ts'
import { fillTokens } from '../../../schema/model/tokens.ts'
import { type Name, type Path, type Problem, textOf } from '../../../schema/problems/problem.ts'
import type { Document } from '../../../schema/read/Document.ts'
import { kindOf, schemas } from '../../../schema/read/parse.ts'
import type { Site } from '../../../schema/site/createSite.ts'

/** Problems in the words of authors of the studio, who see neither files nor keys nor brackets. */
export const inAuthorsWords = (problems: readonly Problem[], site: Site | undefined): Problem[] =>
  problems.map(({ wording, ...problem }) => {
    if (!wording) return problem
    const inWords = ({ of, name }: Name): string => {
      if (of === 'day') return longDay(name)
      if (of === 'choice') return `“${choiceLabel(name)}”`
      if (of === 'field') return `“${labelNear(name, problem, site?.raw(problem.file)?.fields)}”`
      return nameOfFile(name, site)
    }
    return {
      ...problem,
      message: textOf(wording.message, inWords),
      suggestion: textOf(wording.suggestion, inWords),
    }
  })

function nameOfFile(file: string, site: Site | undefined): string {
  const document = site?.texts.has(file) && site.raw(file)
  const title = document ? documentName({ ...document, title: document.fields.title }, site) : undefined
  return title === undefined ? `"${file.replace(/\.json$/, '')}"` : `“${title}”`
}

/** What a list calls a document without a title. */
export const UNTITLED = 'Without a title'

/**
 * What authors call a document: by its title, but for what belongs to all pages, and what is around each post.
 * @returns undefined for one without a title
 */
export function documentName(
  { kind, title }: { kind: Document['kind']; title: unknown },
  site: Site | undefined,
): string | undefined {
  if (kind === 'site') return 'The whole site'
  if (kind === 'template') return 'All posts'
  if (typeof title !== 'string') return undefined
  return site ? filledTitle(title, site) : title
}

/** A title with its words in place of those in braces, such as the name of the school. */
function filledTitle(title: string, site: Site): string {
  // To look for what all pages share takes long in a large site.
  if (!title.includes('{')) return title
  const shared = site.documents.find(document => document.kind === 'site')
  return shared ? fillTokens(title, shared.value) : title
}

/** The label of the field of this key that is nearest to a problem: next to it, above it, or in what all pages share. */
function labelNear(key: string, { file, path }: Problem, value: unknown): string {
  const kind = kindOf(file)
  const ways: Path[] = path.map((_, index) => path.slice(0, path.length - index))
  const near = kind ? [...ways, []].map(way => fieldsAt(schemas[kind], way, value)) : []
  for (const fields of [...near, fieldsOf(schemas.site)]) {
    const field = fieldOf(fields, key)
    if (field) return labelOfField(key, nodeOf(field))
  }
  return labelOfField(key)
}

/** The fields of the value at a path: of a section or an item those of its type. */
const fieldsAt = (
  schema: z.core.$ZodType,
  path: Path,
  value: unknown,
): Readonly<Record<string, z.core.$ZodType>> => fieldsOf(schemaAt(schema, path, value), valueAt(value, path))
