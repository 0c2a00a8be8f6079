import { applyEdits, type Edit, type ParseError, parseTree } from 'jsonc-parser'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Position } from '../problems/position.ts'
import { type Problem, problem, withFix } from '../problems/problem.ts'
import { isBeyondLimits, limits, type ScanFinding, scan } from './scan.ts'
import { offsetAt, positionAt, type SourceDocument } from './source.ts'
import { diagnoseConflicts } from './syntax/conflicts.ts'
import { lineEnd } from './syntax/context.ts'
import { diagnose } from './syntax/diagnose.ts'

/** The most syntax errors that are reported of one document: each costs another parse of its text. */
const MOST = 20

/** One wrong bracket makes others look wrong that are not, unless the indentation shows where it belongs. */
const BRACKETS = new Set<ProblemCode>(['wrong-bracket', 'unclosed-bracket', 'text-after-end'])

/**
 * Explains what keeps a text from being JSON. Most errors behind the first one only follow from it. So another error is
 * reported only if the one before it has a sure repair, and if it is still there, further down, once that repair is made.
 */
export const syntaxProblems = (source: SourceDocument): Problem[] => repairStepwise(source).problems

/** A text without its syntax errors. */
export interface RepairedText {
  text: string
  /** Maps the position of a problem in the repaired text to the text that the author wrote. */
  placeOf(position: Position): Position
}

/**
 * Repairs the syntax, so that the other problems of a document can be reported in the same run.
 * @returns nothing for JSON, and for a text with an error that has no sure repair
 */
export function repairSyntax(source: SourceDocument): RepairedText | undefined {
  // The repaired text has the scan's findings too, and to parse one that is nested without end takes too long.
  if (scan(source.text).some(isBeyondLimits) || conflictProblems(source).length > 0) return undefined
  const { text, edits, error } = repairStepwise(source)
  if (error || edits.length === 0) return undefined
  return {
    text,
    placeOf: position =>
      positionAt(source.text, originalOffset(edits, offsetAt(text, position)), position.length),
  }
}

/** The offset before the edits. Text that an edit inserted maps to the place of the edit. */
function originalOffset(edits: readonly Edit[], offset: number): number {
  let longer = 0
  for (const edit of edits) {
    const start = edit.offset + longer
    if (offset < start) break
    if (offset < start + edit.content.length) return edit.offset
    longer += edit.content.length - edit.length
  }
  return offset - longer
}

/** @returns the edits in the offsets of the source, and the error that is left, if any */
function repairStepwise({ file, text: original }: SourceDocument) {
  const problems: Problem[] = []
  const edits: Edit[] = []
  let text = original
  /** Everything before this offset is right. */
  let from = 0
  let error = firstError(text)
  while (error && problems.length < MOST) {
    const { code, offset, length, message, cure, repair } = diagnose(text, error)
    const longer = text.length - original.length
    const position = positionAt(original, offset - longer, length)
    const inOriginal = repair?.map(edit => ({ ...edit, offset: edit.offset - longer }))
    const isUncertain = BRACKETS.has(code) && !(code === 'unclosed-bracket' && repair)
    if (offset < from || (problems.length > 0 && isUncertain)) break
    // One problem a line: a text in curly quotes has two of them wrong.
    if (position.line !== problems.at(-1)?.line)
      problems.push(withFix(problem(code, { file, ...position }, message, cure), inOriginal))
    if (!repair || !inOriginal || isUncertain) break
    edits.push(...inOriginal)
    const end = Math.max(...repair.map(edit => edit.offset + edit.length))
    const before = text.length
    text = applyEdits(text, [...repair])
    from = end + text.length - before
    // After a missing quote the next line may belong to the text.
    if (code === 'missing-quote') from = lineEnd(text, lineEnd(text, from) + 2)
    error = firstError(text)
  }
  return { problems, edits, text, error }
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  return errors[0]
}

/** Merge conflicts. Everything else that is wrong with such a text follows from them. */
export const conflictProblems = ({ file, text }: SourceDocument): Problem[] =>
  diagnoseConflicts(text).map(({ code, offset, length, message, cure }) =>
    problem(code, { file, ...positionAt(text, offset, length) }, message, cure),
  )

/** Explains a finding of the scan to an author. */
export function scanProblem({ file, text }: SourceDocument, finding: ScanFinding): Problem {
  const words = {
    'nested-too-deep': [
      'Lists and groups are nested more than 64 deep here.',
      'Close some brackets: no page needs more than a few levels.',
    ],
    'too-many-values': [
      `The document holds more than ${limits.nodes.toLocaleString('en')} values.`,
      'Divide it into several pages.',
    ],
    'repeated-field': [
      `"${finding.key}" stands twice in the same place; only one of them can count.`,
      'Delete one of the two, or rename it.',
    ],
    'forbidden-name': [`"${finding.key}" is not allowed as a name.`, 'Delete it.'],
  } as const
  const [message, cure] = words[finding.code]
  return problem(finding.code, { file, ...positionAt(text, finding.offset, finding.length) }, message, cure)
}
