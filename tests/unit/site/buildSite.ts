import { execFile } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { testDay } from '../../browser/testSite.ts'

/** Where the real site is built. */
export const siteFolder = join(projectRoot, '.cache/test-html')

export const siteOrigin = 'https://school.example'

/** What the build has said, once it has ended: nothing when all was well. */
export const outcomeFile = join(projectRoot, '.cache/test-html.outcome')

/**
 * Begins to build the real site, once, before the first test. The tests of this folder wait for it (`builtSite.ts`), and others
 * run meanwhile: a cold build takes twenty seconds.
 * @returns waits for its end
 */
export function setup(): () => Promise<void> {
  rmSync(outcomeFile, { force: true })
  const options = ['--out', siteFolder, '--origin', siteOrigin, '--today', testDay]
  const built = new Promise<void>(resolve =>
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'build', ...options],
      { cwd: projectRoot, maxBuffer: Number.POSITIVE_INFINITY, timeout: 300_000 },
      (error, stdout, stderr) => {
        writeFileSync(`${outcomeFile}.new`, error ? `${error.message}\n${stdout}${stderr}` : '')
        renameSync(`${outcomeFile}.new`, outcomeFile)
        resolve()
      },
    ),
  )
  return () => built
}
