import { listed } from '../../../schema/problems/listed.ts'
import { isError } from '../../../schema/problems/problem.ts'
import { nearest } from '../../../schema/read/suggest.ts'
import { withFolders } from '../commandLine.ts'
import { UsageError } from '../usageError.ts'
import { visible } from './oneLine.ts'
import { inRepository, type Report, type RepositoryProblem } from './Report.ts'

const formats = { pretty: prettyIfAny, github, json }

type Format = keyof typeof formats

/** `--format`, an option of `validate` and `build`. */
export const formatOption = { format: { type: 'string' } } as const
export const formatUsage = `[--format ${Object.keys(formats).join('|')}]`

/**
 * Parses `--format`. The default is "github" inside a GitHub workflow, else "pretty".
 * @throws UsageError for an unknown format
 */
export function formatOf(option: string | undefined, env = process.env): Format {
  if (option === undefined) return env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'
  if (isFormat(option)) return option
  const names = Object.keys(formats)
  const guess = nearest(option, names)
  throw new UsageError(
    `There is no format "${option}". ${guess ? `Did you mean "${guess}"?` : `Choose ${listed(names)}.`}`,
  )
}

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

/** Prints the problems of a site: the pretty format to stderr, the machine-readable ones to stdout. */
export async function printReport(format: Format, report: Report): Promise<void> {
  const output = format === 'pretty' ? process.stderr : process.stdout
  output.write(await formats[format](withCommands(report)))
}

/** The commands that messages name are those for the folders of this site. */
const withCommands = ({ problems, folders, ...report }: Report): Report => ({
  ...report,
  folders,
  problems: problems.map(problem => ({ ...problem, suggestion: withFolders(problem.suggestion, folders) })),
})

async function prettyIfAny(report: Report): Promise<string> {
  if (report.problems.length === 0) return ''
  // Imported lazily: @babel/code-frame takes longer to load than a page to build.
  const { pretty } = await import('./pretty.ts')
  return pretty(report, process.stderr.isTTY)
}

/** Workflow commands: GitHub shows each problem as an annotation of its line in the pull request. */
export function github(report: Report): string {
  return inRepository(report)
    .map(problem => `${annotation(problem)}\n`)
    .join('')
}

function annotation(problem: RepositoryProblem): string {
  const { code, severity, file, line, column: col, endColumn, title, message, suggestion, help } = problem
  const properties = { file, line, endLine: line, col, endColumn, title: `${title} [${code}]` }
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapedProperty(String(value))}`)
  return `::${severity} ${listed.join(',')}::${escaped(`${message} ${suggestion}${help ? `\n${help}` : ''}`)}`
}

/** Escapes what would end the command, as GitHub's own toolkit does, and what would move the cursor of a log. */
const escaped = (text: string) =>
  visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D')).replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** JSON for other programs. CONTRIBUTING.md documents the shape. Fields may be added, but not removed. */
export function json(report: Report): string {
  const problems = inRepository(report).map(
    ({ code, severity, title, file, line, column, endColumn, path, message, suggestion: cure, help }) => {
      return { code, severity, title, file, line, column, endColumn, path, message, cure, help }
    },
  )
  const errors = report.problems.filter(isError).length
  const text = JSON.stringify({ version: 1, errors, warnings: problems.length - errors, problems }, null, 2)
  // JSON.stringify escapes the control characters of ASCII alone.
  return `${text.replace(/[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}
