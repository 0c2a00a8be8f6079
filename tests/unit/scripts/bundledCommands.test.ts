import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { filesIn } from './filesIn.ts'
import { writeSmallSite } from './smallFolders.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-bundled-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('npm run build, which is bundled, writes the same bytes as its source', async () => {
  const folders = await writeSmallSite(join(folder, 'small'))
  const [plain, bundled] = [join(folder, 'plain'), join(folder, 'bundled')]
  await buildSite({ ...folders, out: plain, base: '/' })
  const options = Object.entries({ ...folders, out: bundled }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ])
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: projectRoot })
  expect(filesIn(bundled)).toEqual(filesIn(plain))
}, 300_000)
