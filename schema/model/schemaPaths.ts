import { z } from 'zod'
import type { Path } from '../problems/problem.ts'
import { isObject } from './isObject.ts'

/** The schema of the value at `path` of `value`, without its `optional()`; absent where the schema has no such path. */
export function schemaAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const declared = declaredAt(schema, path, value)
  return declared && unwrapped(declared)
}

/** The same schema as it was declared, with its `optional()`. */
export function declaredAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const here = unwrapped(schema)
  if (here instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(here, value)
    return option && declaredAt(option, path, value)
  }
  const below = valueAt(value, [step])
  if (here instanceof z.ZodUnion) return typeof step === 'number' ? lineOf(here) : undefined
  if (here instanceof z.ZodArray) return declaredAt(here.element, rest, below)
  const field = here instanceof z.ZodObject ? here.shape[String(step)] : undefined
  return field && declaredAt(field, rest, below)
}

/** The schema of a line, where a field takes one text or a list of lines. */
const lineOf = (schema: z.ZodUnion): z.core.$ZodType | undefined =>
  schema.options.find(option => option instanceof z.ZodArray)?.element

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (below, step) => (isObject(below) || Array.isArray(below) ? Reflect.get(below, step) : undefined),
    value,
  )

export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.def.innerType) : schema

/** The option of a union that a value belongs to, by its discriminator. */
export function optionFor(schema: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const tag = isObject(value) ? value[schema.def.discriminator] : undefined
  return schema.options.find(option => option instanceof z.ZodObject && tagOf(option, schema) === tag)
}

/** Every value that a union's discriminator takes. */
export const tagsOf = (schema: z.ZodDiscriminatedUnion): string[] =>
  schema.options.flatMap(option => tagOf(option, schema) ?? [])

/** The value of the discriminator in an option of a union. */
export function tagOf(option: z.core.$ZodType, { def }: z.ZodDiscriminatedUnion): string | undefined {
  const tag = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined
  return tag instanceof z.ZodLiteral ? String(tag.value) : undefined
}
