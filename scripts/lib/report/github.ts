import { countProblems, inRepository, type Report, type RepositoryProblem } from './Report.ts'

/** Workflow commands: GitHub shows each problem as an annotation of its line in the pull request. */
export const github = (report: Report): string =>
  inRepository(report)
    .map(problem => `${annotation(problem)}\n`)
    .join('')

function annotation(problem: RepositoryProblem): string {
  const { code, severity, file, line, column: col, endColumn, title, message, cure, help } = problem
  const properties = { file, line, endLine: line, col, endColumn, title: `${title} [${code}]` }
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`)
  return `::${severity} ${listed.join(',')}::${escaped(`${message} ${cure}${help ? `\n${help}` : ''}`)}`
}

/** Escapes what would end the command, as GitHub's own toolkit does. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** GitHub limits a summary to 1 MiB. */
const MOST_ROWS = 500

/** A Markdown table of all problems, for the summary of the run. */
export function githubSummary(report: Report): string {
  const problems = inRepository(report)
  if (problems.length === 0) return '### The content is in order\n'
  const rows = problems.slice(0, MOST_ROWS).map(({ file, line, severity, message, cure, code }) => {
    const position = `\`${file.replace(/[`|]/g, '')}\` line ${line}`
    return `| ${position} | ${severity} | ${cell(message)} | ${cell(cure)} | ${code} |`
  })
  const rest = problems.length - rows.length
  return [
    `### The content: ${countProblems(problems)}`,
    '',
    '| where | how bad | what is wrong | what to write instead | kind |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...(rest > 0 ? [`… and ${rest} more.`, ''] : []),
  ].join('\n')
}

/** Escapes an author's words for a Markdown table. */
const cell = (text: string) => text.replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&').replace(/\s+/g, ' ')
