import { fileProblem, type Problem } from '../../schema/problems/problem.ts'
import type { Document } from '../../schema/read/Document.ts'
import { kindOf, schemas } from '../../schema/read/parse.ts'
import type { Site } from '../../schema/site/createSite.ts'

/** Says why a value is not a document of a kind, by the committed JSON Schema; nothing when it is one. */
export type JsonSchemaValidator = (kind: Document['kind'], value: unknown) => string | undefined

export async function jsonSchemaValidator(): Promise<JsonSchemaValidator> {
  // Loaded late: only commands that check need it.
  const { page, post, site } = await import('./jsonSchemas.ts')
  const validators = { page, template: page, post, site }
  return (kind, value) => {
    const validate = validators[kind]
    if (validate(value)) return undefined
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ')
  }
}

/** Documents on which zod and the JSON Schema that editors use do not agree: a fault of the program, never of an author. */
export function disagreements(
  { texts, reports }: Pick<Site, 'texts' | 'reports'>,
  validate: JsonSchemaValidator,
): Problem[] {
  return [...texts.keys()].flatMap(file => {
    const kind = kindOf(file)
    const value = parsed(texts.get(file) ?? '')
    // A number beyond all numbers, such as 1e999, is one to a JSON Schema alone; its own problem says all.
    if (!kind || value === undefined || hasInfinity(value)) return []
    const reason = validate(kind, value)
    // What zod has not let through may be wrong in other ways than by its shape.
    const isRight = reports.get(file)?.valid !== undefined || schemas[kind].safeParse(value).success
    if (isRight === (reason === undefined)) return []
    return fileProblem(
      file,
      'rules-differ',
      `Your editor and this check do not agree about this document${reason ? ` (${reason})` : ''}.`,
      'This is a fault of the program, not yours: run "npm run schema", or tell its developers.',
    )
  })
}

const hasInfinity = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasInfinity)
    : value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
