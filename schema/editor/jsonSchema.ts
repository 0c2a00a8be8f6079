import { z } from 'zod'
import { nodeOf } from '../model/schemaNode.ts'
import { schemas } from '../read/parse.ts'
import { forEditors, ICON, type JsonSchema } from './editorSchema.ts'

/** Kinds of documents with a JSON Schema of their own. A post template is a page. */
export const jsonSchemaKinds = ['site', 'page', 'post'] as const

type Kind = (typeof jsonSchemaKinds)[number]

/** What was derived: it takes a tenth of a second. */
const derived = new Map<Kind, JsonSchema>()

/** The JSON Schema (2020-12) of a kind of document, as zod derives it: one `oneOf` option per section type. Nobody changes it. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = derived.get(kind) ?? derive(kind)
  derived.set(kind, schema)
  return schema
}

const derive = (kind: Kind): JsonSchema =>
  z.toJSONSchema(schemas[kind], {
    io: 'input',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const { kind, union } = nodeOf(zodSchema)
      if (kind === 'richText' && jsonSchema.anyOf) asTextOrLines(jsonSchema)
      if (union) Object.assign(jsonSchema, { type: 'object', discriminator: { propertyName: union.key } })
    },
  })

/** One text, or a list of lines of which one has words: editors explain one branch better than `anyOf`. */
function asTextOrLines(jsonSchema: JsonSchema): void {
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, {
    type: ['string', 'array'],
    pattern: '[^\\s]',
    items: { type: 'string' },
    minItems: 1,
    contains: { type: 'string', pattern: '[^\\s]' },
  })
}

/**
 * The text of a file in `schema/json`: the same rules with what editors show. A test has ajv agree with zod by it.
 * @param icons the names that editors complete in icon fields. They are examples, not a rule: missing icons are found with the links
 */
export function jsonSchemaText(kind: Kind, icons: readonly string[]): string {
  const rules = JSON.stringify(forEditors(jsonSchemaOf(kind)), null, 2)
  if (!rules.includes(ICON)) return `${rules}\n`
  // On one line: with a line each they would be most of the file.
  const offers = `"$defs": { "icon": { "examples": ${JSON.stringify(icons)} } }`
  return `${rules.slice(0, -2)},\n  ${offers}\n}\n`
}
