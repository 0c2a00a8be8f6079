import { execFile } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { projectRoot } from '../../scripts/lib/root.ts'
import { testDay } from '../browser/testSite.ts'
import { outcomeFile, siteFolder, siteOrigin } from './site/siteFolder.ts'

/**
 * The order of unit tests. Files of one environment come after each other: for another one, vitest starts a process anew, which
 * loads all modules again. The tests of the folder `site` come last, on the files of the real site. It is built once, while
 * other tests run: a cold build takes twenty seconds. Tests wait for it (`site/builtSite.ts`).
 */
export class UnitTestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = new Map(files.map(file => [file, placeOf(file.moduleId)]))
    if ([...order.values()].includes(OF_BUILT_SITE)) buildSite()
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  }
}

/** As the comment at the head of a file names them. */
const ENVIRONMENTS = ['happy-dom', undefined]

const OF_BUILT_SITE = ENVIRONMENTS.length

function placeOf(file: string): number {
  if (file.includes('/tests/unit/site/')) return OF_BUILT_SITE
  const [, named] = /^\/\/ @vitest-environment (\S+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return ENVIRONMENTS.indexOf(named)
}

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
