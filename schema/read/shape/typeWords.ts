import type { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import { nodeOf, type SchemaNode } from '../../model/schemaNode.ts'
import type { Wording } from '../../problems/problem.ts'
import { withExample } from './fieldWords.ts'

/** By zod's name of a type: what messages call it, and how it is written. */
const types: Record<string, { is: Wording; write: string }> = {
  string: { is: 'text', write: 'Write text in double quotes.' },
  number: { is: 'a number', write: 'Write a number, without quotes.' },
  int: { is: 'a whole number', write: 'Write a whole number, without quotes.' },
  boolean: {
    is: { text: 'true or false', inForms: 'yes or no' },
    write: 'Write true or false, without quotes.',
  },
  array: { is: { text: 'a list [ ]', inForms: 'a list' }, write: 'Put it in square brackets: [ … ].' },
  object: { is: { text: 'a group of fields in { }', inForms: 'a group of fields' }, write: 'Write { … }.' },
}

/** @param expected zod's name of a type */
export const expectedWords = (expected: string): Wording => types[expected]?.is ?? 'something else'

export function actualWords(actual: unknown): string {
  if (actual === null) return 'nothing ("null")'
  if (Array.isArray(actual)) return 'a list [ ]'
  if (isObject(actual)) return 'a group { }'
  // JSON.parse turns 1e999 into Infinity.
  if (typeof actual === 'number')
    return Number.isFinite(actual) ? 'a number' : 'one that is too large to be read'
  return typeof actual === 'string' ? 'text' : `${actual}`
}

/** What to write in place of a value of the wrong type. */
interface TypeSuggestion {
  suggestion: Wording
  /** The right value as JSON. Absent where another one is possible. */
  replacement?: string
}

/**
 * @param expected zod's name of the type that the field has
 * @param written the value as it is written in the document
 */
export function typeSuggestion(
  expected: string,
  actual: unknown,
  written: string,
  field: z.core.$ZodType | undefined,
): TypeSuggestion {
  const node = field && nodeOf(field)
  const replacement = convert(expected, actual, written)
  if (replacement && accepts(field, replacement)) {
    if (Array.isArray(actual))
      return { suggestion: 'Write one text in double quotes, without brackets.', replacement }
    const how = expected === 'string' ? 'Put it in double quotes' : 'Write it without quotes'
    return { suggestion: `${how}: ${replacement}.`, replacement }
  }
  if (expected === 'array') return listSuggestion(actual, written, field)
  if (expected === 'object' && node?.fields && !Array.isArray(actual))
    return { suggestion: `Write ${outline(node.fields)}.` }
  if (expected === 'object' && node?.union)
    return { suggestion: `Write { "${node.union.key}": "…", … }, or delete it.` }
  if (expected === 'int' && typeof actual === 'number')
    return { suggestion: `Write a whole number, such as ${Math.round(actual)}.` }
  const percentage = typeof actual === 'string' ? /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(actual)?.[1] : undefined
  if (percentage) return { suggestion: `Write ${percentage}, without quotes and without the sign.` }
  const number = /^(?:number|int)$/.test(expected) ? numberIn(actual) : undefined
  if (number && accepts(field, number)) return { suggestion: `Write ${number} alone, without quotes.` }
  if (expected === 'number' && node?.isNullable)
    return { suggestion: withExample('Write a number without quotes, or null where it is not known.', field) }
  return { suggestion: withExample(types[expected]?.write ?? 'Write it anew.', field) }
}

/** The only number in a text: "GHS 9,500", "300/-", "0.187° W". West and south are less than 0. */
function numberIn(actual: unknown): string | undefined {
  const [, written = '', unit = ''] =
    (typeof actual === 'string' && /^[^\d-]*(\d[\d,]*(?:\.\d+)?)([^\d]*)$/.exec(actual)) || []
  const number = GROUPED.test(written) ? written.replaceAll(',', '') : written
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(number)) return undefined
  return /^\s*°?\s*[SW]\b/i.test(unit) ? `-${number}` : number
}

/** The same value in the right type, as JSON. */
function convert(expected: string, actual: unknown, written: string): string | undefined {
  if (expected === 'string' && Array.isArray(actual) && actual.every(line => typeof line === 'string'))
    return JSON.stringify(actual.filter(line => line.trim() !== '').join(' '))
  if (expected === 'string' && (typeof actual === 'number' || typeof actual === 'boolean'))
    return `"${written}"`
  if (typeof actual !== 'string') return undefined
  const plain = actual.trim().toLowerCase()
  const number = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
  if (/^(?:number|int)$/.test(expected) && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(number)) return number
  if (expected !== 'boolean') return undefined
  if (plain === 'true' || plain === 'yes') return 'true'
  return plain === 'false' || plain === 'no' ? 'false' : undefined
}

/** "9,500", as spreadsheets show it. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

function listSuggestion(
  actual: unknown,
  written: string,
  field: z.core.$ZodType | undefined,
): TypeSuggestion {
  const items = field && nodeOf(field).items
  const { fields, choices } = items ? nodeOf(items) : {}
  if (fields && typeof actual === 'string')
    return { suggestion: `Write [${outline(fields)}], an entry for each.` }
  if (choices && typeof actual === 'string') {
    const some = choices.slice(0, 2).map(option => JSON.stringify(option))
    return { suggestion: `Write each in quotes of its own, in full: [${some.join(', ')}].` }
  }
  // Cells of a spreadsheet have tabs between them. A comma between digits is part of a number.
  const separator = typeof actual === 'string' && actual.includes('\t') ? /\t+/ : /,(?!\d{3}(?!\d))/
  if (typeof actual === 'string' && separator.test(actual)) {
    const entries = actual.split(separator).map(text => JSON.stringify(text.trim()))
    return {
      suggestion: `Put it in square brackets, each entry in quotes of its own: [${entries.join(', ')}].`,
    }
  }
  const replacement = `[${written}]`
  const isSure = accepts(field, replacement)
  const shown = isSure && written.length < 40 ? replacement : '[ … ]'
  return {
    suggestion: `Put it in square brackets: ${shown}.`,
    ...(isSure && { replacement }),
  }
}

const accepts = (field: z.core.$ZodType | undefined, json: string): boolean =>
  field !== undefined && nodeOf(field).schema.safeParse(JSON.parse(json)).success

/** `{ "question": …, "answer": … }`: the required fields of a group. */
const outline = (fields: NonNullable<SchemaNode['fields']>): string =>
  `{ ${Object.entries(fields)
    .filter(([, field]) => !nodeOf(field).isOptional)
    .map(([name]) => `"${name}": …`)
    .join(', ')} }`
