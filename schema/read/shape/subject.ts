import type { z } from 'zod'
import { schemaAt, valueAt } from '../../model/schemaNode.ts'
import type { Path } from '../../problems/problem.ts'
import type { Locator } from '../source.ts'
import { labelOf } from './fieldWords.ts'

export type Issue = z.core.$ZodIssue

export const asPath = (path: readonly PropertyKey[]): Path =>
  path.map(step => (typeof step === 'number' ? step : String(step)))

export type Subject = ReturnType<typeof subjectOf>

/** What an issue is about. */
export function subjectOf({ path: steps }: Issue, schema: z.core.$ZodType, value: unknown, locator: Locator) {
  const path = asPath(steps)
  const above = path.slice(0, -1)
  return {
    ...{ path, locator, label: labelOf(path) },
    actual: valueAt(value, path),
    /** The object that holds the value, and its schema. */
    holder: valueAt(value, above),
    holderSchema: schemaAt(schema, above, value),
    field: schemaAt(schema, path, value),
  }
}
