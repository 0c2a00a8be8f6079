import type { z } from 'zod'
import { mapFields } from '../../schema/model/mapFields.ts'
import { nodeOf } from '../../schema/model/schemaNode.ts'
import { type AnySection, section as schema } from '../../schema/section.ts'

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** A section with no more than its schema asks for. */
export const leastOf = (section: AnySection): AnySection => required(schema, section) as AnySection // what is left out is optional

function required(schema: z.core.$ZodType, value: unknown): unknown {
  const { fields, items, union, least = 0 } = nodeOf(schema)
  const option = union?.options.get(Reflect.get(Object(value), union.key))
  if (option) return required(option, value)
  if (items && Array.isArray(value)) return value.slice(0, least).map(item => required(items, item))
  if (!fields) return value
  const kept = Object.entries(fields).filter(([, field]) => !nodeOf(field).isOptional)
  return Object.fromEntries(
    kept.map(([key, field]) => [key, required(field, Reflect.get(Object(value), key))]),
  )
}

/** A section with three times as many items, and with a long word in each text. */
export function mostOf(section: AnySection): AnySection {
  let count = 0
  return mapFields(schema, tripled(section), ({ kind, value }) =>
    kind === 'text' || kind === 'richText' ? `${value} ${WORD}${count++}` : value,
  ) as AnySection // texts and items stay what they are
}

function tripled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tripled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, below]) => [key, tripled(below)] as const)
  const more = entries.map(([key, below]) => [key, key === 'items' ? Array(3).fill(below).flat() : below])
  return Object.fromEntries(more)
}
