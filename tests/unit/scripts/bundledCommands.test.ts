import { execFile } from 'node:child_process'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { writeContent } from '../../../scripts/quality/bench/content.ts'
import { buildSite } from '../../../scripts/site/buildSite.ts'
import { readSite } from '../../../scripts/site/folder.ts'
import { memoFolder } from '../../../scripts/site/release/memoFolder.ts'
import { isSweep } from '../../sweep.ts'
import { realFolders } from '../realSite.ts'
import { filesIn } from './filesIn.ts'
import { writeSmallSite } from './smallFolders.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-bundled-'))
})

afterAll(async () => {
  for (const out of ['bundled', 'plain']) await rm(memoFolder(join(folder, out)), { recursive: true })
  await rm(folder, { recursive: true })
})

interface Folders {
  pages: string
  public: string
}

const bundled = () => join(folder, 'bundled')

/** What `npm run build` prints for programs. */
async function runBuild(folders: Folders): Promise<string> {
  const options = Object.entries({ ...folders, out: bundled(), format: 'json' }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ])
  const run = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], {
    cwd: projectRoot,
  })
  // With mistakes in the content it ends with another code than 0.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout
}

async function buildBothWays(folders: Folders) {
  const plain = join(folder, 'plain')
  await buildSite({ ...folders, out: plain, base: '/' })
  await runBuild(folders)
  const [expected, actual] = [filesIn(plain), filesIn(bundled())]
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort())
  expect([...actual].filter(([path, bytes]) => expected.get(path) !== bytes).map(([path]) => path)).toEqual(
    [],
  )
}

test(
  'npm run build, which is bundled and remembers styles, writes the same bytes as its source',
  async () => buildBothWays(isSweep ? realFolders : await writeSmallSite(join(folder, 'small'))),
  300_000,
)

// Two builds of 400 pages.
test.runIf(isSweep)(
  'many pages are written by several processes, with the same bytes as by one',
  () => buildBothWays(writeContent(join(folder, 'many'), { pages: 400 })),
  300_000,
)

// 1200 pages take long. manyDocuments.test.ts proves the same of one process.
test.runIf(isSweep)(
  'a document that is saved while several processes write stops the build, and leaves nothing behind',
  async () => {
    const folders = writeContent(join(folder, 'saved'), { pages: 1200 })
    const out = join(folder, 'saved/dist')
    const options = Object.entries({ ...folders, out }).flatMap(([name, value]) => [`--${name}`, value])
    const run = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options], {
      cwd: projectRoot,
    })
    const release = `${out}.building-${run.child.pid}`
    while (!existsSync(join(release, 'stages/stage-00001')))
      await new Promise(resolve => setTimeout(resolve, 5))
    for (let number = 200; number < 1200; number++)
      utimesSync(join(folders.pages, `stages/stage-${String(number).padStart(5, '0')}.json`), 1, 1)
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^"stages\/stage-\d+\.json" was saved while the site was being read\./),
    })
    expect(readdirSync(join(folder, 'saved')).sort()).toEqual(['pages', 'public'])
  },
  300_000,
)

test('many documents are checked by several processes, with the same words as by one', async () => {
  const folders = writeContent(join(folder, 'wrong'), { pages: 400, posts: 3 })
  const edit = async (file: string, found: string | RegExp, written: string) => {
    const path = join(folders.pages, file)
    await writeFile(path, (await readFile(path, 'utf8')).replace(found, written))
  }
  const isToldAlike = async (codes: readonly string[]) => {
    const errors = (await readSite(folders)).problems.filter(isError)
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(codes))
    const reported: { problems: Problem[] } = JSON.parse(await runBuild(folders))
    const summaryOf = ({ code, line, column, message }: Problem) => [code, line, column, message]
    expect(reported.problems.map(summaryOf)).toEqual(errors.map(summaryOf))
  }
  await edit('stages/stage-00399.json', '"sections"', '"draft": true, "sections"')
  await edit('_posts/2.json', /"featuredImage": "[^"]*"/, '"featuredImage": "/images/none.jpg"')
  await edit('_posts/3.json', '"relatedPosts": []', '"relatedPosts": [9]')
  await edit('stages/stage-00150.json', /"buttonLink": "[^"]*"/, '"buttonLink": "/lost"')
  await edit('stages/stage-00151.json', /"buttonLink": "[^"]*"/, '"buttonLink": "/stages/stage-00399"')
  await writeFile(join(folders.pages, 'read me.md'), 'For authors.')
  if (isSweep)
    await isToldAlike(['missing-picture', 'missing-post', 'link-to-nowhere', 'link-to-hidden-page'])
  await edit('stages/stage-00001.json', '"title"', '"titel"')
  await edit('stages/stage-00150.json', /^{/, '')
  await writeFile(join(folders.pages, 'stages/latin.json'), Buffer.from([0x7b, 0xe9, 0x7d]))
  await writeFile(join(folders.pages, 'stages/notes.txt'), 'Ours.')
  await isToldAlike([
    'missing-picture',
    'missing-post',
    'link-to-hidden-page',
    'text-after-end',
    'unknown-field',
    'wrong-encoding',
  ])
}, 300_000)
