// schema/editor: in come the schemas of documents, out goes the JSON Schema with which editors complete and
// explain. Validation never reads it.

import { ALT_KEY, KIND } from '../model/fields.ts'
import { isObject } from '../model/isObject.ts'
import { isFieldKind, kinds } from '../model/kinds.ts'

/** A JSON Schema as plain data. */
export type JsonSchema = Record<string, unknown>

/** Keywords beyond JSON Schema: editors know them, and ajv must be configured to allow them. */
export const editorWords = [
  'markdownDescription',
  'patternErrorMessage',
  'errorMessage',
  'markdownEnumDescriptions',
  'defaultSnippets',
]

/**
 * The same rules with what editors show: messages while somebody writes, completions, and hover texts. What fields mean to other
 * readers (`schema/model/fields.ts`) is left out.
 * @param schema the output of zod
 */
export function forEditors(schema: JsonSchema): JsonSchema {
  const ofEditors = Object.entries(schema).filter(([key]) => !key.startsWith('x-'))
  const shaped: JsonSchema = { ...Object.fromEntries(ofEditors), ...words(schema) }
  if (isObject(schema.properties)) {
    shaped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, below]) => [
        key,
        isObject(below) ? forEditors(below) : below,
      ]),
    )
  }
  if (isObject(schema.items)) shaped.items = forEditors(schema.items)
  if (schema[KIND] === 'icon') return withIcons(shaped)
  return Array.isArray(schema.oneOf) ? withBranches(shaped, schema.oneOf.filter(isObject)) : shaped
}

/** The names of all icons are defined once per file: they are too many to repeat at each field. */
export const ICON = '#/$defs/icon'

const withIcons = ({ examples: _, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  $ref: ICON,
})

/**
 * For a plain `oneOf` editors report against the option that fits best, so a misspelt type gets one wrong suggestion. With an
 * enum of all types and an `if`/`then` for each, they name every type, and complete the fields of the type that is written.
 */
function withBranches({ oneOf: _, discriminator, ...schema }: JsonSchema, options: JsonSchema[]): JsonSchema {
  const key = isObject(discriminator) ? String(discriminator.propertyName) : ''
  const tagOf = (option: JsonSchema) => propertiesOf(option)[key]?.const
  const tags = options.map(tagOf)
  const branches = options.map(option => ({
    if: { properties: { [key]: { const: tagOf(option) } }, required: [key] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: forEditors(option),
  }))
  return {
    ...schema,
    required: [key],
    properties: {
      [key]: {
        enum: tags,
        description: `What this is: ${tags.join(', ')}.`,
        markdownEnumDescriptions: options.map(({ description }) => description),
        errorMessage: choice(tags),
      },
    },
    allOf: branches,
    defaultSnippets: options.map(option => ({
      label: tagOf(option),
      description: option.description,
      body: sectionSnippet(option),
    })),
  }
}

/**
 * The snippet of a section: its required fields, and the alt texts of its pictures, filled with the examples of the fields.
 * The author moves from one tab stop to the next.
 */
function sectionSnippet(schema: Record<string, unknown>): unknown {
  let stop = 0
  const bodyOf = (field: unknown): unknown => {
    if (!isObject(field)) return ''
    if (field.const !== undefined) return field.const
    if (isObject(field.properties)) return groupOf(field, field.properties)
    if (field.type === 'array') {
      const least = typeof field.minItems === 'number' ? field.minItems : 1
      return Array.from({ length: Math.max(1, least) }, () => bodyOf(field.items))
    }
    stop++
    if (Array.isArray(field.enum)) return `\${${stop}|${field.enum.join(',')}|}`
    const example = Array.isArray(field.examples) ? field.examples[0] : undefined
    return typeof example === 'string' ? placeholder(stop, example) : `^\${${stop}:${example ?? true}}`
  }
  const groupOf = (group: Record<string, unknown>, properties: Record<string, unknown>): unknown => {
    const needed = new Set(Array.isArray(group.required) ? group.required : [])
    for (const field of Object.values(properties)) {
      if (isObject(field) && field[ALT_KEY]) needed.add(field[ALT_KEY])
    }
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => needed.has(key))
        .map(([key, field]) => [key, bodyOf(field)]),
    )
  }
  return bodyOf(schema)
}

/** A tab stop. After a ^ editors insert the text verbatim, quotes included, so nothing is escaped twice. */
function placeholder(stop: number, example: string): string {
  const escaped = JSON.stringify(example)
    .slice(1, -1)
    .replace(/[\\$}]/g, '\\$&')
  return escaped === example ? `\${${stop}:${example}}` : `^"\${${stop}:${escaped}}"`
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  isObject(schema.properties)
    ? Object.fromEntries(
        Object.entries(schema.properties).filter((entry): entry is [string, JsonSchema] =>
          isObject(entry[1]),
        ),
      )
    : {}

function words(schema: JsonSchema): JsonSchema {
  const { description, examples, pattern, format, type } = schema
  const example = Array.isArray(examples) ? JSON.stringify(examples[0]) : undefined
  const fieldKind = schema[KIND]
  const sentence = isFieldKind(fieldKind) ? kinds[fieldKind].inEditors : undefined
  const form =
    formats[String(format)] ??
    (pattern === undefined ? undefined : (sentence ?? 'This is not in the form it needs.'))
  const kind = Array.isArray(schema.enum) ? choice(schema.enum) : types[String(type)]
  return {
    ...(description !== undefined && {
      markdownDescription: `${description}${example ? `\n\nExample: \`${example}\`` : ''}`,
    }),
    ...(form && { patternErrorMessage: `${form}${example ? ` Example: ${example}.` : ''}` }),
    ...(kind && { errorMessage: kind }),
  }
}

const choice = (values: unknown[]) =>
  `Choose one of these: ${values.map(value => JSON.stringify(value)).join(', ')}.`

const types: Record<string, string> = {
  string: 'Text belongs here, in double quotes.',
  number: 'A number belongs here, without quotes.',
  integer: 'A whole number belongs here, without quotes.',
  boolean: 'Here stands true or false, without quotes.',
  array: 'A list belongs here, in [ ].',
  'string,array': 'Text belongs here, in double quotes, or a list of its lines in [ ].',
}

const formats: Record<string, string> = {
  date: 'Write the day as year-month-day.',
  email: 'This is not an email address.',
}
