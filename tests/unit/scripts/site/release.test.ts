import { cp, mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { publishFolder } from '../../../../scripts/site/release.ts'
import { scratchFolder } from '../../scratchFolder.ts'

let folder: string
let dist: string

beforeEach(async () => {
  folder = scratchFolder(onTestFinished)
  dist = join(folder, 'dist')
})

async function put(file: string, text = '') {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

const read = (file: string) => readFile(join(folder, file), 'utf8')
const names = async (below = '') => (await readdir(join(folder, below))).sort()

/** Publishes a site of one page. */
const publish = (words: string, out = dist, sources: string[] = []) =>
  publishFolder(out, sources, release => release.write('index.html', words))

/** What a build that was killed has left: its process runs no more. */
const DEAD = '999999999'

test('a build replaces the one before, and leaves nothing else', async () => {
  await publish('first')
  await put('dist/CNAME', 'put here by hand')
  await publish('second')
  expect(await read('dist/index.html')).toBe('second')
  expect([await names(), await names('dist')]).toEqual([['dist'], ['.built', 'index.html']])
})

test('a build that fails leaves the one before, and nothing else', async () => {
  await publish('first')
  const failing = publishFolder(dist, [], async release => {
    await release.write('index.html', 'second')
    throw new Error('ENOSPC')
  })
  await expect(failing).rejects.toThrow('ENOSPC')
  expect([await read('dist/index.html'), await names()]).toEqual(['first', ['dist']])
})

const kills: [moment: string, leave: () => Promise<unknown>][] = [
  ['before it has marked the folder that it fills', () => mkdir(join(folder, 'dist.new'))],
  ['while it fills a folder', () => put('dist.new/.building', DEAD).then(() => put('dist.new/a.html'))],
  [
    'when it has marked the published folder',
    async () => {
      await put('dist.new/.building', DEAD)
      await put('dist/.building', DEAD)
    },
  ],
  [
    'between its two renames',
    async () => {
      await put('dist.new/.building', DEAD)
      await put('dist/.building', DEAD)
      await rename(dist, `${dist}.old`)
    },
  ],
  [
    'while it deletes the folder that it has replaced',
    async () => {
      await put('dist/.building', DEAD)
      await put('dist.old/.building', DEAD)
      await put('dist.old/index.html', 'zeroth')
    },
  ],
]

test.each(kills)('after a build that was killed %s, the next one puts it right', async (_, leave) => {
  await publish('first')
  await leave()
  // Whether or not it gets to its end.
  const seen = publishFolder(dist, [], async () => {
    throw new Error(await read('dist/index.html'))
  })
  await expect(seen).rejects.toThrow('first')
  await publish('second')
  expect([await read('dist/index.html'), await names()]).toEqual(['second', ['dist']])
  expect(await names('dist')).toEqual(['.built', 'index.html'])
})

test.each(['dist.new', 'dist.old'])('a folder of somebody else at %s is named, and stays', async name => {
  await publish('first')
  await cp(dist, join(folder, name), { recursive: true })
  await expect(publish('second')).rejects.toThrow(
    `"${join(folder, name)}" is in the way: a build needs this place for a moment.`,
  )
  expect([await read('dist/index.html'), await read(`${name}/index.html`)]).toEqual(['first', 'first'])
})

test('a build does not begin while another one fills the same place', async () => {
  const running = publishFolder(dist, [], async release => {
    await expect(publish('second')).rejects.toThrow(`Another build is writing "${dist}.new".`)
    await release.write('index.html', 'first')
  })
  await running
  expect(await read('dist/index.html')).toBe('first')
})

test('a folder with files that no build has written is refused, and so is a checkout of git', async () => {
  await put('dist/notes.txt', 'mine')
  const refusal =
    'there are files in it that no build has written. Choose a new or an empty folder with --out'
  await expect(publish('first')).rejects.toThrow(refusal)
  await rm(dist, { recursive: true })
  await mkdir(dist)
  await publish('first')
  await put('dist/.git/HEAD', 'mine')
  await expect(publish('second')).rejects.toThrow(refusal)
  expect([await read('dist/.git/HEAD'), await names()]).toEqual(['mine', ['dist']])
})

test('a folder that holds what the site is made from is refused, whatever else is in it', async () => {
  await publish('first')
  await put('dist/pages/index.json')
  for (const out of [dist, join(folder, 'dist/pages'), process.cwd()])
    await expect(publish('second', out, [join(folder, 'dist/pages')])).rejects.toThrow(
      'is in it. Choose another',
    )
  expect(await names('dist/pages')).toEqual(['index.json'])
})

test('a place that cannot be written is named', async () => {
  await put('blocked', 'a file where a folder should be')
  const out = join(folder, 'blocked/dist')
  await expect(publish('first', out)).rejects.toThrow(`"${out}" cannot be written: ENOTDIR`)
  await expect(publish('first', join(folder, 'blocked'))).rejects.toThrow(
    'blocked" cannot be written: ENOTDIR',
  )
})

test('a link to a folder stays, and the folder that it leads to is replaced', async () => {
  await publish('first', join(folder, 'elsewhere'))
  await symlink('elsewhere', dist)
  await publish('second')
  expect([await read('elsewhere/index.html'), await names()]).toEqual(['second', ['dist', 'elsewhere']])
})

test('a site that another build has written into a folder of the first stays, unless a page takes its place', async () => {
  await publish('english')
  await publish('french', join(folder, 'dist/world/fr'))
  await publish('english again')
  expect(await read('dist/world/fr/index.html')).toBe('french')
  await publish('french again', join(folder, 'dist/world/fr'))
  expect(await read('dist/index.html')).toBe('english again')
  const taking = publishFolder(dist, [], release => release.write('world/fr/index.html', 'a page'))
  await expect(taking).rejects.toThrow(`"${join(dist, 'world/fr')}" holds another website`)
  expect([await read('dist/world/fr/index.html'), await names()]).toEqual(['french again', ['dist']])
})

test('assets stay for 30 days after the release that no longer has them, and go after that', async () => {
  const publishAsset = (name: string) =>
    publishFolder(dist, [], release => release.write(`assets/${name}`, name))
  const age = (days: number) => {
    const time = new Date(Date.now() - days * 86_400_000)
    return utimes(join(dist, 'assets/a.js'), time, time)
  }
  await publishAsset('a.js')
  // However long it has been part of the site, from now on it no longer is.
  await age(100)
  await publishAsset('b.js')
  expect(await names('dist/assets')).toEqual(['a.js', 'b.js'])
  await age(29)
  await publishAsset('b.js')
  expect(await names('dist/assets')).toEqual(['a.js', 'b.js'])
  await age(31)
  await publishAsset('b.js')
  expect(await names('dist/assets')).toEqual(['b.js'])
})
