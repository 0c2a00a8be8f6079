import type { Kind } from '../../../../schema/model/kinds.ts'
import type { Path } from '../../../../schema/problems/problem.ts'

/** The part of JSON Schema that forms use, with our own keywords. */
export interface FieldSchema {
  type?: string | string[]
  const?: unknown
  enum?: string[]
  format?: string
  title?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  oneOf?: FieldSchema[]
  /** Of a number that may be unknown: the number, and null. */
  anyOf?: FieldSchema[]
  default?: unknown
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  'x-kind'?: string
  'x-control'?: Kind['control']
  'x-markup'?: 'inline' | 'blocks' | 'article'
  'x-alt'?: string
  'x-captions'?: string
  'x-label'?: string
  'x-help'?: string
  'x-choices'?: Record<string, string>
}

/** Which control edits a field. */
export type Control =
  | NonNullable<Kind['control']>
  | 'text'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'number'
  | 'date'
  | 'list'
  | 'captionedPictures'
  | 'group'
  | 'variants'

export function controlOf(schema: FieldSchema): Control {
  if (schema['x-control']) return schema['x-control']
  if (schema.enum) return 'choice'
  if (isNullable(schema)) return 'number'
  if (schema.oneOf) return 'variants'
  if (schema.format === 'date') return 'date'
  switch (schema.type) {
    case 'boolean':
      return 'switch'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      if (schema.items?.enum) return 'choices'
      return schema['x-captions'] ? 'captionedPictures' : 'list'
    case 'object':
      return 'group'
    default:
      return 'text'
  }
}

/** Whether a number may be `null`, for what is not known. */
export const isNullable = ({ anyOf = [] }: FieldSchema): boolean => anyOf.some(({ type }) => type === 'null')

/** Fields that commands and editors write. */
const ofPrograms = ['$schema', 'versions']

/** The fields of a group, without what is fixed, of no concern to its author, or edited together with another field. */
export function fieldsOf({ properties = {} }: FieldSchema): [string, FieldSchema][] {
  const captions = Object.values(properties).map(field => field['x-captions'])
  const fields = Object.entries(properties).filter(
    ([key, field]) => !ofPrograms.includes(key) && field.const === undefined && !captions.includes(key),
  )
  // What a section is called in links matters to few authors. Whether it is hidden, the outline shows as well.
  const isLast = ([key, { type }]: [string, FieldSchema]) =>
    (key === 'id' && type === 'string') || key === 'hidden'
  return [...fields.filter(field => !isLast(field)), ...fields.filter(isLast)]
}

export const isRequired = ({ required = [] }: FieldSchema, key: string): boolean => required.includes(key)

/** The keys of a group in their order, for a field that is added. */
export const orderOf = ({ properties = {} }: FieldSchema): string[] => Object.keys(properties)

/** The variant of a `oneOf` that a value is, by the constant that tells them apart. */
export function variantOf(schema: FieldSchema, value: unknown): FieldSchema | undefined {
  return schema.oneOf?.find(option =>
    Object.entries(option.properties ?? {}).every(
      ([key, field]) => field.const === undefined || Object(value)[key] === field.const,
    ),
  )
}

/** The schema of the value at a path. */
export function schemaAt(schema: FieldSchema, value: unknown, path: Path): FieldSchema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const shape = schema.oneOf ? variantOf(schema, value) : schema
  const below = typeof key === 'number' ? shape?.items : shape?.properties?.[key]
  return below && schemaAt(below, Object(value)[key], rest)
}

/** What a new entry of a list, or an optional group that is added, begins with: what is required, empty. */
export function emptyValue(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const
  switch (controlOf(schema)) {
    case 'group':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key, field]) => isRequired(schema, key) || field.const !== undefined)
          .map(([key, field]) => [key, emptyValue(field)]),
      )
    case 'variants':
      return emptyValue(schema.oneOf?.[0] ?? {})
    case 'list':
    case 'choices':
    case 'captionedPictures':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}))
    case 'choice':
      return schema.enum?.[0]
    case 'switch':
      return true
    case 'post':
      // No post has it: one must be chosen.
      return 0
    case 'number':
      if (isNullable(schema)) return null
      return schema.minimum ?? schema.examples?.[0] ?? 0
    case 'date':
      return new Date().toISOString().slice(0, 10)
    default:
      return ''
  }
}

/**
 * What a new entry of a list begins with. Where the other entries have equally many plain values, as the cells of a row, it has
 * as many.
 */
export function newEntry(schema: FieldSchema, others: readonly unknown[]): unknown {
  const empty = emptyValue(schema)
  if (controlOf(schema) === 'group')
    return Object.fromEntries(
      Object.entries(Object(empty)).map(([key, value]) => {
        const field = schema.properties?.[key]
        return [
          key,
          field
            ? newEntry(
                field,
                others.map(other => Object(other)[key]),
              )
            : value,
        ]
      }),
    )
  if (controlOf(schema) !== 'list') return empty
  const items = schema.items ?? {}
  const [length = 0, ...lengths] = new Set(others.map(other => (Array.isArray(other) ? other.length : 0)))
  const isCommon = lengths.length === 0 && !['list', 'group', 'variants'].includes(controlOf(items))
  return isCommon && length > (schema.minItems ?? 0) ? Array.from({ length }, () => emptyValue(items)) : empty
}
