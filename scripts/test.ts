import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from './lib/root.ts'

// `npm test` runs everything that a change must pass.

interface Counts {
  passed: number
  failed: number
  /** The tests that failed, each with the beginning of its message. */
  failures?: string[]
  /** The tests that passed only when they were run again. */
  flaky?: string[]
}

interface Step {
  title: string
  command: string
  args: string[]
  /** Counts the tests. Absent for steps that run no tests. */
  count?: () => Counts
}

/** One is a fault to be fixed. So many are no longer chance. */
const MOST_FLAKY = 3

const results = join(projectRoot, '.cache', 'test-results')
const unitReport = join(results, 'unit.json')
// Also in tests/playwright.config.ts.
const browserReport = join(results, 'browser.json')

// Relative, because on Windows a shell would split an absolute path that contains a space.
const outputFile = relative(projectRoot, unitReport)
const vitestReporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', outputFile]

const checks: Step[] = [
  { title: 'Format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { title: 'Types', command: 'tsc', args: ['--noEmit'] },
]

const unitTests: Step = {
  title: 'Unit tests',
  command: 'vitest',
  args: ['run', '--config', 'tests/vitest.config.ts', ...vitestReporters],
  count: () => {
    const report = readReport(unitReport)
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failures = tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]))
    const flaky = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]))
    return { passed, failed, failures, flaky }
  },
}

const browserTests: Step = {
  title: 'Browser tests',
  command: 'playwright',
  args: ['test', '--config', 'tests/playwright.config.ts'],
  count: () => {
    const { stats, suites = [] } = readReport(browserReport)
    const specs = suites.flatMap(specsOf)
    const failures = specs
      .filter(({ ok }) => !ok)
      .map(spec => failure(titleOf(spec), spec.tests[0]?.results.at(-1)?.errors[0]?.message))
    const flaky = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(spec => failure(titleOf(spec), spec.tests[0]?.results[0]?.errors[0]?.message))
    const { expected = 0, unexpected = 0 } = stats ?? {}
    return { passed: expected + flaky.length, failed: unexpected, failures, flaky }
  },
}

const steps = [...checks, unitTests, browserTests]

rmSync(results, { recursive: true, force: true })
const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] }
const failing = steps.find(step => !run(step))
if (total.flaky.length > 0)
  console.log(`\nFLAKY: these passed only when they were run again\n${total.flaky.join('\n')}`)
if (failing) console.log(`\nFAILED: ${failing.title}\n${total.failures.slice(0, 20).join('\n')}`)
const isTooFlaky = total.flaky.length > MOST_FLAKY
if (isTooFlaky) console.log(`\nFAILED: ${total.flaky.length} flaky tests, and at most ${MOST_FLAKY} may be`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failing || isTooFlaky ? 1 : 0

function run({ title, command, args, count }: Step): boolean {
  console.log(`\n== ${title}`)
  // npm adds node_modules/.bin to the PATH of its scripts.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: projectRoot,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { passed, failed, failures = [], flaky = [] } = count?.() ?? { passed: 0, failed: 0 }
  total.passed += passed
  total.failures.push(...failures)
  total.flaky.push(...flaky)
  // A failed check, or a command that crashed before it counted anything, is one failure.
  total.failed += status === 0 ? failed : Math.max(1, failed)
  return status === 0
}

/** The parts that are read of the reports of vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
  stats?: { expected: number; unexpected: number }
  suites?: Suite[]
}

interface Suite {
  specs: Spec[]
  suites?: Suite[]
}

interface Spec {
  ok: boolean
  file: string
  title: string
  tests: { status: string; results: { errors: { message?: string }[] }[] }[]
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function titleOf({ file, title }: Spec): string {
  return `${file} › ${title}`
}

/** Few lines, since a log of CI may be cut to its end. */
function failure(title: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  return [`- ${title}`, ...lines.slice(0, 8).map(line => `    ${line}`)].join('\n')
}

/** @returns nothing when the command crashed before it wrote a report */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
