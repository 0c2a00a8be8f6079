import type { Explanation } from './explanation.ts'
import { fieldProblems } from './fields.ts'
import { fileProblems } from './files.ts'
import { healthProblems } from './health.ts'
import { jsonProblems } from './json.ts'
import { nameProblems } from './names.ts'
import { referenceProblems } from './references.ts'
import { ruleProblems } from './rules.ts'

/** Every kind of mistake there is. A problem whose code has no entry here does not compile. */
const catalogue = {
  ...jsonProblems,
  ...fieldProblems,
  ...referenceProblems,
  ...ruleProblems,
  ...healthProblems,
  ...fileProblems,
  ...nameProblems,
} as const

/** A stable name for a kind of mistake, in words that an author could search for. */
export type ProblemCode = keyof typeof catalogue

export const explanationOf = (code: ProblemCode): Explanation => catalogue[code]

// The keys of a record are strings to TypeScript; these records are closed.
const codesOf = (problems: Partial<typeof catalogue>) => Object.keys(problems) as ProblemCode[]

export const problemCodes = codesOf(catalogue)

/** The codes as the list of problems groups them, by the headings of the groups. */
export const groups = {
  'Commas, quotes and brackets': codesOf(jsonProblems),
  'Fields and their values': codesOf(fieldProblems),
  'Links, pictures and other things that must exist': codesOf(referenceProblems),
  'Fields that must fit together': codesOf(ruleProblems),
  'What should not stay as it is': codesOf(healthProblems),
  'Files and how they are saved': codesOf(fileProblems),
  'Names and addresses': codesOf(nameProblems),
} as const
