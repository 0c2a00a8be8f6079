import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../scripts/lib/build.ts'
import { recordFolder } from '../../../scripts/lib/incremental/BuildRecord.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-bundled-'))
})

afterAll(async () => {
  for (const out of ['bundled', 'plain']) await rm(recordFolder(join(folder, out)), { recursive: true })
  await rm(folder, { recursive: true })
})

/** Every file below a folder, and what is in it. */
async function filesIn(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async file => [relative(root, file), await readFile(file, 'latin1')] as const),
    ),
  )
}

test('npm run build, which is bundled and remembers styles, writes the same bytes as its source', async () => {
  const [bundled, plain] = [join(folder, 'bundled'), join(folder, 'plain')]
  const [pages, publicFolder] = [join(projectRoot, 'pages-json'), join(projectRoot, 'public')]
  await buildSite({ pages, public: publicFolder, out: plain, base: '/' })
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', '--out', bundled], {
    cwd: projectRoot,
  })
  const [expected, actual] = await Promise.all([filesIn(plain), filesIn(bundled)])
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort())
  expect([...actual].filter(([path, bytes]) => expected.get(path) !== bytes).map(([path]) => path)).toEqual(
    [],
  )
}, 300_000)
