import { applyEdits, type Edit } from 'jsonc-parser'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { Position } from '../problems/problem.ts'
import { ASK, type Problem, problem, withFix } from '../problems/problem.ts'
import { parseJson } from './parseJson.ts'
import { offsetAt, positionAt, type SourceDocument } from './source.ts'
import { conflictsIn } from './syntax/conflicts.ts'
import { lineEnd } from './syntax/context.ts'
import { explain } from './syntax/explain.ts'

/** The most syntax errors that are reported of one document: each costs another parse of its text. */
const MOST = 20

/** One wrong bracket makes others look wrong that are not, unless the indentation shows where it belongs. */
const BRACKETS = new Set<ProblemCode>(['wrong-bracket', 'unclosed-bracket', 'text-after-end'])

/**
 * Explains what keeps a text from being JSON. Most errors behind the first one only follow from it. So another error is
 * reported only if the one before it has a sure fix, and if it is still there, further down, once that fix is made.
 */
export const syntaxProblems = (source: SourceDocument): readonly Problem[] => fixStepwise(source).problems

/** A text without its syntax errors. */
interface FixedText {
  text: string
  /** Maps the position of a problem in the fixed text to the text that the author wrote. */
  placeOf(position: Position): Position
}

/**
 * Fixes the syntax, so that the other problems of a document can be reported in the same run.
 * @returns nothing for JSON, and for a text with an error that has no sure fix
 */
export function fixSyntax(source: SourceDocument): FixedText | undefined {
  const { text, edits, isFixed } = fixStepwise(source)
  if (!isFixed) return undefined
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

interface Fixed {
  problems: readonly Problem[]
  /** In the offsets of the source. */
  edits: readonly Edit[]
  text: string
  isFixed: boolean
}

/** Authors of the studio see no signs of the syntax. */
const ofSyntax = (...of: Parameters<typeof problem>): Problem => ({ ...problem(...of), wording: DAMAGED })

const DAMAGED = { message: 'The text of this document is damaged.', suggestion: ASK }

function fixStepwise(source: SourceDocument): Fixed {
  const { file, text: original } = source
  const unfixed = { edits: [], text: original, isFixed: false }
  // Everything else that is wrong with such a text follows from them.
  const conflicts = conflictsIn(original)
  if (conflicts.length > 0)
    return {
      ...unfixed,
      problems: conflicts.map(({ code, offset, length, message, suggestion }) =>
        ofSyntax(code, { file, ...positionAt(original, offset, length) }, message, suggestion),
      ),
    }
  let parsed = parseJson(source)
  if (parsed.isBeyondLimits) return { ...unfixed, problems: parsed.problems }
  const problems: Problem[] = []
  const edits: Edit[] = []
  let text = original
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
  const isFixed = edits.length > 0 && !parsed.error && !parsed.isBeyondLimits
  return { problems, edits, text, isFixed }
}
