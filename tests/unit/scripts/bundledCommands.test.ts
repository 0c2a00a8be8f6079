import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeContent } from '../../../scripts/bench/content.ts'
import { buildSite } from '../../../scripts/lib/build.ts'
import { recordFolder } from '../../../scripts/lib/incremental/BuildRecord.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { filesIn } from './filesIn.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-bundled-'))
})

afterAll(async () => {
  for (const out of ['bundled', 'plain']) await rm(recordFolder(join(folder, out)), { recursive: true })
  await rm(folder, { recursive: true })
})

async function buildBothWays(folders: { pages: string; public: string }) {
  const [bundled, plain] = [join(folder, 'bundled'), join(folder, 'plain')]
  await buildSite({ ...folders, out: plain, base: '/' })
  const options = Object.entries({ ...folders, out: bundled }).flatMap(([name, path]) => [`--${name}`, path])
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], { cwd: projectRoot })
  const [expected, actual] = [filesIn(plain), filesIn(bundled)]
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort())
  expect([...actual].filter(([path, bytes]) => expected.get(path) !== bytes).map(([path]) => path)).toEqual(
    [],
  )
}

test(
  'npm run build, which is bundled and remembers styles, writes the same bytes as its source',
  () => buildBothWays({ pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }),
  300_000,
)

test(
  'many pages are written by several processes, with the same bytes as by one',
  () => buildBothWays(writeContent(join(folder, 'many'), { pages: 400 })),
  300_000,
)
