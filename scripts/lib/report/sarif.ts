import type { Problem } from '../../../schema/problem.ts'
import { explanationOf, type ProblemCode } from '../../../schema/problems/catalogue.ts'
import { type Findings, repositoryPaths } from './findings.ts'

/** SARIF 2.1.0, the format in which code hosts and editors exchange what checks found. */
export function sarif({ problems, folders }: Findings): string {
  const pathOf = repositoryPaths(folders)
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Chalkline', rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(problem => result(problem, pathOf(problem.file), codes)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function rule(code: ProblemCode) {
  const { title, explanation, severity } = explanationOf(code)
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    help: { text: explanation },
    defaultConfiguration: { level: severity ?? 'error' },
  }
}

function result(
  { code, severity, line, column, length, message, cure }: Problem,
  path: string,
  codes: string[],
) {
  const region = { startLine: line, startColumn: column, endLine: line, endColumn: column + length }
  const uri = path.split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: `${message} ${cure}` },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
  }
}
