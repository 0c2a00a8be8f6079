import type { Problem } from '../../../schema/problem.ts'
import { explanationOf } from '../../../schema/problems/catalogue.ts'
import { counted, type Findings, repositoryPaths } from './findings.ts'

/** Workflow commands: GitHub shows each problem beside the line of the change that it is about. */
export function github({ problems, folders }: Findings): string {
  const pathOf = repositoryPaths(folders)
  return problems.map(problem => `${annotation(problem, pathOf(problem.file))}\n`).join('')
}

function annotation({ code, severity, line, column, length, message, cure }: Problem, path: string): string {
  const properties = {
    file: path,
    line,
    endLine: line,
    col: column,
    endColumn: column + length,
    title: `${explanationOf(code).title} [${code}]`,
  }
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`)
  return `::${severity} ${listed.join(',')}::${escaped(`${message} ${cure}`)}`
}

/** What would end a command's line is written by its number, as GitHub's own toolkit does. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A page of a run shows at most 1 MiB; nobody reads more rows than this anyway. */
const MOST_ROWS = 500

/** What a run's own page shows: a table of all problems, for those who do not read logs. Markdown. */
export function githubSummary({ problems, folders }: Findings): string {
  if (problems.length === 0) return '### The content is in order\n'
  const pathOf = repositoryPaths(folders)
  const rows = problems.slice(0, MOST_ROWS).map(({ file, line, severity, message, cure, code }) => {
    const place = `\`${pathOf(file).replace(/[`|]/g, '')}\` line ${line}`
    return `| ${place} | ${severity} | ${cell(message)} | ${cell(cure)} | ${code} |`
  })
  const rest = problems.length - rows.length
  return [
    `### The content: ${counted(problems)}`,
    '',
    '| where | how bad | what is wrong | what to write instead | kind |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...(rest > 0 ? [`… and ${rest} more.`, ''] : []),
  ].join('\n')
}

/** Words of an author in a table: none of their signs may mean anything to Markdown. */
const cell = (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&').replace(/\s+/g, ' ')
