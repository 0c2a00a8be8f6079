import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './lib/root.ts'

// `npm test` runs everything that a change must pass. Each step prints what fails; the last line counts the tests.

/** A flaky test is a fault to be fixed. So many are no longer chance. */
const MOST_FLAKY = 3

// Relative, because on Windows a shell would split an absolute path that contains a space.
const results = '.cache/test-results'
const unitReport = `${results}/unit.json`
// Also in tests/playwright.config.ts.
const browserReport = `${results}/browser.json`

const steps: { title: string; command: string; count?: () => number[] }[] = [
  { title: 'Format and lint', command: 'biome check --error-on-warnings' },
  { title: 'Types', command: 'tsc --noEmit' },
  {
    title: 'Unit tests',
    command: `vitest run --config tests/vitest.config.ts --reporter default --reporter json --outputFile.json ${unitReport}`,
    count: () => {
      const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(unitReport)
      const flaky = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      for (const { fullName } of flaky) console.log(`Flaky: ${fullName}`)
      return [numPassedTests, numFailedTests, flaky.length]
    },
  },
  {
    title: 'Browser tests',
    command: 'playwright test --config tests/playwright.config.ts',
    count: () => {
      const { expected = 0, unexpected = 0, flaky = 0 } = readReport(browserReport).stats ?? {}
      return [expected + flaky, unexpected, flaky]
    },
  },
]

rmSync(join(projectRoot, results), { recursive: true, force: true })
const total = { passed: 0, failed: 0, flaky: 0 }
const failing = steps.find(({ title, command, count = () => [] }) => {
  console.log(`\n== ${title}`)
  // npm adds node_modules/.bin to the PATH of its scripts.
  const { status } = spawnSync(command, {
    cwd: projectRoot,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [passed = 0, failed = 0, flaky = 0] = count()
  total.passed += passed
  total.flaky += flaky
  // A failed check, or a command that crashed before it counted anything, is one failure.
  total.failed += status === 0 ? failed : Math.max(1, failed)
  return status !== 0
})
const isTooFlaky = total.flaky > MOST_FLAKY
if (failing) console.log(`\nFAILED: ${failing.title}`)
if (isTooFlaky) console.log(`\nFAILED: ${total.flaky} flaky tests, and at most ${MOST_FLAKY} may be`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failing || isTooFlaky ? 1 : 0

/** The parts that are read of the reports of vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** @returns nothing when the command crashed before it wrote a report */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
  } catch {
    return {}
  }
}
