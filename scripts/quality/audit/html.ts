import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** Path of the checker's jar. The package has no types. */
const vnu: string = createRequire(import.meta.url)('vnu-jar')

/** False positives: the checker's CSS parser supports neither container queries and their units nor scroll-driven animations. */
const NEWER_CSS =
  /CSS: “(?:container-type|animation-timeline|animation-range|view-timeline-name|view-timeline-inset)”|CSS: “(?:height|width|font|font-size|padding-[a-z-]+)”: (?:Unknown dimension|Parse Error|The types are incompatible|“\/” is not a “font” value)/

/**
 * False positives: ARIA in HTML allows roles on rows and cells where their table is not exposed as one. On phones ours is not,
 * since its rows are blocks there, which the checker cannot know.
 */
const TABLE_ROLES =
  /The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/

/** The checker is written in Java. */
export const isJavaInstalled = (): boolean => spawnSync('java', ['-version']).status === 0

/** Runs the Nu HTML checker on a built site. @returns one line per error */
export async function checkHtml(folder: string): Promise<string[]> {
  const args = ['-jar', vnu, '--errors-only', '--skip-non-html', folder]
  // It exits with 1 when it finds errors, and prints them to stderr.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 }).catch(
    (found: { stderr: string }) => found,
  )
  return stderr.split('\n').filter(line => line !== '' && !NEWER_CSS.test(line) && !TABLE_ROLES.test(line))
}
