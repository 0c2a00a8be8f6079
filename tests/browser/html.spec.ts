import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, test } from './fixtures.ts'
import { testDist } from './testSite.ts'

/** The path of the checker's jar; the package has no types. */
const vnu: string = createRequire(import.meta.url)('vnu-jar')

/** Its CSS parser knows neither container queries nor scroll-driven animations, so it takes what depends on them for mistakes. */
const NEWER_CSS =
  /CSS: “(?:container-type|animation-timeline|view-timeline-name|view-timeline-inset)”|CSS: “(?:height|width|font-size)”: (?:Unknown dimension|Parse Error|The types are incompatible)/

test('the Nu HTML checker finds no error on any page', async () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'Java is not installed')
  test.setTimeout(120_000)
  // It exits with 1 when it finds something, and writes what it found to standard error.
  const { stderr } = await promisify(execFile)(
    'java',
    ['-jar', vnu, '--errors-only', '--skip-non-html', testDist],
    { maxBuffer: 2 ** 26 },
  ).catch((found: { stderr: string }) => found)
  expect(stderr.split('\n').filter(line => line !== '' && !NEWER_CSS.test(line))).toEqual([])
})
