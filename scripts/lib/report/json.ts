import { isError } from '../../../schema/problem.ts'
import { explanationOf } from '../../../schema/problems/catalogue.ts'
import { type Findings, repositoryPaths } from './findings.ts'

/** For programs. The shape is described in CONTRIBUTING.md; what is there stays, more may come. */
export function json({ problems, folders }: Findings): string {
  const pathOf = repositoryPaths(folders)
  const errors = problems.filter(isError).length
  const told = problems.map(({ code, severity, file, line, column, length, path, message, cure }) => ({
    code,
    severity,
    title: explanationOf(code).title,
    file: pathOf(file),
    line,
    column,
    endColumn: column + length,
    path,
    message,
    cure,
  }))
  return `${JSON.stringify({ version: 1, errors, warnings: problems.length - errors, problems: told }, null, 2)}\n`
}
