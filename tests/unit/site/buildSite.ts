import { execFile } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { testDay } from '../../browser/testSite.ts'
import { outcomeFile, siteFolder, siteOrigin } from './siteFolder.ts'

/**
 * The tests of this folder come last, on the files of the real site. It is built once, while other tests run: a cold build takes
 * twenty seconds. Tests wait for it (`builtSite.ts`).
 */
export class BuiltSiteLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const site = sorted.filter(isOfBuiltSite)
    if (site.length > 0) buildSite()
    return [...sorted.filter(file => !isOfBuiltSite(file)), ...site]
  }
}

const isOfBuiltSite = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/unit/site/')

function buildSite(): void {
  rmSync(outcomeFile, { force: true })
  const options = ['--out', siteFolder, '--origin', siteOrigin, '--today', testDay]
  execFile(
    process.execPath,
    [join(projectRoot, 'scripts/run.mjs'), 'build', ...options],
    { cwd: projectRoot, maxBuffer: Number.POSITIVE_INFINITY, timeout: 300_000 },
    (error, stdout, stderr) => {
      writeFileSync(`${outcomeFile}.new`, error ? `${error.message}\n${stdout}${stderr}` : '')
      renameSync(`${outcomeFile}.new`, outcomeFile)
    },
  )
}
