import { type ParseError, parseTree } from 'jsonc-parser'
import { mendable, type Problem, problem } from './problem.ts'
import type { ScanFinding } from './scan.ts'
import { limits } from './scan.ts'
import { placeAt, type SourceDocument } from './source.ts'
import { explainConflicts } from './syntax/conflicts.ts'
import { explainSyntax } from './syntax/explainSyntax.ts'

/** Says in an author's words what keeps a text from being JSON. Only the first mistake: what follows it mostly follows from it. */
export function syntaxProblem({ file, text }: SourceDocument): Problem {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const { code, offset, length, message, cure, repair } = explainSyntax(text, errors[0])
  return mendable(problem(code, { file, ...placeAt(text, offset, length) }, message, cure), repair)
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
