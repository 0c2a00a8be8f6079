import { applyEdits, type ParseError, parseTree } from 'jsonc-parser'
import { mendable, type Problem, problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import type { ScanFinding } from './scan.ts'
import { limits, scan } from './scan.ts'
import { offsetAt, type Place, placeAt, type SourceDocument } from './source.ts'
import { explainConflicts } from './syntax/conflicts.ts'
import { explainSyntax } from './syntax/explainSyntax.ts'
import { lineEnd } from './syntax/stumble.ts'

/** Mistakes of writing that one document is told at most: for each its text is read again. */
const MOST = 20

/** Where a bracket is wrong, others look wrong that are not. */
const BRACKETS = new Set<ProblemCode>(['wrong-bracket', 'unclosed-bracket', 'text-after-end'])

/**
 * Says in an author's words what keeps a text from being JSON. What follows a mistake mostly follows from it: more is told
 * only where the mistake has one sure repair, and only what is still wrong, further down, once that is made.
 */
export const syntaxProblems = (source: SourceDocument): Problem[] => readSyntax(source)?.found ?? []

/** A text without its mistakes of writing. */
export interface Mended {
  text: string
  /** Where a problem of the mended text stands in the one that an author wrote. */
  placeOf(place: Place): Place
}

/**
 * What an author meant to write, so that what else is wrong can be told in the same run.
 * @returns nothing for JSON, and for a text of which more is wrong than has one sure repair
 */
export function mendedSyntax(source: SourceDocument): Mended | undefined {
  // What they find is found in the mended text as well, and reading one that is nested without end takes too much.
  if (scan(source.text).length > 0 || conflictProblems(source).length > 0) return undefined
  const read = readSyntax(source)
  if (!read || read.error) return undefined
  const { mended, steps } = read
  return {
    text: mended,
    placeOf(place) {
      const offset = offsetAt(mended, place)
      const step = steps.findLast(({ start }) => start <= offset)
      // What has been written anew stands at the place of what it was written for.
      const moved = step && (offset < step.end ? step.start - step.longerBefore : offset - step.longer)
      return placeAt(source.text, moved ?? offset, place.length)
    },
  }
}

/** A repair: the part of the mended text that it has written, and by how many characters that is longer before and after. */
interface Step {
  start: number
  end: number
  longerBefore: number
  longer: number
}

function readSyntax({ file, text }: SourceDocument) {
  const found: Problem[] = []
  const steps: Step[] = []
  let mended = text
  let error = firstError(mended)
  if (!error) return undefined
  /** By how many characters `mended` is longer. */
  let longer = 0
  /** Where something else can be wrong in it. */
  let from = 0
  do {
    const { code, offset, length, message, cure, repair } = explainSyntax(mended, error)
    const edits = repair?.map(edit => ({ ...edit, offset: edit.offset - longer }))
    const place = placeAt(text, offset - longer, length)
    if (offset < from || (found.length > 0 && BRACKETS.has(code))) break
    // A text in curly quotes has two of them wrong, and a line of such texts more.
    if (place.line !== found.at(-1)?.line)
      found.push(mendable(problem(code, { file, ...place }, message, cure), edits))
    if (!repair || BRACKETS.has(code)) break
    mended = applyEdits(mended, [...repair])
    const end = Math.max(...repair.map(edit => edit.offset + edit.length))
    const more = mended.length - text.length - longer
    from = end + more
    steps.push({
      start: Math.min(...repair.map(edit => edit.offset)),
      end: from,
      longerBefore: longer,
      longer: longer + more,
    })
    longer += more
    // Whoever forgets a quote may have gone on in the next line.
    if (code === 'missing-quote') from = lineEnd(mended, lineEnd(mended, from) + 2)
    error = firstError(mended)
  } while (error && found.length < MOST)
  return { found, error, mended, steps }
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  return errors[0]
}

/** Places at which two versions were not joined. Everything else that is wrong with such a text follows from that. */
export const conflictProblems = ({ file, text }: SourceDocument): Problem[] =>
  explainConflicts(text).map(({ code, offset, length, message, cure }) =>
    problem(code, { file, ...placeAt(text, offset, length) }, message, cure),
  )

/** Says in an author's words what the scan found. */
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
  return problem(finding.code, { file, ...placeAt(text, finding.offset, finding.length) }, message, cure)
}
