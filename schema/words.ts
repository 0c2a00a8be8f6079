import { z } from 'zod'
import { KIND } from './fields.ts'
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
  return `${meta?.description ?? 'See a page that works.'}${example}`
}

export const expectedWords = (expected: string) =>
  ({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object in { }',
  })[expected] ?? expected

export function kindWords(actual: unknown): string {
  if (actual === null) return 'null'
  if (Array.isArray(actual)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: `${actual}`, object: 'an object' }[
      typeof actual as string
    ] ?? 'something else'
  )
}

export function kindCure(expected: string, actual: unknown, field: z.core.$ZodType | undefined): string {
  if (expected === 'string' && (typeof actual === 'number' || typeof actual === 'boolean'))
    return `Put it in double quotes: "${actual}".`
  if ((expected === 'number' || expected === 'int') && typeof actual === 'string' && /^\d+$/.test(actual))
    return `Write it without quotes: ${actual}.`
  if (expected === 'int' && typeof actual === 'number')
    return `Write a whole number, such as ${Math.round(actual)}.`
  if (expected === 'array' && !Array.isArray(actual))
    return `Put it in square brackets: [ … ]. ${describe(field)}`
  if (expected === 'boolean' && typeof actual === 'string' && /^(true|false)$/i.test(actual))
    return `Write it without quotes: ${actual.toLowerCase()}.`
  return describe(field)
}
