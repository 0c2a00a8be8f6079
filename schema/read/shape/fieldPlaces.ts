import type { z } from 'zod'
import { KEYWORDS } from '../../model/fields.ts'
import { kinds } from '../../model/kinds.ts'
import { page } from '../../model/page.ts'
import { fieldsOf, nodeOf } from '../../model/schemaNode.ts'
import { site } from '../../model/site.ts'
import { listed } from '../../problems/listed.ts'
import { say, type Wording } from '../../problems/problem.ts'
import { sectionDefinitions } from '../../section.ts'
import { fieldKindOf, withExample } from './fieldWords.ts'

/** More section types than this say nothing about where a field belongs. */
const MOST_TYPES = 4

/**
 * Where something can be written that an author has written as a field of another place.
 * @param fields the fields of that place
 * @returns the end of "Write it …", or nothing
 */
export function placeFor(name: string, fields: Shape): Wording | undefined {
  if (name.length > LONGEST) return undefined
  const [own] = namesFor(name, fields)
  if (own !== undefined) return withExample(say`as ${say.field(own)}, or delete it.`, fields[own])
  const group = Object.keys(fields).find(field => Object.hasOwn(fieldsOf(fields[field]), name))
  if (group) return say`in ${say.field(group)} here, or delete it.`
  const list = listHolding(name, fields)
  const example = { text: `: "${list}": [{ "${name}": … }]`, inForms: '' }
  if (list) return say`in ${say.field(list)} here${example}. Or delete it.`
  const place = placeOnSite(name) ?? placeOnPage(name) ?? placeInSection(name)
  return place && say`${place}, or delete it.`
}

/** No field has a longer name. */
const LONGEST = 100

/** The missing field that is meant by a name of the same meaning, where that can be one only. */
export function fieldMeant(name: string, fields: Shape, missing: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined
  const plain = plainName(name)
  const ofKind = Object.keys(fields).filter(field => {
    const schema = fields[field]
    const kind = schema && fieldKindOf(schema)
    return kind !== undefined && kinds[kind].alsoCalled?.includes(plain)
  })
  const required = ofKind.filter(field => {
    const schema = fields[field]
    return schema && !nodeOf(schema).isOptional
  })
  const [likely = []] = [ofKind, required].filter(({ length }) => length === 1)
  const meant = [namesFor(name, fields)[0], ...likely]
  return meant.find(field => field !== undefined && missing.includes(field))
}

/** The list whose entries have a field, such as "groups" of people for "items". */
export const listHolding = (name: string, fields: Shape): string | undefined =>
  Object.keys(fields).find(field => {
    const schema = fields[field]
    return schema && Object.hasOwn(fieldsOf(nodeOf(schema).items), name)
  })

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** The fields of a group that an author may look for under a name. */
const namesFor = (name: string, fields: Shape): string[] =>
  Object.keys(fields).filter(field => keywordsOf(fields[field]).includes(plainName(name)))

const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

function keywordsOf(field: z.core.$ZodType | undefined): readonly unknown[] {
  const keywords = field && nodeOf(field).meta[KEYWORDS]
  return Array.isArray(keywords) ? keywords : []
}

/** Groups of `_site.json` whose keys are words of the interface and section types: no fact of a site. */
const WITHOUT_FACTS = ['words', 'versions']

/** Groups of `_site.json`, and fields of its own. */
function placeOnSite(name: string): Wording | undefined {
  const file = say.document('_site.json')
  for (const [group, schema] of Object.entries(site.shape)) {
    if (WITHOUT_FACTS.includes(group)) continue
    const fields = fieldsOf(schema)
    if (Object.hasOwn(fields, name)) return say`in ${say.field(group)} of ${file}`
    const [field] = namesFor(name, fields)
    if (field) return say`as ${say.field(field)} in ${say.field(group)} of ${file}`
  }
  return Object.hasOwn(site.shape, name) && !Object.hasOwn(page.shape, name) ? say`in ${file}` : undefined
}

function placeOnPage(name: string): Wording | undefined {
  const [field = name] = namesFor(name, page.shape)
  return Object.hasOwn(page.shape, field)
    ? say`as ${say.field(field)} of the page, before its sections`
    : undefined
}

function placeInSection(name: string): Wording | undefined {
  const types: string[] = []
  for (const { type, schema } of sectionDefinitions) {
    const [field] = namesFor(name, schema.shape)
    if (field) return say`in ${say.field(field)} of a ${say.choice(type)} section`
    if (Object.hasOwn(schema.shape, name)) types.push(type)
  }
  return types.length > 0 && types.length <= MOST_TYPES
    ? say`in a ${listed(types.map(say.choice))} section`
    : undefined
}
