import type { Edit } from 'jsonc-parser'
import { explanationOf, type ProblemCode } from './catalogue.ts'
import type { Position } from './position.ts'

/** The path of a value in a document: keys and list indices from the root. */
export type Path = readonly (string | number)[]

/** One mistake of an author, with its position and what to do about it. */
export interface Problem extends Position {
  /** The kind of problem. `schema/problems` explains each. */
  code: ProblemCode
  /** Follows from the code. Warnings do not stop a build. */
  severity: 'error' | 'warning'
  /** The document, relative to the folder of pages, with forward slashes. */
  file: string
  path: Path
  /** What is wrong. */
  message: string
  /** What to do instead. */
  cure: string
  /** Details for an author who does not know the field: what it is for, from its schema. */
  help?: string
  /** The edits of the file that do what the cure says. Absent where another cure is possible. */
  repair?: readonly Edit[] | undefined
  /**
   * A malformed link or file path, and the edits that empty it. What it means may only be clear once all addresses and files
   * are known (`schema/validate/links/malformedLinks.ts`).
   */
  malformed?: {
    /** That of the field: `schema/model/kinds.ts`. */
    kind: string
    value: string
    edits: readonly Edit[]
    /** Whether it is part of a running text, so that no quotes belong to it. */
    isInText?: true
  }
}

/** Sorts by file, then by position. */
export const byPosition = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** Creates a problem. Its severity follows from its code. */
export const problem = (
  code: ProblemCode,
  { file, line, column, length }: Position & { file: string },
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

/** The same problem with a repair, if there is one. */
export const withFix = (found: Problem, repair: readonly Edit[] | undefined): Problem =>
  repair ? { ...found, repair } : found

/** A problem of a whole file. Its position is the file's beginning. */
export const fileProblem = (file: string, code: ProblemCode, message: string, cure: string): Problem =>
  problem(code, { file, line: 1, column: 1, length: 1 }, message, cure)
