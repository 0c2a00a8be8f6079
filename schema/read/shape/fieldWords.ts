import type { z } from 'zod'
import { isObject } from '../../model/isObject.ts'
import type { FieldKind } from '../../model/kinds.ts'
import { nodeOf } from '../../model/schemaNode.ts'
import { type Path, say, type Wording } from '../../problems/problem.ts'

/** What messages call a field: its key, or its position in a list. */
export function labelOf(path: Path): Wording {
  const last = path.at(-1)
  if (last === undefined) return 'The document'
  if (typeof last === 'string') return say.field(last)
  return say`Entry ${last + 1} of ${say.field(path.findLast(step => typeof step === 'string') ?? '')}`
}

type Field = z.core.$ZodType | undefined

export const fieldKindOf = (field: Field): FieldKind | undefined => field && nodeOf(field).kind

/** The field's description from its schema. */
export const helpOf = (field: Field): string | undefined => field && nodeOf(field).meta.description

/** Characters of the longest example that still reads well at the end of a suggestion. */
const MAX_EXAMPLE = 60

/** The beginning of a suggestion, and the field's example from its schema, if it is short. */
export function withExample(suggestion: Wording, field: Field): Wording {
  const examples = field && nodeOf(field).meta.examples
  const example = Array.isArray(examples) ? JSON.stringify(examples[0]) : ''
  if (!example || example.length > MAX_EXAMPLE) return suggestion
  const text = say`${suggestion} Example: ${example}.`
  const isOfFiles = typeof suggestion !== 'string' && 'inForms' in suggestion
  // In a form one presses Enter for a new line.
  return isOfFiles || example.includes('\\n') ? { text, inForms: suggestion } : text
}

/** Names the section in which a field is missing or unknown. @param holder the object that should have the field */
export const whereIn = (holder: unknown, article: 'a' | 'this'): Wording =>
  isObject(holder) && typeof holder.type === 'string'
    ? say`in ${article} ${say.choice(holder.type)} section`
    : 'here'

/** The end of a suggestion for what can be deleted as well: an entry of a list, or an optional field. */
export function orDelete(path: Path, field: Field): Wording {
  if (typeof path.at(-1) === 'number') return ', or delete the entry'
  // A form takes out what is cleared.
  return field && nodeOf(field).isOptional ? { text: ', or delete the field', inForms: ', or clear it' } : ''
}
