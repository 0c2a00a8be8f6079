import type { Guess } from '../../model/likelyValues.ts'
import type { Field } from '../../model/mapFields.ts'
import type { ProblemCode } from '../../problems/catalogue.ts'
import type { PathProblem, Wording } from '../../problems/problem.ts'
import { fixOfField } from '../../read/source.ts'

/** What to write in place of a value. */
export interface Suggestion {
  suggestion: Wording
  /** The value to write. Present only if nothing else can be meant. */
  value?: string | undefined
}

export const didYouMean = ({ word, isSure }: Guess): Suggestion => ({
  suggestion: `Did you mean "${word}"?`,
  value: isSure ? word : undefined,
})

/** Why a value refers to nothing, and what to write instead. It has no position in a document yet. */
export interface BrokenReference extends Suggestion {
  code: ProblemCode
  message: Wording
}

export function referenceProblem(
  { code, message, suggestion, value }: BrokenReference,
  { path, reference }: Pick<Field, 'path' | 'reference'>,
): PathProblem {
  const fix = value === undefined ? undefined : fixOfField({ reference }, value)
  return { code, path, message, suggestion, at: reference?.at, fix }
}
