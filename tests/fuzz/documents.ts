import fc from 'fast-check'
import { z } from 'zod'

/**
 * Values that belong to a schema, made from the schema itself, so that a new section type needs nothing here.
 * Texts are those that the schema gives as examples, and strings that its patterns allow.
 */
export function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.def.innerType)
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.def.innerType))
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return numbersOf(schema)
  if (schema instanceof z.ZodArray) return listsOf(schema)
  if (schema instanceof z.ZodObject) return groupsOf(schema)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(valuesOf))
  if (schema instanceof z.ZodType && schema.def.type === 'string') return textsOf(schema)
  throw new Error(`The generator does not know ${schema._zod.def.type}`)
}

const textsOf = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const { examples } = schema.meta() ?? {}
  const known = Array.isArray(examples) ? examples : ['../schema/json/page.json']
  return fc.constantFrom(...known)
}

const numbersOf = ({ minValue, maxValue, isInt }: z.ZodNumber): fc.Arbitrary<unknown> => {
  const range = { min: Math.max(minValue ?? -1000, -1000), max: Math.min(maxValue ?? 3000, 3000) }
  return isInt ? fc.integer(range) : fc.double({ ...range, noNaN: true })
}

function listsOf(schema: z.ZodArray): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 3 } = schema._zod.bag as { minimum?: number; maximum?: number }
  return fc.array(valuesOf(schema.element), {
    minLength: minimum,
    maxLength: Math.max(minimum, Math.min(maximum, 3)),
  })
}

function groupsOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape)
  const requiredKeys = fields.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([name]) => name)
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys,
    noNullPrototype: true,
  })
}

/** One change somewhere in a value, of the kind that tells two validators apart. */
export interface Damage {
  /** Which of its places, as a share of them. */
  at: number
  what: 'delete' | 'add' | 'replace'
  value: unknown
}

/** What replaces something else: the edges of every pattern and range, and all kinds of values. */
const strange = [
  ...[
    '¦ ¦\n¦a\nb¦\u2028¦\u00a0¦é¦😀¦\ud800¦constructor¦__proto__¦/¦//¦/a b¦/a\\b¦/a?b¦/a#b¦#¦#a¦/é',
    '/images/a.PNG¦/a.png¦/a.png\n¦/a.pdf¦a.png¦https://¦https://a¦http://a¦mailto:a¦mailto:¦tel:1',
    'tel:a¦javascript:a¦HTTPS://a.b¦2025-02-29¦2024-02-29¦0000-01-01¦2025-00-10¦2025-1-1¦2025-04-31',
    "2025-12-31T00:00¦12025-01-01¦a@b.c¦a@b¦a..b@c.org¦.a@b.org¦o'a@b.org¦ä@b.org¦a@b.org ¦A@B.ORG",
    'a@[1.2.3.4]¦a+b@c-d.org¦book-open¦book--open¦-a¦a-¦1¦A¦hero¦HERO¦noon¦true¦12',
  ].flatMap(line => line.split('¦')),
  ...[0, -0, 1, -1, 1.5, 12, 13, 100, 101, 1900, 1e21, 2 ** 53, 1e-7, -1e308],
  ...[true, false, null, [], [[]], {}, [null], { type: 'hero' }, { type: 'nothing' }, { kind: 'mailto' }],
]

export const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.noBias(fc.nat({ max: 999_999 })).map(millionths => millionths / 1_000_000),
  what: fc.constantFrom('delete', 'add', 'replace', 'replace'),
  value: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...strange) },
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }),
  ),
})

/** A copy of a value with one change made to it. */
export function damaged(root: unknown, { at, what, value }: Damage): unknown {
  const copy: unknown = structuredClone(root)
  const places = placesIn(copy)
  const place = places[Math.floor(at * places.length)]
  if (!place) return value
  const { holder, key } = place
  if (what === 'replace') Reflect.set(holder, key, value)
  else if (what === 'add' && !Array.isArray(holder)) Reflect.set(holder, 'colour', value)
  else if (Array.isArray(holder))
    holder.splice(Number(key), what === 'delete' ? 1 : 0, ...(what === 'add' ? [value] : []))
  else Reflect.deleteProperty(holder, key)
  return copy
}

function placesIn(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [{ holder: value, key }, ...placesIn(below)])
}
