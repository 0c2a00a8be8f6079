import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { editorWords } from '../../schema/editor/editorSchema.ts'
import { projectRoot } from '../lib/root.ts'

// The committed JSON Schemas, each as a function that checks a value. ajv takes half a second to make them, so the bundle
// of the commands holds the code that it makes in the place of this file (scripts/run.mjs).

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
addFormats.default(ajv)
ajv.addVocabulary(editorWords)

export const site = compiled('site')
export const page = compiled('page')
export const post = compiled('post')

function compiled(kind: string): ValidateFunction {
  return ajv.compile(JSON.parse(readFileSync(join(projectRoot, 'schema/json', `${kind}.json`), 'utf8')))
}
