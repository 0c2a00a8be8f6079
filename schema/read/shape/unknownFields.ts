import type { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import { fieldsOf, schemaAt, valueAt } from '../../model/schemaNode.ts'
import { listed } from '../../problems/listed.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import type { Locator } from '../source.ts'
import { guess } from '../suggest.ts'
import { fieldMeant, listHolding, placeFor } from './fieldPlaces.ts'
import { whereIn } from './fieldWords.ts'

/**
 * Fields that a group does not have: misspelt, or made up.
 * @param claimed collects the fields that were meant, so that none of them is reported as missing
 */
export function unknownFields(
  keys: readonly string[],
  path: Path,
  schema: z.core.$ZodType,
  value: unknown,
  locator: Locator,
  claimed: Set<string>,
): Problem[] {
  const parent = valueAt(value, path)
  const fields = fieldsOf(schemaAt(schema, path, value), parent)
  const allowed = Object.keys(fields)
  const present = isObject(parent) ? Object.keys(parent) : []
  const missing = allowed.filter(name => !present.includes(name))
  // What is there already is least likely to be meant.
  const likeliest = [...missing, ...allowed.filter(name => present.includes(name))]
  return keys.map(key => {
    // "photo" is nearer to "phone" than to "image", so meaning goes before spelling.
    const meant = fieldMeant(key, fields, missing)
    const suggestion = meant === undefined ? guess(key, missing) : { word: meant, isSure: false }
    const isUnclaimed = !!suggestion && !claimed.has([...path, suggestion.word].join('\n'))
    if (suggestion) claimed.add([...path, suggestion.word].join('\n'))
    const list = suggestion ? undefined : listHolding(key, fields)
    if (list && missing.includes(list)) claimed.add([...path, list].join('\n'))
    const cure = suggestion
      ? `Did you mean "${suggestion.word}"?`
      : unknownCure(
          placeFor(key, fields),
          likeliest.filter(name => !NEVER_MEANT.has(name)),
        )
    const message = `There is no field "${key}" ${whereIn(parent, 'a')}.`
    const repair =
      suggestion?.isSure && isUnclaimed ? locator.renaming([...path, key], suggestion.word) : undefined
    return locator.problem('unknown-field', [...path, key], message, cure, { at: 'key', repair })
  })
}

/** Fields that nobody writes by another name. */
const NEVER_MEANT = new Set(['$schema', 'hidden'])

const unknownCure = (place: string | undefined, names: readonly string[]): string =>
  place ? `Write it ${place}` : `Delete it. This place takes ${listed(names, names.length > 8 ? 6 : 8)}.`
