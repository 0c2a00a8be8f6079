import { z } from 'zod'
import { FieldPlans, literalOf, type Plan, unwrapped } from './fieldPlans.ts'
import type { FieldKind } from './fields.ts'
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

/** The schema of what stands at `path` of `value`; absent where the schema knows no such place. */
export function schemaAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const declared = declaredAt(schema, path, value)
  return declared && unwrapped(declared)
}

/** The same with what says that it can be left out. */
export function declaredAt(schema: z.core.$ZodType, path: Path, value: unknown): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const here = unwrapped(schema)
  if (here instanceof z.ZodDiscriminatedUnion) {
    const option = optionFor(here, value)
    return option && declaredAt(option, path, value)
  }
  const below = valueAt(value, [step])
  if (here instanceof z.ZodArray) return declaredAt(here.element, rest, below)
  const field = here instanceof z.ZodObject ? here.shape[String(step)] : undefined
  return field && declaredAt(field, rest, below)
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (below, step) => (isObject(below) || Array.isArray(below) ? Reflect.get(below, step) : undefined),
    value,
  )

/**
 * A walk over the marked strings of some kinds, or of all: gives `value` with what `visit` makes of each; parts in which
 * nothing changes are the same objects. To look without changing, return the field's value.
 */
export function fieldWalk(...kinds: FieldKind[]) {
  const plans = new FieldPlans(kinds)
  /** @param value valid against `schema` */
  return <V>(schema: z.core.$ZodType, value: V, visit: (field: Field) => string): V => {
    const plan = plans.of(schema)
    // The walk keeps the shape: it replaces strings by strings, nothing else.
    return plan ? (mapped(plan, value, undefined, {}, visit) as V) : value
  }
}

export const mapFields = fieldWalk()

/** A step of a path, and those before it. */
interface Step {
  key: string | number
  before: Step | undefined
}

/** Most fields are all right, and nobody asks where those stand: a path is put together for those who do. */
class FoundField implements Field {
  constructor(
    readonly kind: FieldKind,
    readonly altKey: string | undefined,
    readonly value: string,
    readonly parent: Field['parent'],
    readonly step: Step | undefined,
  ) {}

  get path(): Path {
    const path: (string | number)[] = []
    for (let step = this.step; step; step = step.before) path.unshift(step.key)
    return path
  }
}

function mapped(
  plan: Plan,
  value: unknown,
  step: Step | undefined,
  parent: Field['parent'],
  visit: (field: Field) => string,
): unknown {
  if (plan.is === 'field')
    return typeof value === 'string'
      ? visit(new FoundField(plan.kind, plan.altKey, value, parent, step))
      : value
  if (plan.is === 'list') {
    if (!Array.isArray(value)) return value
    const items = value.map((item, key) => mapped(plan.items, item, { key, before: step }, parent, visit))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isObject(value)) return value
  if (plan.is === 'union') {
    const option = plan.options.get(value[plan.tag])
    return option ? mapped(option, value, step, parent, visit) : value
  }
  let changed: Record<string, unknown> | undefined
  for (const [key, below] of plan.keys) {
    const before = value[key]
    if (before === undefined) continue
    const after = mapped(below, before, { key, before: step }, value, visit)
    if (after === before) continue
    changed ??= { ...value }
    changed[key] = after
  }
  return changed ?? value
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
