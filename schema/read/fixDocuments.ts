import { applyEdits, type Edit } from 'jsonc-parser'
import { isError, type Problem } from '../problems/problem.ts'
import { parseDocument, readJson } from './parse.ts'
import type { SourceDocument } from './source.ts'

/** More passes than any chain of human mistakes needs. */
const MAX_PASSES = 200

/**
 * Makes every sure fix that one document needs, whatever other documents say. Everything else stays the same, to the byte.
 * Repeats until nothing improves, since a syntax error hides the errors after it.
 * @returns the same text when there is nothing to fix
 */
export function fixDocument(source: SourceDocument): string {
  let { text } = source
  let state = stateOf(source.file, text)
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = applyFixes(text, state.problems)
    const after = stateOf(source.file, next)
    if (!isBetter(after, state)) break
    text = next
    state = after
  }
  return text
}

/**
 * Fixes the documents of a site: first each alone, then the problems that only show when all are checked together.
 * @param check finds every problem of these documents
 */
export function fixDocuments(
  sources: readonly SourceDocument[],
  check: (sources: readonly SourceDocument[]) => readonly Problem[],
): SourceDocument[] {
  let current = sources.map(source => ({ ...source, text: fixDocument(source) }))
  let problems = check(current)
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = new Map<string, Problem[]>()
    for (const problem of problems) found.set(problem.file, [...(found.get(problem.file) ?? []), problem])
    const next = current.map(({ file, text }) => ({ file, text: applyFixes(text, found.get(file) ?? []) }))
    const left = check(next)
    const fewer = problems.filter(isError).length - left.filter(isError).length
    // Warnings decide only between equal numbers of errors: some warnings are not looked for while there are errors.
    if (fewer < 0 || (fewer === 0 && left.length >= problems.length)) break
    current = next
    problems = left
  }
  return current
}

/** Applies the fixes of problems. Of two fixes that touch each other, only the first is applied. */
export function applyFixes(text: string, problems: readonly Problem[]): string {
  const edits: Edit[] = []
  for (const { fix = [] } of problems) {
    if (!fix.some(edit => edits.some(other => touch(edit, other)))) edits.push(...fix)
  }
  return applyEdits(text, edits)
}

const touch = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length

interface State {
  problems: readonly Problem[]
  /** How many characters the parser does not reach: 0 for valid JSON. */
  unparsed: number
}

function stateOf(file: string, text: string): State {
  const source = { file, text }
  const parsed = parseDocument(source)
  return { problems: Array.isArray(parsed) ? parsed : [], unparsed: readJson(source).unparsed }
}

/** The parser must get further in a better text, even if more problems come to light. */
const isBetter = (after: State, before: State) =>
  after.unparsed === before.unparsed
    ? after.problems.length < before.problems.length
    : after.unparsed < before.unparsed
