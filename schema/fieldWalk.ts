import { z } from 'zod'
import { ALT_KEY, type FieldKind, KIND } from './fields.ts'
import type { Path } from './problem.ts'

/** A marked string of a document: a link, a picture, an icon, a text … */
export interface Field {
  kind: FieldKind
  value: string
  path: Path
  /** The object in which it stands, for its neighbours. */
  parent: Readonly<Record<string, unknown>>
  /** For pictures: the key of the neighbour that must describe it. */
  altKey: string | undefined
}

/** What is inside `optional()`. */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.def.innerType) : schema

/** The option of a union that a value belongs to, by its discriminator. */
export function optionFor(schema: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const tag = isObject(value) ? value[schema.def.discriminator] : undefined
  return schema.options.find(
    option => option instanceof z.ZodObject && literalOf(option.shape[schema.def.discriminator]) === tag,
  )
}

/** Every value that a union's discriminator takes. */
export const tagsOf = (schema: z.ZodDiscriminatedUnion): string[] =>
  schema.options.flatMap(option =>
    option instanceof z.ZodObject ? (literalOf(option.shape[schema.def.discriminator]) ?? []) : [],
  )

const literalOf = (schema: unknown) => (schema instanceof z.ZodLiteral ? String(schema.value) : undefined)

/** The schema of what stands at `path` of `value`; absent where the schema knows no such place. */
export function schemaAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const here = unwrapped(schema)
  if (here instanceof z.ZodDiscriminatedUnion) {
    if (path.length === 0) return here
    const option = optionFor(here, value)
    return option && schemaAt(option, path, value)
  }
  const [step, ...rest] = path
  if (step === undefined) return here
  const below = isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest, below)
  const field = here instanceof z.ZodObject ? here.shape[String(step)] : undefined
  return field && schemaAt(field, rest, below)
}

/**
 * A copy of `value` in which every marked string is what `visit` makes of it.
 * To look without changing, return the field's value.
 * @param value valid against `schema`
 */
export function mapFields<V>(schema: z.core.$ZodType, value: V, visit: (field: Field) => string): V {
  // The walk keeps the shape: it replaces strings by strings, nothing else.
  return walk(schema, value, [], {}, visit) as V
}

function walk(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
  parent: Readonly<Record<string, unknown>>,
  visit: (field: Field) => string,
): unknown {
  const here = unwrapped(schema)
  if (typeof value === 'string') {
    const meta = here instanceof z.ZodString ? here.meta() : undefined
    const kind = meta?.[KIND]
    // Only fields.ts writes these marks, with these types.
    return kind
      ? visit({ kind: kind as FieldKind, value, path, parent, altKey: meta?.[ALT_KEY] as string | undefined })
      : value
  }
  if (here instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(here, value)
    return option ? walk(option, value, path, parent, visit) : value
  }
  if (here instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => walk(here.element, item, [...path, index], parent, visit))
  }
  if (here instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const field = here.shape[key]
        return [key, field ? walk(field, item, [...path, key], value, visit) : item]
      }),
    )
  }
  return value
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
