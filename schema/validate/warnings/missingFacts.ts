import type { Problem } from '../../problems/problem.ts'
import type { ParsedDocument } from '../../read/Document.ts'
import { definitionOf } from '../../section.ts'
import { findingProblem } from '../findingProblem.ts'

/** Warns of facts that the sections of a page leave open. */
export function missingFacts({ kind, value, locator }: ParsedDocument): Problem[] {
  if (kind === 'site' || kind === 'post') return []
  return value.sections.flatMap((section, index) =>
    (definitionOf(section.type).missingFacts?.(section) ?? []).map(finding =>
      findingProblem(finding, ['sections', index], locator),
    ),
  )
}
