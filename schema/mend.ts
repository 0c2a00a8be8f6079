import { applyEdits, type Edit, type ParseError, parseTree } from 'jsonc-parser'
import { parseDocument } from './parse.ts'
import { isError, type Problem } from './problem.ts'
import type { SourceDocument } from './source.ts'

/** More passes than any chain of mistakes needs that a person has made. */
const PASSES = 200

/**
 * Repairs in a document by itself what has one sure repair. What is right stays as it is, to the byte.
 * Repeated, since a mistake of writing hides what comes after it.
 * @returns the text as it was when there is nothing to repair
 */
export function mendDocument(source: SourceDocument): string {
  let { text } = source
  let state = stateOf(source.file, text)
  for (let pass = 0; pass < PASSES; pass++) {
    const next = repaired(text, state.problems)
    const after = stateOf(source.file, next)
    if (!isBetter(after, state)) break
    text = next
    state = after
  }
  return text
}

/**
 * Repairs documents that belong together: each by itself, then what shows only when they are seen together.
 * @param check every problem of these documents
 */
export function mendDocuments(
  sources: readonly SourceDocument[],
  check: (sources: readonly SourceDocument[]) => readonly Problem[],
): SourceDocument[] {
  let mended = sources.map(source => ({ ...source, text: mendDocument(source) }))
  let problems = check(mended)
  for (let pass = 0; pass < PASSES; pass++) {
    const found = byFile(problems)
    const next = mended.map(({ file, text }) => ({ file, text: repaired(text, found.get(file) ?? []) }))
    const left = check(next)
    const fewer = problems.filter(isError).length - left.filter(isError).length
    // Some warnings are only looked for where there is no error. Where errors are equal, warnings count too: a missing line for the editor is one.
    if (fewer < 0 || (fewer === 0 && left.length >= problems.length)) break
    mended = next
    problems = left
  }
  return mended
}

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>()
  for (const problem of problems) {
    const others = found.get(problem.file)
    if (others) others.push(problem)
    else found.set(problem.file, [problem])
  }
  return found
}

/** The text with the repairs of its problems. Of two that touch each other the first is made. */
export function repaired(text: string, problems: readonly Problem[]): string {
  const edits: Edit[] = []
  for (const { repair = [] } of problems) {
    if (!repair.some(edit => edits.some(other => touch(edit, other)))) edits.push(...repair)
  }
  return applyEdits(text, edits)
}

const touch = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length

interface State {
  problems: readonly Problem[]
  /** How many characters the parser does not come to read; none once the writing is right. */
  unread: number
}

function stateOf(file: string, text: string): State {
  const parsed = parseDocument({ file, text })
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const [first] = errors
  return { problems: Array.isArray(parsed) ? parsed : [], unread: first ? text.length - first.offset : 0 }
}

/** A text of which more can be read is better, though mistakes may show that nobody could see before. */
const isBetter = (after: State, before: State) =>
  after.unread === before.unread
    ? after.problems.length < before.problems.length
    : after.unread < before.unread
