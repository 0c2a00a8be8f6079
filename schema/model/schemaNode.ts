import { z } from 'zod'
import type { Path } from '../problems/problem.ts'
import { KIND } from './fields.ts'
import { isObject } from './isObject.ts'
import type { FieldKind } from './kinds.ts'

type Schema = z.core.$ZodType

/** What a schema is, in the terms of its readers. Of zod's classes none is known elsewhere. */
export interface SchemaNode {
  /** Without its `optional()`, which does not hold the metadata. */
  schema: z.ZodType
  isOptional: boolean
  isNullable: boolean
  meta: Readonly<z.core.GlobalMeta>
  kind: FieldKind | undefined
  /** Of a group, by their keys. */
  fields: Readonly<Record<string, Schema>> | undefined
  /** What each entry of a list is, or each line of a text. */
  items: Schema | undefined
  /** Of an enum. */
  choices: readonly string[] | undefined
  /** Of a discriminated union: the key that tells its options apart, and the options by their values of it. */
  union: { key: string; options: ReadonlyMap<unknown, z.ZodObject> } | undefined
  /** Of a literal. */
  constant: unknown
  /** zod's name of the type, also of one that may be null. A calendar day is a `date`. */
  type: z.core.$ZodTypeDef['type']
  isInteger: boolean
  /** The least and greatest value of a number, or the fewest and most entries of a list. */
  least?: number | undefined
  most?: number | undefined
}

/** To inspect zod's schemas on every walk is slow. */
const nodes = new WeakMap<Schema, SchemaNode>()

/** Describes a schema, as it was declared or without its `optional()`. */
export function nodeOf(declared: Schema): SchemaNode {
  const known = nodes.get(declared)
  if (known) return known
  const isOptional = declared instanceof z.ZodOptional
  const schema = isOptional ? nodeOf(declared.def.innerType).schema : declared
  if (!(schema instanceof z.ZodType)) throw new Error('This is a schema of another library')
  const meta = schema.meta() ?? {}
  const list = schema instanceof z.ZodUnion ? schema.options.find(isList) : schema
  const isNullable = schema instanceof z.ZodNullable
  const bare = isNullable ? schema.def.innerType : schema
  const isNumber = bare instanceof z.ZodNumber
  const node = {
    ...{ schema, isOptional, isNullable, meta },
    kind: meta[KIND],
    fields: schema instanceof z.ZodObject ? schema.shape : undefined,
    items: list && isList(list) ? list.element : undefined,
    choices: schema instanceof z.ZodEnum ? schema.options.map(String) : undefined,
    union: schema instanceof z.ZodDiscriminatedUnion ? unionOf(schema) : undefined,
    constant: schema instanceof z.ZodLiteral ? schema.value : undefined,
    type: bare instanceof z.ZodISODate ? 'date' : bare._zod.def.type,
    isInteger: isNumber && bare.isInt,
    ...(isNumber ? { least: limit(bare.minValue), most: limit(bare.maxValue) } : lengthsOf(schema)),
  }
  nodes.set(declared, node)
  return node
}

const isList = (schema: Schema): schema is z.ZodArray => schema instanceof z.ZodArray

/** A number without a limit has an infinite one. */
const limit = (value: number | null) => (Number.isFinite(value) ? (value ?? undefined) : undefined)

/** How many entries a list may have. Of checks, zod shows `_zod.def` to libraries, and nothing else. */
function lengthsOf(schema: Schema): Pick<SchemaNode, 'least' | 'most'> {
  const checks = schema instanceof z.ZodArray ? (schema.def.checks ?? []) : []
  return {
    least: checks.find(check => check instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum,
    most: checks.find(check => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum,
  }
}

function unionOf({ def, options }: z.ZodDiscriminatedUnion): SchemaNode['union'] {
  const byTag = options.flatMap(option => {
    const tag = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined
    return option instanceof z.ZodObject && tag instanceof z.ZodLiteral ? [[tag.value, option] as const] : []
  })
  return { key: def.discriminator, options: new Map(byTag) }
}

/** The fields of a group, or of the option of a union that a value belongs to. */
export function fieldsOf(schema: Schema | undefined, value?: unknown): Readonly<Record<string, Schema>> {
  const { fields, union } = schema ? nodeOf(schema) : {}
  const option = union && isObject(value) ? union.options.get(value[union.key]) : undefined
  return fields ?? option?.shape ?? {}
}

/** The schema of the value at `path` of `value`, as it was declared; absent where the schema has no such path. */
export function schemaAt(schema: Schema | undefined, path: Path, value: unknown): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined || !schema) return schema
  return schemaAt(
    typeof step === 'number' ? nodeOf(schema).items : fieldOf(fieldsOf(schema, value), step),
    rest,
    valueAt(value, [step]),
  )
}

/** The description of the value at `path` of `value`. */
export function nodeAt(schema: Schema, path: Path, value: unknown): SchemaNode | undefined {
  const found = schemaAt(schema, path, value)
  return found && nodeOf(found)
}

/** Every object has a `constructor`, which is no field. */
export const fieldOf = (fields: Readonly<Record<string, Schema>>, key: string): Schema | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (below, step) => (isObject(below) || Array.isArray(below) ? Reflect.get(below, step) : undefined),
    value,
  )
