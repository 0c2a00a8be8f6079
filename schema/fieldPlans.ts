import { z } from 'zod'
import { ALT_KEY, type FieldKind, KIND } from './fields.ts'

/** Where marked strings stand below a schema. */
export type Plan =
  | { is: 'field'; kind: FieldKind; altKey: string | undefined }
  | { is: 'list'; items: Plan }
  | { is: 'object'; keys: readonly (readonly [string, Plan])[] }
  | { is: 'union'; tag: string; options: ReadonlyMap<unknown, Plan> }

/** Finds out once where the strings of some kinds stand, or of all: to ask zod's schemas at each walk takes long. */
export class FieldPlans {
  readonly #kinds: readonly FieldKind[]
  readonly #plans = new WeakMap<z.core.$ZodType, Plan | undefined>()

  constructor(kinds: readonly FieldKind[]) {
    this.#kinds = kinds
  }

  /** @returns nothing where no such string can stand below */
  of(schema: z.core.$ZodType): Plan | undefined {
    if (!this.#plans.has(schema)) this.#plans.set(schema, this.#make(unwrapped(schema)))
    return this.#plans.get(schema)
  }

  #make(schema: z.core.$ZodType): Plan | undefined {
    if (schema instanceof z.ZodString) {
      const meta = schema.meta()
      // Only fields.ts writes these marks, with these types.
      const kind = meta?.[KIND] as FieldKind | undefined
      if (!kind || (this.#kinds.length > 0 && !this.#kinds.includes(kind))) return undefined
      return { is: 'field', kind, altKey: meta?.[ALT_KEY] as string | undefined }
    }
    if (schema instanceof z.ZodArray) {
      const items = this.of(schema.element)
      return items && { is: 'list', items }
    }
    if (schema instanceof z.ZodObject) {
      const keys = this.#each(Object.entries(schema.shape))
      return keys.length > 0 ? { is: 'object', keys } : undefined
    }
    if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined
    const tag = schema.def.discriminator
    const options = schema.options.flatMap(option =>
      option instanceof z.ZodObject ? [[literalOf(option.shape[tag]), option] as const] : [],
    )
    return { is: 'union', tag, options: new Map<unknown, Plan>(this.#each(options)) }
  }

  #each<K>(schemas: readonly (readonly [K, z.core.$ZodType])[]): (readonly [K, Plan])[] {
    return schemas.flatMap(([key, schema]) => {
      const plan = this.of(schema)
      return plan ? [[key, plan] as const] : []
    })
  }
}

/** What is inside `optional()`. */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? unwrapped(schema.def.innerType) : schema

export const literalOf = (schema: unknown) =>
  schema instanceof z.ZodLiteral ? String(schema.value) : undefined
