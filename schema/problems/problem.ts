// schema/problems: what is said of a mistake. A problem is a value with a code, a place, words and a fix; codes
// are in catalogue.ts. Commands and the studio print it.

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

/**
 * What a message says: words, and names that are filled in. Those who write files read keys and files, those who fill in forms
 * read labels and titles. Where forms show or do something else, there are words for each.
 */
export type Wording = string | Name | { parts: readonly Wording[] } | { text: Wording; inForms: Wording }

/** A field by its key, a choice such as the type of a section, a document by its file, or a day as `YYYY-MM-DD`. */
export interface Name {
  of: 'field' | 'choice' | 'document' | 'day'
  name: string
}

/** Tags a template that holds names, and makes them. */
export function say(words: TemplateStringsArray, ...names: readonly (Wording | number | bigint)[]): Wording {
  const parts = words.flatMap((text, index): Wording[] => {
    const name = names[index] ?? ''
    return [text, typeof name === 'object' ? name : `${name}`]
  })
  return parts.every(part => typeof part === 'string') ? parts.join('') : { parts }
}

say.field = (name: string): Name => ({ of: 'field', name })
say.choice = (name: string): Name => ({ of: 'choice', name })
say.document = (name: string): Name => ({ of: 'document', name })
say.day = (name: string): Name => ({ of: 'day', name })

/** What studios say where only somebody with the files can help. */
export const ASK = 'Ask whoever looks after the files of this website to correct it.'

/** @param inForms what forms call a name; without it, the text is for those who write files */
export function textOf(words: Wording, inForms?: (name: Name) => string): string {
  if (typeof words === 'string') return words
  if ('parts' in words) return words.parts.map(part => textOf(part, inForms)).join('')
  if ('text' in words) return textOf(inForms ? words.inForms : words.text, inForms)
  if (inForms) return inForms(words)
  return words.of === 'day' ? words.name : `"${words.name}"`
}

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
  /** Both with the names in them, for the studio. Absent where there are none. */
  wording?: { message: Wording; suggestion: Wording } | undefined
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

/** A problem of a value in a document, or in a part of one, from which `path` leads on. `Locator.place` finds its position. */
export interface PathProblem extends Pick<Problem, 'code' | 'path' | 'help'> {
  /** May name the line of another value. */
  message: Wording | ((lineOf: (path: Path) => number) => Wording)
  suggestion: Wording
  /** What is marked instead of the value: its key, or a part of its text. */
  at?: 'key' | TextRange | undefined
  /** Does what the suggestion says. Absent where another suggestion is possible. */
  fix?: PathFix | undefined
  malformed?: Omit<NonNullable<Problem['malformed']>, 'edits'>
}

/**
 * Writes another value as JSON, another key, words in place of parts of a text or of other words wherever it has them, or a field
 * of which `add` leads on from the path of the problem, among its siblings in the `order` of these keys.
 */
export type PathFix =
  | { json: string }
  | { key: string }
  | { parts: readonly (TextRange & { words: string })[] }
  | { all: string; words: string }
  | { add: Path; value: unknown; order?: readonly string[] }

/** The problems of a part of a document, with their paths in the whole. */
export const problemsWithin = <P extends PathProblem>(part: Path, problems: readonly P[]): P[] =>
  problems.map(found => ({ ...found, path: [...part, ...found.path] }))

/** A problem of a range of a document's text, and the edits of that text that fix it. */
export interface RangeProblem extends Pick<Problem, 'code' | 'fix'> {
  message: Wording
  suggestion: Wording
  offset: number
  length: number
}

/** A problem without a position yet. */
export type UnplacedProblem = PathProblem | RangeProblem

/** What a problem says. */
export const worded = (
  message: Wording,
  suggestion: Wording,
): Pick<Problem, 'message' | 'suggestion' | 'wording'> => ({
  message: textOf(message),
  suggestion: textOf(suggestion),
  wording:
    typeof message === 'string' && typeof suggestion === 'string' ? undefined : { message, suggestion },
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
export const fileProblem = (file: string, code: ProblemCode, ...words: [Wording, Wording]): Problem =>
  problem(code, { file, line: 1, column: 1, length: 1 }, ...words)
