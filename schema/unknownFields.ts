import { z } from 'zod'
import { isObject, optionFor, schemaAt, valueAt } from './fieldWalk.ts'
import { mendable, type Path, type Problem } from './problem.ts'
import type { Locator } from './source.ts'
import { guess, listed } from './suggest.ts'
import { whereIn } from './words.ts'

/** Fields that a group does not have: misspelt, or made up. @param claimed the fields that were meant, which are not missing then */
export function unknownFields(
  keys: readonly string[],
  path: Path,
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
  claimed: Set<string>,
): Problem[] {
  const parent = valueAt(value, path)
  const allowed = fieldNames(schemaAt(schema, path, value), parent)
  const present = isObject(parent) ? Object.keys(parent) : []
  return keys.map(key => {
    const meant = guess(
      key,
      allowed.filter(name => !present.includes(name)),
    )
    const isFirst = !!meant && !claimed.has([...path, meant.word].join('\n'))
    if (meant) claimed.add([...path, meant.word].join('\n'))
    const cure = meant
      ? `Did you mean "${meant.word}"?`
      : `Delete it. This place takes ${listed(allowed.filter(name => name !== '$schema'))}.`
    return mendable(
      locator.problem(
        'unknown-field',
        [...path, key],
        `There is no field "${key}" ${whereIn(parent, 'a')}.`,
        cure,
        'key',
      ),
      meant?.isSure && isFirst ? locator.renaming([...path, key], meant.word) : undefined,
    )
  })
}

function fieldNames(schema: z.core.$ZodType | undefined, value: unknown): string[] {
  const object = schema instanceof z.ZodDiscriminatedUnion ? optionFor(schema, value) : schema
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}
