import { isError } from '../../../schema/problems/problem.ts'
import { inRepository, type Report } from './Report.ts'

/** JSON for other programs. CONTRIBUTING.md documents the shape. Fields may be added, but not removed. */
export function json(report: Report): string {
  const problems = inRepository(report).map(
    ({ code, severity, title, file, line, column, endColumn, path, message, cure, help }) => {
      return { code, severity, title, file, line, column, endColumn, path, message, cure, help }
    },
  )
  const errors = report.problems.filter(isError).length
  return `${JSON.stringify({ version: 1, errors, warnings: problems.length - errors, problems }, null, 2)}\n`
}
