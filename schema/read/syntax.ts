import { applyEdits, type Edit } from 'jsonc-parser'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Position } from '../problems/problem.ts'
import { ASK, type Problem, problem, withFix } from '../problems/problem.ts'
import { type ParsedJson, parseJson } from './parseJson.ts'
import { offsetAt, positionAt, type SourceDocument } from './source.ts'
import { conflictsIn } from './syntax/conflicts.ts'
import { lineEnd } from './syntax/context.ts'
import { explain } from './syntax/explain.ts'

/** The most syntax errors that are reported of one document: each costs another parse of its text. */
const MOST = 20

/** One wrong bracket makes others look wrong that are not, unless the indentation shows where it belongs. */
const BRACKETS = new Set<ProblemCode>(['wrong-bracket', 'unclosed-bracket', 'text-after-end'])

/** A text without its syntax errors, so that the other problems of a document can be reported in the same run. */
export interface FixedText {
  text: string
  /** Maps the position of a problem in the fixed text to the text that the author wrote. */
  placeOf(position: Position): Position
}

interface Explained {
  problems: readonly Problem[]
  /** Absent where an error has no sure fix. */
  fixed?: FixedText
}

/**
 * Explains what keeps a text from being JSON. Most errors behind the first one only follow from it. So another error is
 * reported only if the one before it has a sure fix, and if it is still there, further down, once that fix is made.
 * @param first the text with its first error, or with what is beyond the limits
 */
export function explainSyntax(source: SourceDocument, first: ParsedJson): Explained {
  const { file, text: original } = source
  // Everything else that is wrong with such a text follows from them.
  const conflicts = conflictsIn(original)
  if (conflicts.length > 0)
    return {
      problems: conflicts.map(({ code, offset, length, message, suggestion }) =>
        ofSyntax(code, { file, ...positionAt(original, offset, length) }, message, suggestion),
      ),
    }
  if (first.isBeyondLimits) return { problems: first.problems }
  const problems: Problem[] = []
  const edits: Edit[] = []
  let text = original
  let parsed = first
  /** Everything before this offset is right. */
  let from = 0
  while (parsed.error && problems.length < MOST) {
    const { code, offset, length, message, suggestion, fix } = explain(text, parsed.error)
    const longer = text.length - original.length
    const position = positionAt(original, offset - longer, length)
    const inOriginal = fix?.map(edit => ({ ...edit, offset: edit.offset - longer }))
    const isUncertain = BRACKETS.has(code) && !(code === 'unclosed-bracket' && fix)
    if (offset < from || (problems.length > 0 && isUncertain)) break
    // One problem a line: a text in curly quotes has two of them wrong.
    if (position.line !== problems.at(-1)?.line)
      problems.push(withFix(ofSyntax(code, { file, ...position }, message, suggestion), inOriginal))
    if (!fix || !inOriginal || isUncertain) break
    edits.push(...inOriginal)
    const end = Math.max(...fix.map(edit => edit.offset + edit.length))
    const before = text.length
    text = applyEdits(text, [...fix])
    from = end + text.length - before
    // After a missing quote the next line may belong to the text.
    if (code === 'missing-quote') from = lineEnd(text, lineEnd(text, from) + 2)
    parsed = parseJson({ file, text })
  }
  if (parsed.error || parsed.isBeyondLimits || edits.length === 0) return { problems }
  const placeOf = (position: Position) =>
    positionAt(original, originalOffset(edits, offsetAt(text, position)), position.length)
  return { problems, fixed: { text, placeOf } }
}

/** Authors of the studio see no signs of the syntax. */
const ofSyntax = (...of: Parameters<typeof problem>): Problem => ({ ...problem(...of), wording: DAMAGED })

const DAMAGED = { message: 'The text of this document is damaged.', suggestion: ASK }

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
