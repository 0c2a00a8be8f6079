import type { Edit } from 'jsonc-parser'
import { explanationOf, type ProblemCode } from './problems/catalogue.ts'
import type { Place } from './source.ts'

/** Where in a document's value something stands: keys and list positions from the root. */
export type Path = readonly (string | number)[]

/** One mistake of an author. It is always answered in words that name a place and a cure. */
export interface Problem extends Place {
  /** The kind of mistake. `schema/problems` explains each. */
  code: ProblemCode
  /** Follows from the code. Warnings keep nothing from being built. */
  severity: 'error' | 'warning'
  /** The document, relative to the folder of pages, with forward slashes. */
  file: string
  path: Path
  /** What is wrong. */
  message: string
  /** What to do instead. */
  cure: string
  /** The edits of the file that do what the cure says. Absent where more than one cure could be meant. */
  repair?: readonly Edit[]
  /**
   * A link, or the path of a file, without its form, and where it stands: what it means may show only when all addresses and
   * files are known (`schema/unformedLinks.ts`).
   */
  unformed?: { kind: 'link' | 'image' | 'pdf'; value: string; place: readonly Edit[] }
}

/** Sorts by file, then by place. */
export const byPlace = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** Makes a problem; how bad it is follows from its code. */
export const problem = (
  code: ProblemCode,
  { file, line, column, length }: Place & { file: string },
  message: string,
  cure: string,
  path: Path = [],
): Problem => ({
  code,
  severity: explanationOf(code).severity ?? 'error',
  file,
  line,
  column,
  length,
  path,
  message,
  cure,
})

/** The same problem, with the edits that mend it, where there are any. */
export const mendable = (found: Problem, repair: readonly Edit[] | undefined): Problem =>
  repair ? { ...found, repair } : found

/** A problem that concerns a file as a whole: it is shown at the file's beginning. */
export const fileProblem = (file: string, code: ProblemCode, message: string, cure: string): Problem =>
  problem(code, { file, line: 1, column: 1, length: 1 }, message, cure)
