import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, firefox, type PlaywrightTestConfig, webkit } from 'playwright/test'
import { chromiumArguments, findChromium } from '../scripts/lib/chromium.mjs'
import { projectRoot } from '../scripts/lib/root.ts'
import '../scripts/sectionIndex.mjs'
import { freePort } from '../scripts/quality/browser/spawnServer.ts'
import { testDay, testDist } from './browser/testSite.ts'

// Each worker process loads this file again. The environment passes on what was found out once.
process.env.CHALKLINE_CHROMIUM ??= (await findChromium()) ?? ''
process.env.CHALKLINE_TEST_PORT ??= String(await freePort())

/**
 * Other engines run the same specs where Playwright has installed them and CHALKLINE_ENGINES asks for them, such as
 * `firefox,webkit`. They have no tests that need the protocol or the measurements of Chromium.
 */
const asked = process.env.CHALKLINE_ENGINES?.split(',') ?? ['chromium']
const otherEngines = (
  [
    ['firefox', firefox],
    ['webkit', webkit],
  ] as const
).filter(([, engine]) => existsSync(engine.executablePath()))

const projects: NonNullable<PlaywrightTestConfig['projects']> = [
  {
    name: 'chromium',
    use: {
      browserName: 'chromium',
      launchOptions: {
        executablePath: process.env.CHALKLINE_CHROMIUM || undefined,
        args: chromiumArguments,
      },
    },
  },
  ...otherEngines.map(([name]) => ({
    name,
    use: { browserName: name },
    testIgnore: /(?:endurance|forms|largePrint|print|start|steadiness|weights|everyWidth)\.spec\.ts$/,
    grepInvert: /@chromium/,
  })),
]

const origin = `http://127.0.0.1:${process.env.CHALKLINE_TEST_PORT}`

export default defineConfig({
  testDir: 'browser',
  // The accessibility tree of each section type, as text.
  snapshotPathTemplate: '{testDir}/ariaTrees/{arg}{ext}',
  outputDir: '../.cache/test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // scripts/test.ts names the tests that needed it.
  retries: 1,
  // One more than a small machine has cores: a test waits for its page for a sixth of its time.
  workers: 3,
  // Generous, for a machine with two cores that is busy with other work.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: resolve(projectRoot, '.cache/test-results/browser.json') }]],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  },
  projects: projects.filter(({ name = '' }) => asked.includes(name)),
  globalSetup: './browser/sectionSite.ts',
  webServer: {
    command: [
      `node scripts/run.mjs build --out "${testDist}" --origin ${origin} --today ${testDay}`,
      `node scripts/run.mjs serve --out "${testDist}" --port ${process.env.CHALKLINE_TEST_PORT}`,
    ].join(' && '),
    cwd: projectRoot,
    url: `${origin}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
