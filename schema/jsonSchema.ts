import { z } from 'zod'
import { forEditors, ICON, type JsonSchema } from './editorSchema.ts'
import { schemas } from './parse.ts'

/** Kinds of documents that have a JSON Schema of their own; a post template is a page. */
export const jsonSchemaKinds = ['site', 'page', 'post'] as const

type Kind = (typeof jsonSchemaKinds)[number]

/** The JSON Schema (2020-12) of a kind of document, as zod says it: one option a section type. */
export const jsonSchemaOf = (kind: Kind): JsonSchema =>
  z.toJSONSchema(schemas[kind], {
    io: 'input',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return
      jsonSchema.type = 'object'
      jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator }
    },
  })

/**
 * The file in `schema/json`: the same rules, shaped for editors; ajv checks with this one too.
 * @param icons the names that editors offer where an icon can stand. They are offers, no rule: whether an icon exists is checked with the links
 */
export function jsonSchemaText(kind: Kind, icons: readonly string[]): string {
  const rules = JSON.stringify(forEditors(jsonSchemaOf(kind)), null, 2)
  if (!rules.includes(ICON)) return `${rules}\n`
  // One line for all of them: a line each would be most of the file.
  const offers = `"$defs": { "icon": { "examples": ${JSON.stringify(icons)} } }`
  return `${rules.slice(0, -2)},\n  ${offers}\n}\n`
}
