import { appendFile } from 'node:fs/promises'
import { listed } from '../../../schema/problems/listed.ts'
import { nearest } from '../../../schema/read/suggest.ts'
import { withFolders } from '../commandLine.ts'
import { UsageError } from '../usageError.ts'
import { github, githubSummary } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import type { Report } from './Report.ts'
import { sarif } from './sarif.ts'

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
  problems: problems.map(problem => ({ ...problem, cure: withFolders(problem.cure, folders) })),
})

async function prettyIfAny(report: Report): Promise<string> {
  if (report.problems.length === 0) return ''
  // Imported lazily: @babel/code-frame takes longer to load than a page to build.
  const { pretty } = await import('./pretty.ts')
  return pretty(report, process.stderr.isTTY)
}
