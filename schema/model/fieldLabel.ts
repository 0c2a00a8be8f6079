import type { z } from 'zod'
import { nodeOf } from './schemaNode.ts'

/**
 * The name of a field for authors, from its description: "The telephone number." → "telephone number".
 * @returns nothing for a description that is no name, such as "Where it leads."
 */
export function fieldLabel(field: z.core.$ZodType | undefined): string | undefined {
  const clause = /^[^.,:;]*/.exec((field && nodeOf(field).meta.description) ?? '')?.[0] ?? ''
  const name = /^(?:The|Its) (.+)$/.exec(clause)?.[1]
  return name !== undefined && name.split(' ').length <= MOST_WORDS && !SENTENCE.test(name) ? name : undefined
}

/** A longer clause explains more than it names. */
const MOST_WORDS = 6

/** Words with which a clause goes on to explain. */
const SENTENCE = /\b(?:that|which|who|whom|under|when|while|is|are)\b/
