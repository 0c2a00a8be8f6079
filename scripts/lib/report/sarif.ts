import { explanationOf, type ProblemCode } from '../../../schema/problems/catalogue.ts'
import { inRepository, type Report, type RepositoryProblem } from './Report.ts'

/** SARIF 2.1.0, the exchange format for the results of static analysis. */
export function sarif(report: Report): string {
  const problems = inRepository(report)
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Chalkline', rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(problem => result(problem, codes)),
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

function result(problem: RepositoryProblem, codes: string[]) {
  const { code, severity, file, line, column, endColumn, message, cure, help } = problem
  const region = { startLine: line, startColumn: column, endLine: line, endColumn }
  const uri = file.split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: help ? `${message} ${cure} ${help}` : `${message} ${cure}` },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
  }
}
