import { appendFile } from 'node:fs/promises'
import { type ProblemCode, severityOf, titleOf } from '../../../schema/problems/catalogue.ts'
import { listed } from '../../../schema/problems/listed.ts'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { nearest } from '../../../schema/read/suggest.ts'
import { withFolders } from '../commandLine.ts'
import { UsageError } from '../usageError.ts'
import {
  countProblems,
  inRepository,
  type Report,
  type RepositoryProblem,
  repositoryPaths,
} from './Report.ts'

const formats = { pretty: prettyIfAny, github, sarif, junit, json }

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

/**
 * Prints the problems of a site: the pretty format to stderr, the machine-readable ones to stdout. In a GitHub workflow it also
 * adds a table to the summary of the run.
 */
export async function printReport(format: Format, report: Report): Promise<void> {
  const output = format === 'pretty' ? process.stderr : process.stdout
  output.write(await formats[format](withCommands(report)))
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (format === 'github' && summary) await appendFile(summary, githubSummary(report))
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

/** Escapes what would end the command, as GitHub's own toolkit does. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** GitHub limits a summary to 1 MiB. */
const MOST_ROWS = 500

/** A Markdown table of all problems, for the summary of the run. */
export function githubSummary(report: Report): string {
  const problems = inRepository(report)
  if (problems.length === 0) return '### The content is in order\n'
  const rows = problems.slice(0, MOST_ROWS).map(({ file, line, severity, message, suggestion, code }) => {
    const position = `\`${file.replace(/[`|]/g, '')}\` line ${line}`
    return `| ${position} | ${severity} | ${cell(message)} | ${cell(suggestion)} | ${code} |`
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

/** JSON for other programs. CONTRIBUTING.md documents the shape. Fields may be added, but not removed. */
export function json(report: Report): string {
  const problems = inRepository(report).map(
    ({ code, severity, title, file, line, column, endColumn, path, message, suggestion: cure, help }) => {
      return { code, severity, title, file, line, column, endColumn, path, message, cure, help }
    },
  )
  const errors = report.problems.filter(isError).length
  return `${JSON.stringify({ version: 1, errors, warnings: problems.length - errors, problems }, null, 2)}\n`
}

/** JUnit XML: each document without errors is a passed test, each error a failed test. Warnings are the output of the suite. */
export function junit(report: Report): string {
  const problems = inRepository(report)
  const errors = problems.filter(isError)
  const broken = new Set(errors.map(({ file }) => file))
  const files = [...report.texts.keys()].map(repositoryPaths(report.folders))
  const passed = files.filter(file => !broken.has(file))
  const counts = `tests="${passed.length + errors.length}" failures="${errors.length}" errors="0"`
  const warnings = problems.filter(problem => !isError(problem)).map(warning => `${line(warning)}\n`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Chalkline" ${counts}>`,
    `  <testsuite name="content" ${counts} skipped="0">`,
    ...passed.map(file => `    <testcase classname="${junitEscaped(onOneLine(file))}" name="is in order"/>`),
    ...errors.map(failed),
    ...(warnings.length > 0 ? [`    <system-out>${junitEscaped(warnings.join(''))}</system-out>`] : []),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function failed(error: Problem): string {
  const path = junitEscaped(onOneLine(error.file))
  const name = junitEscaped(`${error.code}, line ${error.line}, column ${error.column}`)
  return `    <testcase classname="${path}" name="${name}" file="${path}" line="${error.line}">
      <failure type="${error.code}" message="${junitEscaped(onOneLine(error.message))}">${junitEscaped(line(error))}</failure>
    </testcase>`
}

const line = ({ file, line, column, message, suggestion }: Problem) =>
  onOneLine(`${file}:${line}:${column}  ${message} ${suggestion}`)

/** A name of a file can have line breaks; what stands behind one would pass for a command to the program that shows the report. */
const onOneLine = (text: string): string => text.replace(/\r\n?|\n/g, '␊')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML. Characters that XML forbids, such as control characters and lone surrogates, become U+FFFD. */
const junitEscaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"]/g, sign => entities[sign] ?? sign)

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
  return {
    id: code,
    shortDescription: { text: titleOf(code) },
    defaultConfiguration: { level: severityOf(code) },
  }
}

function result(problem: RepositoryProblem, codes: string[]) {
  const { code, severity, file, line, column, endColumn, message, suggestion, help } = problem
  const region = { startLine: line, startColumn: column, endLine: line, endColumn }
  const uri = file.split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: help ? `${message} ${suggestion} ${help}` : `${message} ${suggestion}` },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } }],
  }
}
