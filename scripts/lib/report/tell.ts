import { appendFile } from 'node:fs/promises'
import { listed, nearest } from '../../../schema/suggest.ts'
import { UsageError } from '../usageError.ts'
import type { Findings } from './findings.ts'
import { github, githubSummary } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { sarif } from './sarif.ts'

/** For people the words go to where errors go; for programs to where they can be piped from. */
const formats = {
  async pretty(findings) {
    if (findings.problems.length === 0) return
    // Loaded late: what shows lines of a document takes longer to load than to build a page.
    const { pretty } = await import('./pretty.ts')
    process.stderr.write(pretty(findings, process.stderr.isTTY))
  },
  github: findings => void process.stdout.write(github(findings)),
  sarif: findings => void process.stdout.write(sarif(findings)),
  junit: findings => void process.stdout.write(junit(findings)),
  json: findings => void process.stdout.write(json(findings)),
} satisfies Record<string, (findings: Findings) => void | Promise<void>>

type Format = keyof typeof formats

/** The option of `validate` and `build`. */
export const formatOption = { format: { type: 'string' } } as const
export const formatUsage = `[--format ${Object.keys(formats).join('|')}]`

/**
 * The format that was asked for; without a word, what suits the place where the command runs.
 * @throws UsageError for a format that does not exist
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

/** Tells what was found. In GitHub's own runs a table of it also goes to the page of the run. */
export async function tell(format: Format, findings: Findings): Promise<void> {
  await formats[format](findings)
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (format === 'github' && summary) await appendFile(summary, githubSummary(findings))
}
