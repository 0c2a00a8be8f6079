import { applyEdits, type Edit } from 'jsonc-parser'
import type { ProblemCode } from '../problems/catalogue.ts'
import { ASK, type RangeProblem } from '../problems/problem.ts'
import { type ParsedJson, parseJson } from './parseJson.ts'
import { type FixedText, offsetBefore } from './source.ts'
import { conflictsIn } from './syntax/conflicts.ts'
import { lineEnd, lineStart, type SyntaxProblem } from './syntax/context.ts'
import { explain } from './syntax/explain.ts'

/** The most syntax errors that are reported of one document: each costs another parse of its text. */
const MOST = 20

/** One wrong bracket makes others look wrong that are not, unless the indentation shows where it belongs. */
const BRACKETS = new Set<ProblemCode>(['wrong-bracket', 'unclosed-bracket', 'text-after-end'])

interface Explained {
  problems: readonly RangeProblem[]
  /** So that the other problems of a document can be reported in the same run. Absent where an error has no sure fix. */
  fixed?: FixedText
}

/**
 * Explains what keeps a text from being JSON. Most errors behind the first one only follow from it. So another error is
 * reported only if the one before it has a sure fix, and if it is still there, further down, once that fix is made.
 * @param first the text with its first error, or with what is beyond the limits
 */
export function explainSyntax(original: string, first: ParsedJson): Explained {
  // Everything else that is wrong with such a text follows from them.
  const conflicts = conflictsIn(original)
  if (conflicts.length > 0) return { problems: conflicts.map(inForms) }
  if (first.isBeyondLimits) return { problems: first.problems }
  const problems: SyntaxProblem[] = []
  const edits: Edit[] = []
  let text = original
  let parsed = first
  /** Everything before this offset is right. */
  let from = 0
  while (parsed.error && problems.length < MOST) {
    const found = explain(text, parsed.error)
    const { code, fix } = found
    const longer = text.length - original.length
    const inOriginal = fix?.map(edit => ({ ...edit, offset: edit.offset - longer }))
    const isUncertain = BRACKETS.has(code) && !(code === 'unclosed-bracket' && fix)
    if (found.offset < from || (problems.length > 0 && isUncertain)) break
    const offset = found.offset - longer
    // One problem a line: a text in curly quotes has two of them wrong.
    const last = problems.at(-1)
    if (!last || lineStart(original, last.offset) !== lineStart(original, offset))
      problems.push({ ...found, offset, fix: inOriginal })
    if (!fix || !inOriginal || isUncertain) break
    edits.push(...inOriginal)
    const end = Math.max(...fix.map(edit => edit.offset + edit.length))
    const before = text.length
    text = applyEdits(text, [...fix])
    from = end + text.length - before
    // After a missing quote the next line may belong to the text.
    if (code === 'missing-quote') from = lineEnd(text, lineEnd(text, from) + 2)
    parsed = parseJson(text)
  }
  const explained = problems.map(inForms)
  if (parsed.error || parsed.isBeyondLimits || edits.length === 0) return { problems: explained }
  if (parsed.problems.length === 0) return { problems: explained, fixed: { text, edits } }
  const behind = parsed.problems.map(found => ({ ...found, offset: offsetBefore(edits, found.offset) }))
  return { problems: [...explained, ...behind] }
}

/** Authors of the studio see no signs of the syntax. */
const inForms = (found: SyntaxProblem): RangeProblem => ({
  ...found,
  message: { text: found.message, inForms: 'The text of this document is damaged.' },
  suggestion: { text: found.suggestion, inForms: ASK },
})
