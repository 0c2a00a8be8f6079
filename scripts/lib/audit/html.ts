import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** The path of the checker's jar; the package has no types. */
const vnu: string = createRequire(import.meta.url)('vnu-jar')

/** Its CSS parser knows neither container queries nor scroll-driven animations, so it takes what depends on them for mistakes. */
const NEWER_CSS =
  /CSS: “(?:container-type|animation-timeline|view-timeline-name|view-timeline-inset)”|CSS: “(?:height|width|font-size)”: (?:Unknown dimension|Parse Error|The types are incompatible)/

/** The checker is written in Java. */
export const isJavaInstalled = (): boolean => spawnSync('java', ['-version']).status === 0

/** What the Nu HTML checker finds in a built site, a line each. */
export async function checkHtml(folder: string): Promise<string[]> {
  const args = ['-jar', vnu, '--errors-only', '--skip-non-html', folder]
  // It exits with 1 when it finds something, and writes what it found to standard error.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 }).catch(
    (found: { stderr: string }) => found,
  )
  return stderr.split('\n').filter(line => line !== '' && !NEWER_CSS.test(line))
}
