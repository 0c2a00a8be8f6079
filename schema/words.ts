import { z } from 'zod'
import { unwrapped } from './fieldPlans.ts'
import { KIND } from './fields.ts'
import { isObject } from './fieldWalk.ts'
import type { Path } from './problem.ts'

/** How a field is called: by its key, or by its place in a list. */
export function nameOf(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'The document'
  if (typeof last === 'string') return `"${last}"`
  return `Entry ${last + 1} of "${path.findLast(step => typeof step === 'string')}"`
}

export const kindOfField = (field: z.core.$ZodType | undefined): unknown =>
  field instanceof z.ZodType ? field.meta()?.[KIND] : undefined

/** The field's description and example, as its schema gives them. */
export function describe(field: z.core.$ZodType | undefined): string {
  const meta = field instanceof z.ZodType ? field.meta() : undefined
  const example = Array.isArray(meta?.examples) ? ` Example: ${JSON.stringify(meta.examples[0])}.` : ''
  return `${meta?.description ?? 'Look at a page that works.'}${example}`
}

/** In which section a field is missing or too many. */
export const whereIn = (holder: unknown, article: 'a' | 'this'): string =>
  isObject(holder) && typeof holder.type === 'string' ? `in ${article} "${holder.type}" section` : 'here'

/** How a cure goes on where something can be left out as well: an entry of a list, or a field that is not needed. */
export function orDelete(path: Path, declared: z.core.$ZodType | undefined): string {
  if (typeof path.at(-1) === 'number') return ', or delete the entry'
  return declared instanceof z.ZodOptional ? ', or delete the field' : ''
}

const kinds: Record<string, { is: string; write: string }> = {
  string: { is: 'text', write: 'Write text in double quotes.' },
  number: { is: 'a number', write: 'Write a number, without quotes.' },
  int: { is: 'a whole number', write: 'Write a whole number, without quotes.' },
  boolean: { is: 'true or false', write: 'Write true or false, without quotes.' },
  array: { is: 'a list [ ]', write: 'Put it in square brackets: [ … ].' },
  object: { is: 'a group of fields in { }', write: 'Write { … }.' },
}

export const expectedWords = (expected: string) => kinds[expected]?.is ?? 'something else'

export function kindWords(actual: unknown): string {
  if (actual === null) return 'nothing ("null")'
  if (Array.isArray(actual)) return 'a list [ ]'
  if (isObject(actual)) return 'a group { }'
  if (typeof actual === 'number')
    return Number.isFinite(actual) ? 'a number' : 'one that is too large to be read'
  return typeof actual === 'string' ? 'text' : `${actual}`
}

/** What to write in the place of a value of the wrong kind. */
interface KindCure {
  cure: string
  /** The text of the right value, where only one can be meant. */
  written?: string
}

/** @param text the value as it stands in the document */
export function kindCure(
  expected: string,
  actual: unknown,
  text: string,
  field: z.core.$ZodType | undefined,
): KindCure {
  const written = rewritten(expected, actual, text)
  if (written && accepts(field, written)) return { cure: cureOf(expected, written), written }
  if (expected === 'array') return listCure(actual, text, field)
  if (expected === 'object' && field instanceof z.ZodObject && !Array.isArray(actual))
    return { cure: `Write ${outline(field)}. ${describe(field)}` }
  if (expected === 'object' && field instanceof z.ZodDiscriminatedUnion)
    return { cure: `Write { "${field.def.discriminator}": "…", … }, or delete it.` }
  if (expected === 'int' && typeof actual === 'number')
    return { cure: `Write a whole number, such as ${Math.round(actual)}.` }
  const figures = typeof actual === 'string' ? /^\s*(\d+)\s*%\s*$/.exec(actual)?.[1] : undefined
  if (figures) return { cure: `Write ${figures}, without quotes and without the sign.` }
  return { cure: `${kinds[expected]?.write ?? 'Write it anew.'} ${describe(field)}` }
}

/** The same value in the right kind, as text of a document. */
function rewritten(expected: string, actual: unknown, text: string): string | undefined {
  if (expected === 'string' && (typeof actual === 'number' || typeof actual === 'boolean')) return `"${text}"`
  if (typeof actual !== 'string') return undefined
  const plain = actual.trim().toLowerCase()
  if (/^(?:number|int)$/.test(expected) && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(plain)) return plain
  if (expected !== 'boolean') return undefined
  if (plain === 'true' || plain === 'yes') return 'true'
  return plain === 'false' || plain === 'no' ? 'false' : undefined
}

const cureOf = (expected: string, written: string) =>
  expected === 'string' ? `Put it in double quotes: ${written}.` : `Write it without quotes: ${written}.`

function listCure(actual: unknown, text: string, field: z.core.$ZodType | undefined): KindCure {
  if (typeof actual === 'string' && actual.includes(',')) {
    const entries = actual.split(',').map(entry => JSON.stringify(entry.trim()))
    return { cure: `Put it in square brackets, each entry in quotes of its own: [${entries.join(', ')}].` }
  }
  if (!accepts(field, `[${text}]`)) return { cure: `Put it in square brackets: [ … ]. ${describe(field)}` }
  const shown = text.length < 40 ? `[${text}]` : '[ … ]'
  return { cure: `Put it in square brackets: ${shown}. ${describe(field)}`, written: `[${text}]` }
}

const accepts = (field: z.core.$ZodType | undefined, written: string): boolean =>
  field instanceof z.ZodType && field.safeParse(JSON.parse(written)).success

/** `{ "question": …, "answer": … }`: the fields that a group cannot do without. */
const outline = (group: z.ZodObject): string =>
  `{ ${Object.entries(group.shape)
    .filter(([, field]) => unwrapped(field) === field)
    .map(([name]) => `"${name}": …`)
    .join(', ')} }`
