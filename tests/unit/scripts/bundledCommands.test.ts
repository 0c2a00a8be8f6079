import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
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

/** The folders that builds have written. */
const built = new Set<string>()

afterAll(async () => {
  for (const out of built) await rm(memoFolder(out), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

interface Folders {
  pages: string
  public: string
}

/** A folder for a build of its own: no other site may lie there. */
function newOut(): string {
  const out = join(folder, `out-${built.size}`)
  built.add(out)
  return out
}

/** Starts `npm run build` without npm. */
function startBuild(folders: Folders, out: string, ...words: string[]) {
  const options = Object.entries({ ...folders, out }).flatMap(([name, value]) => [`--${name}`, value])
  return promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build', ...options, ...words], {
    cwd: projectRoot,
  })
}

async function buildBothWays(folders: Folders) {
  const [plain, bundled] = [newOut(), newOut()]
  await buildSite({ ...folders, out: plain, base: '/' })
  await startBuild(folders, bundled)
  const [expected, actual] = [filesIn(plain), filesIn(bundled)]
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

// 1200 pages take long.
test.runIf(isSweep)(
  'a document that is saved while several processes write is shown as it was read, and as it was saved by the next build',
  async () => {
    const folders = writeContent(join(folder, 'saved'), { pages: 1200 })
    const out = newOut()
    const page = join(folders.pages, 'stages/stage-01100.json')
    const isShown = async () =>
      (await readFile(join(out, 'stages/stage-01100/index.html'), 'utf8')).includes('Saved meanwhile')
    const build = startBuild(folders, out)
    const release = `${out}.building-${build.child.pid}`
    while (!existsSync(join(release, 'stages/stage-00001')))
      await new Promise(resolve => setTimeout(resolve, 5))
    const written = JSON.parse(await readFile(page, 'utf8'))
    await writeFile(page, JSON.stringify({ ...written, title: 'Saved meanwhile' }))
    await build
    expect(await isShown()).toBe(false)
    await startBuild(folders, out)
    expect(await isShown()).toBe(true)
  },
  300_000,
)

test('many documents are checked by several processes, with the same words as by one', async () => {
  const folders = writeContent(join(folder, 'wrong'), { pages: 400, posts: 3 })
  const out = newOut()
  const edit = async (file: string, found: string | RegExp, written: string) => {
    const path = join(folders.pages, file)
    await writeFile(path, (await readFile(path, 'utf8')).replace(found, written))
  }
  const isToldAlike = async (codes: readonly string[]) => {
    const errors = (await readSite(folders)).problems.filter(isError)
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(codes))
    // With mistakes in the content it ends with another code than 0.
    const { stdout } = await startBuild(folders, out, '--format', 'json').catch(
      (error: { stdout: string }) => error,
    )
    const reported: { problems: Problem[] } = JSON.parse(stdout)
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
