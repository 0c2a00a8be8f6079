/** Where in a document's value something stands: keys and list positions from the root. */
export type Path = readonly (string | number)[]

/** One mistake of an author. It is always answered in words that name a place and a cure. */
export interface Problem {
  /** A stable name for this kind of mistake, such as `link-dead`. */
  code: string
  severity: 'error' | 'warning'
  /** The document, relative to the folder of pages, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1, in UTF-16 units as editors count. */
  column: number
  /** How many characters on that line are meant; at least 1. */
  length: number
  path: Path
  /** What is wrong. */
  message: string
  /** What to do instead. */
  cure: string
}

/** Sorts by file, then by place. */
export const byPlace = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
  a.line - b.line ||
  a.column - b.column ||
  (a.code < b.code ? -1 : 1)

/** A problem that concerns a file as a whole: it is shown at the file's beginning. */
export const fileProblem = (
  file: string,
  code: string,
  message: string,
  cure: string,
  severity: Problem['severity'] = 'error',
): Problem => ({ code, severity, file, line: 1, column: 1, length: 1, path: [], message, cure })
