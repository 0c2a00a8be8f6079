import type { Finding } from '../problems/finding.ts'
import type { Path, Problem } from '../problems/problem.ts'
import type { Locator } from '../read/source.ts'

/** The problem of a finding. @param at the path of the part that it was found in */
export const findingProblem = ({ code, path, message, cure }: Finding, at: Path, locator: Locator): Problem =>
  locator.problem(code, [...at, ...path], message, cure)
