import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../../../../scripts/lib/listFiles.ts'
import type { BuildOptions } from '../../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../../scripts/site/buildSite.ts'
import { identityOf, Release } from '../../../../../scripts/site/release/Release.ts'
import { writeSmallSite } from '../../smallFolders.ts'

let scratch: string
/** A built site, and a place of its own for each test with a copy of it at `dist`. */
let site: BuildOptions
let folder: string
let dist: string
let trials = 0

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'chalkline-foreign-'))
  site = { ...(await writeSmallSite(scratch)), out: join(scratch, 'first'), base: '/' }
  await buildSite(site)
  // No test needs the hundreds of files of code, and each copies what there is.
  await rm(join(site.out, 'assets'), { recursive: true })
}, 120_000)

afterAll(() => rm(scratch, { recursive: true }))

beforeEach(async () => {
  folder = join(scratch, `trial-${++trials}`)
  dist = join(folder, 'dist')
  await cp(site.out, dist, { recursive: true })
})

async function put(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

const read = (file: string) => readFile(join(folder, file), 'utf8')
const names = async () => (await readdir(folder)).sort()

/** What a folder has that a build may replace. */
const BUILT = ['.built', '_redirects', 'index.html', 'robots.txt', 'site.webmanifest', 'sitemap.xml']

/** A release of the whole site, and one of single files. */
async function publishWhole() {
  const release = await Release.begin(dist)
  for (const file of BUILT.filter(name => name !== '.built')) await release.write(file, 'new')
  await release.publish(false)
}

async function publishFiles(deleted: string[] = []) {
  const release = await Release.begin(dist)
  await release.write('index.html', 'new')
  return release.publishFiles(identityOf(dist), deleted)
}

test('a backup of the site at dist.previous survives the next build', async () => {
  await rename(dist, `${dist}.previous`)
  const before = await listFiles(`${dist}.previous`)
  await buildSite({ ...site, out: dist })
  await buildSite({ ...site, out: dist })
  expect(await listFiles(`${dist}.previous`)).toEqual(before)
  expect(await names()).toEqual(['dist', 'dist.previous'])
})

test.each([
  'dist.previous/notes.txt',
  'dist.previous-1/notes.txt',
  'dist.previous',
  'dist.changes/notes.txt',
  'dist.changes/.deleted',
  'dist.changes',
  'dist.building-999999999/notes.txt',
  'dist.building-old/notes.txt',
  'dist.building-12-notes/notes.txt',
  'dist.release-old/notes.txt',
  'dist.release-0/notes.txt',
])('%s is left alone by every build, and nothing of it is published', async file => {
  await put(file, 'of an author')
  await publishWhole()
  await publishWhole()
  await publishFiles().catch((error: Error) => error)
  expect(await read(file)).toBe('of an author')
  expect((await readdir(dist)).sort()).toEqual(BUILT)
})

test('a folder of somebody else at the place of the changes is named', async () => {
  await put('dist.changes/notes.txt', 'of an author')
  await expect(publishFiles()).rejects.toThrow(`"${dist}.changes" lies there, and no build has made it.`)
})

test.each([
  '../secret.txt',
  '/etc/passwd',
  'blog/../../secret.txt',
  '',
  '.',
  'blog',
  'out/secret.txt',
  'nowhere/at/all.html',
])(
  'a list of deleted files that names %j deletes nothing outside of the site, and stops no build',
  async listed => {
    await put('secret.txt', 'secret')
    await put('elsewhere/secret.txt', 'secret')
    await symlink('../elsewhere', join(dist, 'out'))
    await put('dist.changes/.chalkline-made', '')
    await put('dist.changes/.deleted', `${listed}\nrobots.txt`)
    await publishFiles()
    expect([await read('secret.txt'), await read('elsewhere/secret.txt')]).toEqual(['secret', 'secret'])
    const left = await readdir(dist)
    expect([left.includes('robots.txt'), left.includes('blog')]).toEqual([false, true])
  },
)

test('what a build has made is still deleted by the next: replaced folders and those of killed builds', async () => {
  for (const name of ['dist.previous', 'dist.building-999999999', 'dist.changes']) {
    await put(`${name}/.chalkline-made`, '')
    await put(`${name}/about/index.html`, 'of a build')
  }
  const { files, ...made } = JSON.parse(await readFile(join(dist, '.built'), 'utf8'))
  await put('dist.changes/.built', JSON.stringify({ ...made, files: [...files, 'about/index.html'] }))
  await publishWhole()
  expect(await names()).toEqual(['dist'])
  expect((await readdir(dist)).sort()).toEqual(BUILT)
})
