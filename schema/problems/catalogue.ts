import type { Explanation } from './explanation.ts'
import { fieldProblems } from './fields.ts'
import { fileProblems } from './files.ts'
import { healthProblems } from './health.ts'
import { jsonProblems } from './json.ts'
import { referenceProblems } from './references.ts'
import { ruleProblems } from './rules.ts'

/** Every kind of mistake there is. A problem whose code has no entry here does not compile. */
export const catalogue = {
  ...fileProblems,
  ...jsonProblems,
  ...fieldProblems,
  ...referenceProblems,
  ...ruleProblems,
  ...healthProblems,
} as const

/** A stable name for a kind of mistake, in words that an author could search for. */
export type ProblemCode = keyof typeof catalogue

export const problemCodes = Object.keys(catalogue) as ProblemCode[]

export const explanationOf = (code: ProblemCode): Explanation => catalogue[code]
