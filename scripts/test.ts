import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from './lib/root.ts'

interface Counts {
  passed: number
  failed: number
}

interface Part {
  title: string
  command: string
  args: string[]
  /** Counts the tests; what is a check and no test has nothing to count. */
  count?: () => Counts | undefined
}

const results = join(projectRoot, '.cache', 'test-results')
const unitReport = join(results, 'unit.json')
// The name stands in tests/playwright.config.ts too.
const browserReport = join(results, 'browser.json')

const parts: Part[] = [
  { title: 'Format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { title: 'Types', command: 'tsc', args: ['--noEmit'] },
  {
    title: 'Unit tests',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', ...vitestReporters(unitReport)],
    count: () => unitCounts(unitReport),
  },
  {
    title: 'Browser tests',
    command: 'playwright',
    args: ['test', '--config', 'tests/playwright.config.ts'],
    count: () => browserCounts(browserReport),
  },
]

rmSync(results, { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0 }
const failing = parts.find(part => !run(part))
if (failing) console.log(`\nFAILED: ${failing.title}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failing ? 1 : 0

function run({ title, command, args, count }: Part): boolean {
  console.log(`\n== ${title}`)
  // npm, which starts this, puts the commands of the dependencies on the path.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: projectRoot,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 }
  total.passed += passed
  // A check that fails, or a command that breaks before it counts anything, is a failure too.
  total.failed += status === 0 ? failed : Math.max(1, failed)
  return status === 0
}

function vitestReporters(report: string): string[] {
  // Relative, since a shell would take a space in the path of the checkout for the end of the word.
  const file = relative(projectRoot, report)
  return ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file]
}

function unitCounts(file: string): Counts | undefined {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

function browserCounts(file: string): Counts | undefined {
  const report = readReport<{ stats: { expected: number; unexpected: number } }>(file)
  return report && { passed: report.stats.expected, failed: report.stats.unexpected }
}

/** @returns undefined when the command broke before it wrote one */
function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
