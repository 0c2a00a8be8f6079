import type { Edit } from 'jsonc-parser'
import { type ProblemCode, severityOf } from './catalogue.ts'

/** The path of a value in a document: keys and list indices from the root. */
export type Path = readonly (string | number)[]

/** Where something is in a file. Line and column count from 1; the length is in characters and ends with the line. */
export interface Position {
  line: number
  column: number
  length: number
}

/** A range of a text value: its first character and its length, in characters of the value. */
export interface TextRange {
  index: number
  length: number
}

/** Wording for those who write files. Where those who fill in forms see or do something else, words for them, too. */
export type Wording = string | { text: string; inForms: string }

export const textOf = (words: Wording): string => (typeof words === 'string' ? words : words.text)

const textInForms = (words: Wording): string => (typeof words === 'string' ? words : words.inForms)

/** One mistake of an author, with its position and what to do about it. */
export interface Problem extends Position {
  /** The kind of problem. */
  code: ProblemCode
  /** Follows from the code; in a draft every error is a warning. Warnings do not stop a build. */
  severity: 'error' | 'warning'
  /** The document, relative to the folder of pages, with forward slashes. */
  file: string
  path: Path
  /** What is wrong. */
  message: string
  /** What to do instead. */
  suggestion: string
  /** What the studio says in the place of both, where that differs. */
  inForms?: { message: string; suggestion: string } | undefined
  /** Details for an author who does not know the field: what it is for, from its schema. */
  help?: string
  /** The edits of the file that do what the suggestion says. Absent where another edit is possible. */
  fix?: readonly Edit[] | undefined
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

/** A problem within a part of a document. `path` leads on from that part; `Locator.place` finds its position. */
export type PathProblem = Pick<Problem, 'code' | 'path' | 'message' | 'suggestion'>

/** What a problem says, to both. */
export const worded = (
  message: Wording,
  suggestion: Wording,
): Pick<Problem, 'message' | 'suggestion' | 'inForms'> => ({
  message: textOf(message),
  suggestion: textOf(suggestion),
  inForms:
    typeof message === 'string' && typeof suggestion === 'string'
      ? undefined
      : { message: textInForms(message), suggestion: textInForms(suggestion) },
})

/** Sorts by file, then by position. */
export const byPosition = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** A problem as it is for the author of its document: also in a draft, where it stops nothing, an error is an error. */
export const asWritten = (found: Problem): Problem => ({
  ...found,
  severity: severityOf(found.code),
})

/** Creates a problem. Its severity follows from its code. */
export const problem = (
  code: ProblemCode,
  { file, line, column, length }: Position & { file: string },
  message: Wording,
  suggestion: Wording,
  path: Path = [],
): Problem => ({
  code,
  severity: severityOf(code),
  file,
  line,
  column,
  length,
  path,
  ...worded(message, suggestion),
})

/** The same problem with a fix, if there is one. */
export const withFix = (found: Problem, fix: readonly Edit[] | undefined): Problem =>
  fix ? { ...found, fix } : found

/** A problem of a whole file. Its position is the file's beginning. */
export const fileProblem = (file: string, code: ProblemCode, message: string, suggestion: string): Problem =>
  problem(code, { file, line: 1, column: 1, length: 1 }, message, suggestion)
