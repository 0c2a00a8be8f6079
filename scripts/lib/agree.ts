import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { editorWords } from '../../schema/editorSchema.ts'
import { jsonSchemaKinds } from '../../schema/jsonSchema.ts'
import { type Document, kindOf, schemas } from '../../schema/parse.ts'
import { fileProblem, type Problem } from '../../schema/problem.ts'
import { projectRoot } from './root.ts'

/** Says why a value is not a document of a kind, by the committed JSON Schema; nothing when it is one. */
export type JsonSchemaValidator = (kind: Document['kind'], value: unknown) => string | undefined

export async function jsonSchemaValidator(): Promise<JsonSchemaValidator> {
  const ajv = new Ajv2020({ strict: true })
  addFormats(ajv)
  ajv.addVocabulary(editorWords)
  for (const kind of jsonSchemaKinds) {
    ajv.addSchema(JSON.parse(await readFile(join(projectRoot, 'schema/json', `${kind}.json`), 'utf8')), kind)
  }
  return (kind, value) =>
    ajv.validate(kind === 'template' ? 'page' : kind, value) ? undefined : ajv.errorsText()
}

/** Documents on which zod and the JSON Schema that editors use do not agree: a fault of the program, never of an author. */
export function disagreements(
  sources: ReadonlyMap<string, string>,
  validate: JsonSchemaValidator,
): Problem[] {
  return [...sources].flatMap(([file, text]) => {
    const kind = kindOf(file)
    const value = kind && parsed(text)
    if (!kind || value === undefined) return []
    const reason = validate(kind, value)
    if (schemas[kind].safeParse(value).success === (reason === undefined)) return []
    return fileProblem(
      file,
      'rules-differ',
      `Your editor and this check do not agree about this document${reason ? ` (${reason})` : ''}.`,
      'This is a fault of the program, not yours: run "npm run schema", or tell its developers.',
    )
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
