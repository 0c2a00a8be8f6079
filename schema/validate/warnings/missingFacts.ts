import type { Path, Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Document } from '../../read/Document.ts'
import type { Locator } from '../../read/source.ts'
import { definitionOf } from '../../section.ts'
import { findingProblem } from '../findingProblem.ts'

/** Warns of facts that a document lists as still to come, and of those that its sections leave open. */
export function missingFacts({ kind, value, locator }: Document): Problem[] {
  if (kind === 'post') return []
  if (kind === 'site') return factsToConfirm(value.contact, ['contact'], locator)
  return [
    ...factsToConfirm(value, [], locator),
    ...value.sections.flatMap((section, index) =>
      (definitionOf(section.type).missingFacts?.(section) ?? []).map(finding =>
        findingProblem(finding, ['sections', index], locator),
      ),
    ),
  ]
}

const factsToConfirm = (
  { toConfirm = [] }: { toConfirm?: readonly string[] | undefined },
  path: Path,
  locator: Locator,
): Problem[] =>
  toConfirm.map((fact, index) =>
    locator.problem(
      'missing-fact',
      [...path, 'toConfirm', index],
      `Still to come from the organisation: "${truncate(fact, 80)}".`,
      'Write it where visitors look for it, and delete this line.',
    ),
  )
