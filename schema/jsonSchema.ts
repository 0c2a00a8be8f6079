import { z } from 'zod'
import { schemas } from './parse.ts'

/** Kinds of documents that have a JSON Schema of their own; a post template is a page. */
export const jsonSchemaKinds = ['site', 'page', 'post'] as const

/** The JSON Schema (2020-12) of a kind of document, generated from zod, so that editors and ajv know the same rules. */
export function jsonSchemaOf(kind: (typeof jsonSchemaKinds)[number]): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schemas[kind], {
    io: 'input',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      // With a discriminator one mistake is one error, not one for every type there is.
      if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return
      jsonSchema.type = 'object'
      jsonSchema.discriminator = { propertyName: zodSchema.def.discriminator }
    },
  })
}

/** The file's text, as it is committed in `schema/json`. */
export const jsonSchemaText = (kind: (typeof jsonSchemaKinds)[number]): string =>
  `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`
