import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from './lib/root.ts'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  title: string
  command: string
  args: string[]
  /** Counts the tests. Absent for steps that run no tests. */
  count?: () => Counts
}

const results = join(projectRoot, '.cache', 'test-results')
const unitReport = join(results, 'unit.json')
// Also in tests/playwright.config.ts.
const browserReport = join(results, 'browser.json')

// Relative, because on Windows a shell would split an absolute path that contains a space.
const outputFile = relative(projectRoot, unitReport)
const vitestReporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', outputFile]

const steps: Step[] = [
  { title: 'Format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { title: 'Types', command: 'tsc', args: ['--noEmit'] },
  {
    title: 'Unit tests',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', ...vitestReporters],
    count: () => {
      const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(unitReport)
      return { passed, failed }
    },
  },
  {
    title: 'Browser tests',
    command: 'playwright',
    args: ['test', '--config', 'tests/playwright.config.ts'],
    count: () => {
      const { expected: passed = 0, unexpected: failed = 0 } = readReport(browserReport).stats ?? {}
      return { passed, failed }
    },
  },
]

rmSync(results, { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0 }
const failing = steps.find(step => !run(step))
if (failing) console.log(`\nFAILED: ${failing.title}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failing ? 1 : 0

function run({ title, command, args, count }: Step): boolean {
  console.log(`\n== ${title}`)
  // npm adds node_modules/.bin to the PATH of its scripts.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: projectRoot,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 }
  total.passed += passed
  // A failed check, or a command that crashed before it counted anything, is one failure.
  total.failed += status === 0 ? failed : Math.max(1, failed)
  return status === 0
}

/** The parts that are read of the reports of vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number }
}

/** @returns nothing when the command crashed before it wrote a report */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
