import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { editorWords } from '../schema/editor/editorSchema.ts'
import { jsonSchemaText } from '../schema/editor/jsonSchema.ts'
import type { Document } from '../schema/read/Document.ts'

/** Says why a value is not a document of a kind, by the JSON Schema that editors read; nothing when it is one. */
export type JsonSchemaValidator = (kind: Document['kind'], value: unknown) => string | undefined

export function jsonSchemaValidator(): JsonSchemaValidator {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)
  ajv.addVocabulary(editorWords)
  const compiled = (kind: 'site' | 'page' | 'post'): ValidateFunction =>
    ajv.compile(JSON.parse(jsonSchemaText(kind, [])))
  const page = compiled('page')
  const validators = { page, template: page, post: compiled('post'), site: compiled('site') }
  return (kind, value) => {
    const validate = validators[kind]
    if (validate(value)) return undefined
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ')
  }
}
