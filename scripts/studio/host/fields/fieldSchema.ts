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
  pattern?: string
  'x-kind'?: string
  'x-control'?: Kind['control']
  'x-markup'?: 'inline' | 'blocks' | 'article'
  'x-alt'?: string
  'x-captions'?: string
  /** Of a list in the order of another one: the key of that. */
  'x-columns'?: string
  /** What an empty cell is written as. */
  'x-empty'?: string
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
  | 'grid'
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
      if (schema['x-captions']) return 'captionedPictures'
      return isRow(schema.items ?? {}) ? 'grid' : 'list'
    case 'object':
      return 'group'
    default:
      return 'text'
  }
}

/** What a line of a table has room for. */
const SHORT: readonly Control[] = ['text', 'number', 'choice', 'choices', 'date', 'switch', 'link', 'icon']

/** Fields of the longest row. An entry with more is read from top to bottom. */
const MOST_FIELDS = 8

/**
 * Whether the entries of a list are rows of a grid: lists in the order of another one, or groups of a few short fields. What an
 * entry can do without may be longer, such as a running text, a picture, a document or a list of texts: it opens from its cell. Where the
 * long field is what the entry is about, as in a step, a question or a picture of a gallery, and where an entry has entries of
 * its own, each entry is a form that folds.
 */
function isRow(items: FieldSchema): boolean {
  if (items['x-columns']) return isShort(items.items)
  if (controlOf(items) !== 'group') return false
  const cells = cellsOf(items)
  return (
    cells.length > 1 &&
    cells.length <= MOST_FIELDS &&
    cells.every(
      ([key, field]) => isShort(field) || isCellList(field) || (!isRequired(items, key) && opens(field)),
    )
  )
}

const isShort = (field: FieldSchema = {}): boolean => SHORT.includes(controlOf(field))

const isCellList = (field: FieldSchema): boolean => field['x-columns'] !== undefined && isShort(field.items)

/** Whether a field opens from its cell. */
const opens = (field: FieldSchema): boolean =>
  ['richText', 'picture', 'document'].includes(controlOf(field)) ||
  (controlOf(field) === 'list' && field.items !== undefined && controlOf(field.items) === 'text')

/** The fields of an entry that have a cell. What a picture shows is said where it is chosen, unless the entry needs it anyway. */
export function cellsOf(items: FieldSchema): [string, FieldSchema][] {
  const fields = editableFields(items)
  const altKeys = fields.map(([, field]) => field['x-alt'])
  return fields.filter(([key]) => isRequired(items, key) || !altKeys.includes(key))
}

/** Whether a number may be `null`, for what is not known. */
export const isNullable = ({ anyOf = [] }: FieldSchema): boolean => anyOf.some(({ type }) => type === 'null')

/** Fields that commands and editors write. */
const ofPrograms = ['$schema', 'versions']

/** The keys of a group that are edited together with another field: captions with their pictures, headings with their table. */
export const keysEditedElsewhere = ({ properties = {} }: FieldSchema): string[] =>
  Object.values(properties).flatMap(field =>
    [field['x-captions'] ?? [], field.items?.['x-columns'] ?? []].flat(),
  )

/** The fields of a group, without what is fixed, of no concern to its author, or edited together with another field. */
export function editableFields(schema: FieldSchema): [string, FieldSchema][] {
  const hidden = [...ofPrograms, ...keysEditedElsewhere(schema)]
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([key, field]) => !hidden.includes(key) && field.const === undefined,
  )
  // What a section is called in links, and the number of a post, matter to few authors. Whether it is hidden, the outline shows as well.
  const isLast = ([key]: [string, FieldSchema]) => key === 'id' || key === 'hidden'
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
export function fieldSchemaAt(schema: FieldSchema, value: unknown, path: Path): FieldSchema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const shape = schema.oneOf ? variantOf(schema, value) : schema
  const below = typeof key === 'number' ? shape?.items : shape?.properties?.[key]
  return below && fieldSchemaAt(below, Object(value)[key], rest)
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
    case 'grid':
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
      // None is invented: what is missing is said until it is written.
      return isNullable(schema) ? null : ''
    case 'date':
      return new Date().toISOString().slice(0, 10)
    default:
      return ''
  }
}
