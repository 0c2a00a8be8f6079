import type { z } from 'zod'
import type { Path } from '../problems/problem.ts'
import { type InlineText, type Markup, type RichText, sourceText } from '../richText/RichText.ts'
import { type Reference, referencesIn } from '../richText/referencesIn.ts'
import { ALT_KEY, MARKUP, WIDTH } from './fields.ts'
import { isObject } from './isObject.ts'
import type { FieldKind } from './kinds.ts'
import { nodeOf, type SchemaNode } from './schemaNode.ts'

/** A string of a document that its schema marks as a link, a picture, an icon, a text …, or a link or picture within a text. */
export interface Field {
  kind: FieldKind
  /** Of a text that is written as a list of lines: the lines, with line breaks between them. */
  value: string
  path: Path
  /** The last key of the path; the places in a list do not count. */
  key?: string | undefined
  /** The object that holds the field, with its siblings. */
  parent: Readonly<Record<string, unknown>>
  /** Of a picture: the key of the sibling that describes it. */
  altKey: string | undefined
  /** Of a picture: the width of its place in CSS pixels. */
  width?: number | undefined
  /** How much of Markdown it takes; no other fields than running texts take any. */
  markup?: Markup | undefined
  /** Of a link or picture in a running text, whose `path` leads to that text. */
  reference?: Reference | undefined
}

/** Maps marked strings of every kind. */
export const mapFields = fieldMapper()

/** Visits the marked strings of some kinds, or of all where none is named. */
export function fieldWalker(...kinds: FieldKind[]) {
  const mapSome = kinds.length > 0 ? fieldMapper(kinds) : mapFields
  return (schema: z.core.$ZodType, value: unknown, visit: (field: Field) => void): void => {
    mapSome(schema, value, field => {
      visit(field)
      return field.value
    })
  }
}

/**
 * Maps a value of a schema to a copy in which each marked string is what `visit` returns for it. Parts in which nothing
 * changes are the same objects. The links and pictures in a running text are visited too, but only the text itself is mapped.
 */
function fieldMapper(kinds?: readonly FieldKind[]) {
  // Compiled once per schema: to inspect zod's schemas on every walk is slow.
  const mappers = new WeakMap<z.core.$ZodType, Mapper | undefined>()
  const mapperOf: MapperOf = schema => {
    if (!mappers.has(schema)) mappers.set(schema, compile(nodeOf(schema), mapperOf, kinds))
    return mappers.get(schema)
  }
  return <V>(schema: z.core.$ZodType, value: V, visit: Visit): V => {
    const map = mapperOf(schema)
    // The shape stays: strings replace strings, and nothing else changes.
    return map ? (map(value, undefined, {}, visit) as V) : value
  }
}

type Visit = (field: Field) => string | InlineText | RichText

/** A value that does not fit its schema is returned as it is. */
type Mapper = (value: unknown, step: Step | undefined, parent: Field['parent'], visit: Visit) => unknown

/** `undefined` for a schema without marked strings. */
type MapperOf = (schema: z.core.$ZodType) => Mapper | undefined

/** The last step of a path, linked to the steps before it. */
interface Step {
  key: string | number
  before: Step | undefined
}

function compile(node: SchemaNode, mapperOf: MapperOf, kinds?: readonly FieldKind[]): Mapper | undefined {
  const { kind, meta, schema, fields, items, union } = node
  const takes = (one: FieldKind) => !kinds || kinds.includes(one)
  // Only fields.ts writes these marks, with these types.
  if (kind === 'richText') return textMapper(meta[MARKUP] as Markup, takes)
  if (schema.type === 'string') return kind && takes(kind) ? stringMapper(kind, meta) : undefined
  if (items) return listMapper(items, mapperOf)
  if (fields) return objectMapper(fields, mapperOf)
  return union && unionMapper(union, mapperOf)
}

function stringMapper(kind: FieldKind, meta: SchemaNode['meta']): Mapper {
  // As above.
  const marks: Marks = { kind, altKey: meta[ALT_KEY] as string, width: meta[WIDTH] as number }
  return (value, step, parent, visit) =>
    typeof value === 'string' ? visit(new VisitedField(marks, value, parent, step)) : value
}

/** In CSS pixels: a picture in a text is as wide as its column. */
const COLUMN = 720

function textMapper(markup: Markup, takes: (kind: FieldKind) => boolean): Mapper | undefined {
  if (!takes('richText') && !takes('link') && !takes('image')) return undefined
  const marks: Marks = { kind: 'richText', markup }
  const hasReferences = takes('link') || takes('image')
  return (value, step, parent, visit) => {
    if (!isText(value)) return value
    const text = sourceText(value)
    const mapped = takes('richText') ? visit(new VisitedField(marks, text, parent, step)) : text
    if (!hasReferences) return mapped === text ? value : mapped
    for (const reference of referencesIn(text, markup)) {
      const { kind } = reference
      const width = kind === 'image' ? COLUMN : undefined
      if (takes(kind)) visit(new VisitedField({ kind, width, reference }, reference.value, parent, step))
    }
    return mapped === text ? value : mapped
  }
}

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every(line => typeof line === 'string'))

/** What a field is by its schema, or by its text. */
type Marks = Pick<Field, 'kind'> & Partial<Pick<Field, 'altKey' | 'width' | 'markup' | 'reference'>>

/** Builds its path on demand: most fields have no problem, and nobody asks for their paths. */
class VisitedField implements Field {
  readonly kind: FieldKind
  readonly value: string
  readonly parent: Field['parent']
  readonly altKey: string | undefined
  readonly width: number | undefined
  readonly markup: Markup | undefined
  readonly reference: Reference | undefined
  readonly #step: Step | undefined

  constructor(
    { kind, altKey, width, markup, reference }: Marks,
    value: string,
    parent: Field['parent'],
    step: Step | undefined,
  ) {
    this.kind = kind
    this.value = value
    this.parent = parent
    this.altKey = altKey
    this.width = width
    this.markup = markup
    this.reference = reference
    this.#step = step
  }

  get key(): string | undefined {
    let step = this.#step
    while (typeof step?.key === 'number') step = step.before
    return step && String(step.key)
  }

  get path(): Path {
    const path: (string | number)[] = []
    for (let step = this.#step; step; step = step.before) path.unshift(step.key)
    return path
  }
}

function listMapper(items: z.core.$ZodType, mapperOf: MapperOf): Mapper | undefined {
  const mapItem = mapperOf(items)
  if (!mapItem) return undefined
  return (value, before, parent, visit) => {
    if (!Array.isArray(value)) return value
    let changed: unknown[] | undefined
    for (let key = 0; key < value.length; key++) {
      const mapped = mapItem(value[key], { key, before }, parent, visit)
      if (mapped === value[key]) continue
      changed ??= [...value]
      changed[key] = mapped
    }
    return changed ?? value
  }
}

function objectMapper(fields: NonNullable<SchemaNode['fields']>, mapperOf: MapperOf): Mapper | undefined {
  const properties = Object.entries(fields).flatMap(([key, field]) => {
    const mapField = mapperOf(field)
    return mapField ? [[key, mapField] as const] : []
  })
  if (properties.length === 0) return undefined
  return (value, before, _, visit) => {
    if (!isObject(value)) return value
    let changed: Record<string, unknown> | undefined
    for (const [key, mapField] of properties) {
      const field = value[key]
      if (field === undefined) continue
      const mapped = mapField(field, { key, before }, value, visit)
      if (mapped === field) continue
      changed ??= { ...value }
      changed[key] = mapped
    }
    return changed ?? value
  }
}

function unionMapper({ key, options }: NonNullable<SchemaNode['union']>, mapperOf: MapperOf): Mapper {
  const mappers = new Map([...options].map(([tag, option]) => [tag, mapperOf(option)]))
  return (value, step, parent, visit) => {
    const mapOption = isObject(value) ? mappers.get(value[key]) : undefined
    return mapOption ? mapOption(value, step, parent, visit) : value
  }
}
