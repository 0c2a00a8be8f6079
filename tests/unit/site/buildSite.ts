import { spawnSync } from 'node:child_process'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { testDay } from '../../browser/testSite.ts'
import { siteFolder, siteOrigin } from './builtSite.ts'

/** Builds the real site once, before the first test of this folder. A build that changes nothing takes a second. */
export function setup(): void {
  const options = ['--out', siteFolder, '--origin', siteOrigin, '--today', testDay]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', ...options], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site cannot be built:\n${stdout}${stderr}`)
}
