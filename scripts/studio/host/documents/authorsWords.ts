import { z } from 'zod'
import { LABEL } from '../../../../schema/model/fields.ts'
import { withDays } from '../../../../schema/model/publication.ts'
import { fieldOf, fieldsOf, nodeOf, schemaAt, valueAt } from '../../../../schema/model/schemaNode.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import { isOfSyntax } from '../../../../schema/problems/catalogue.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import type { Document } from '../../../../schema/read/Document.ts'
import { kindOf, schemas } from '../../../../schema/read/parse.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { labelOf } from '../fields/labels.ts'

/**
 * Problems in the words of authors of the studio, who see neither files nor keys nor brackets.
 * @param readValue the value of a document, as far as it can be read
 */
export const inAuthorsWords = (
  problems: readonly Problem[],
  site: Site | undefined,
  readValue: (file: string) => unknown,
): Problem[] => nameDocuments(nameFields(problems.map(ofForms), readValue), site).map(withoutFiles)

const ASK = 'Ask whoever looks after the files of this website to correct it.'

const ofForms = (problem: Problem): Problem => ({ ...problem, ...problem.inForms })

function withoutFiles(problem: Problem): Problem {
  const { code, message } = problem
  if (isOfSyntax(code))
    return { ...problem, message: 'The text of this document is damaged.', suggestion: ASK }
  if (code === 'missing-home-page' || code === 'missing-site-file')
    return {
      ...problem,
      message: code === 'missing-home-page' ? message : 'What all pages share is missing.',
      suggestion: ASK,
    }
  if (code === 'wrong-kind' && / must be a (?:whole )?number/.test(message))
    return {
      ...problem,
      message: message.replace(/ must be .*$/, ' must be a number.'),
      suggestion: 'Write digits alone, such as 6500.',
    }
  if (code === 'wrong-kind')
    return {
      ...problem,
      message: message.replace(/ must be .*$/, ' holds something of another kind than it needs.'),
      suggestion: 'Delete it, and fill it in again.',
    }
  if (code === 'low-contrast') return withColourNames(problem)
  if (code === 'missing-field' && message.includes('has no type'))
    return {
      ...problem,
      message: message.replace(/ (?:Its|By its) .*$/, ''),
      suggestion: 'Delete it, and add the one that you want.',
    }
  return { ...problem, message: inPlainWords(message), suggestion: inPlainWords(problem.suggestion) }
}

/** The form shows colours, and calls each by its name. */
function withColourNames(problem: Problem): Problem {
  const [, keys = '', where = ''] =
    /\(([^)]+)\) has a contrast of .* is needed for (.*)\.$/.exec(problem.message) ?? []
  const other = keys
    .split(', ')
    .map(key => labelOf(key, {}))
    .join(', ')
  return {
    ...problem,
    message: `This colour is too much like “${other}”, which is seen with it: nobody could read ${where}.`,
    suggestion: problem.fix
      ? 'Press “Correct it” for the nearest colour that can be read.'
      : `Choose another colour here, or another one for “${other}”.`,
  }
}

const inPlainWords = (words: string): string => withDays(withoutKeys(words))

const withoutKeys = (words: string): string =>
  PHRASES.reduce((text, [phrase, plain]) => text.replace(phrase, plain), words).replace(
    /"([a-z]+[A-Z]\w*)"/g,
    (_, key: string) => `“${labelOf(key, {})}”`,
  )

/** What messages say to those who write files, and what the studio says in its place. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\badd [“"][^”"]+[”"]: true\b/g, 'make it a draft'],
  [/: [“"]\w+[”"]: \[\{.*?\}\]/g, ''],
  [/: \["…", "…"\]/g, ''],
  // An address that an author wrote keeps its ending.
  [/"((?!\/)[^"]+)\.json"/g, '"$1"'],
]

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
    const { title } = Object(valueOfText(site.texts.get(file)))
    const name = documentName(kindOf(file), title, site)
    return name === undefined ? quoted : `“${name}”`
  })

/**
 * What authors call a document: by its title, but for what belongs to all pages, and what is around each post.
 * @returns undefined for one without a title
 */
export function documentName(
  kind: Document['kind'] | undefined,
  title: unknown,
  site: Site | undefined,
): string | undefined {
  if (kind === 'site') return 'The whole site'
  if (kind === 'template') return 'All posts'
  if (typeof title !== 'string') return undefined
  return site ? filledTitle(title, site) : title
}

/** A title with what stands for its words in braces, such as the name of the school. */
function filledTitle(title: string, site: Site): string {
  const shared = site.documents.find(document => document.kind === 'site')
  return shared ? fillTokens(title, shared.value) : title
}

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
  for (const fields of [...near, fieldsOf(schemas.site)]) {
    const field = fieldOf(fields, key)
    if (field) return labelOfField(key, field)
  }
  return undefined
}

/** The fields of what stands at a path: of a section or an item those of its type. */
const fieldsAt = (
  schema: z.core.$ZodType,
  path: Path,
  value: unknown,
): Readonly<Record<string, z.core.$ZodType>> => fieldsOf(schemaAt(schema, path, value), valueAt(value, path))

/** What forms call a field, by its key and its schema. */
export function labelOfField(key: string, declared: z.core.$ZodType): string {
  const { meta, schema } = nodeOf(declared)
  const label = meta[LABEL]
  const isNumber = schema instanceof z.ZodNumber
  return labelOf(key, {
    ...(typeof label === 'string' && { [LABEL]: label }),
    ...(isNumber && { type: 'integer' }),
  })
}
