import type { Explanation } from './explanation.ts'
import { fieldProblems } from './fieldProblems.ts'
import { fileProblems } from './files.ts'
import { healthProblems } from './health.ts'
import { jsonProblems } from './json.ts'
import { nameProblems } from './names.ts'
import { publicFileProblems } from './publicFileProblems.ts'
import { referenceProblems } from './references.ts'
import { colourProblems, ruleProblems } from './rules.ts'

/** Every kind of problem. A code without an entry here does not compile. */
const catalogue = {
  ...jsonProblems,
  ...fieldProblems,
  ...referenceProblems,
  ...ruleProblems,
  ...colourProblems,
  ...healthProblems,
  ...fileProblems,
  ...publicFileProblems,
  ...nameProblems,
} as const

/** A stable name for a kind of problem, in words that an author can search for. */
export type ProblemCode = keyof typeof catalogue

export const explanationOf = (code: ProblemCode): Explanation => catalogue[code]

// TypeScript gives `string[]` for the keys of a record, but these records have no others.
const codesOf = (problems: Partial<typeof catalogue>) => Object.keys(problems) as ProblemCode[]

export const problemCodes = codesOf(catalogue)

/** The codes of each group in the list of problems, by the group's heading. */
export const groups = {
  'Commas, quotes and brackets': codesOf(jsonProblems),
  'Fields and their values': codesOf(fieldProblems),
  'Links, pictures and other things that must exist': codesOf(referenceProblems),
  'Fields that must fit together': codesOf(ruleProblems),
  Colours: codesOf(colourProblems),
  'What should not stay as it is': codesOf(healthProblems),
  'Files and how they are saved': codesOf({ ...fileProblems, ...publicFileProblems }),
  'Names and addresses': codesOf(nameProblems),
} as const
