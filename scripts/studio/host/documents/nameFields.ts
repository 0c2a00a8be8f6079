import { z } from 'zod'
import { optionFor, schemaAt, valueAt } from '../../../../schema/model/schemaPaths.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../../schema/read/parse.ts'
import { labelOf } from '../fields/labels.ts'

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
    return { ...problem, message: words(message), cure: words(problem.cure) }
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
  const near = kind ? [...ways, []].map(way => objectAt(schemas[kind], way, value)) : []
  for (const schema of [...near, schemas.site]) {
    const field = schema instanceof z.ZodObject ? schema.shape[key] : undefined
    if (field instanceof z.ZodType) return labelOf(key, labelled(field))
  }
  return undefined
}

/** The schema of what stands at a path: of a section or an item that of its type. */
function objectAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const found = schemaAt(schema, path, value)
  return found instanceof z.ZodDiscriminatedUnion ? optionFor(found, valueAt(value, path)) : found
}

/** What a label depends on. */
function labelled(field: z.ZodType): Parameters<typeof labelOf>[1] {
  const { 'x-label': label } = field.meta() ?? {}
  const isNumber = field instanceof z.ZodNumber
  return { ...(typeof label === 'string' && { 'x-label': label }), ...(isNumber && { type: 'integer' }) }
}
