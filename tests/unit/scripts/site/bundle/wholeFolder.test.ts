import { mkdir, mkdtemp, readdir, readFile, rm, truncate, unlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareFolder } from '../../../../../scripts/site/bundle/wholeFolder.mjs'

let cache: string
let made: number
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'chalkline-bundles-'))
  made = 0
})
afterEach(() => rm(cache, { recursive: true }))

const NAMES = ['build.mjs', '.vite/manifest.json', 'assets/core-1a2b.js']

const prepare = (name = 'client-0123456789abcdef') =>
  prepareFolder(join(cache, name), async unfinished => {
    made++
    for (const file of NAMES) {
      await mkdir(join(unfinished, file, '..'), { recursive: true })
      await writeFile(join(unfinished, file), `{"file":"${file}"}`)
    }
  })

const FOLDER = 'client-0123456789abcdef'

const inFolder = (file: string) => join(cache, FOLDER, file)

test.each([
  ...NAMES.flatMap(file => [
    [`an empty ${file}`, () => truncate(inFolder(file), 0)] as const,
    [`half of ${file}`, () => truncate(inFolder(file), 5)] as const,
    [`no ${file}`, () => unlink(inFolder(file))] as const,
    [
      `a folder in the place of ${file}`,
      () => unlink(inFolder(file)).then(() => mkdir(inFolder(file))),
    ] as const,
  ]),
  ['no files at all', () => rm(inFolder('.'), { recursive: true }).then(() => mkdir(inFolder('.')))] as const,
  ['an empty list of its files', () => truncate(inFolder('sealed'), 0)] as const,
  ['half a list of its files', () => truncate(inFolder('sealed'), 20)] as const,
  [
    'a file in its place',
    () => rm(inFolder('.'), { recursive: true }).then(() => writeFile(join(cache, FOLDER), '')),
  ] as const,
])('bundled code with %s is thrown away with a word, and made anew', async (_, damage) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await prepare()
  await prepare()
  expect([made, said.mock.calls]).toEqual([1, []])
  await damage()
  await prepare()
  expect(made).toBe(2)
  expect(said.mock.calls).toEqual([[`Bundled code in the cache was damaged, and is made anew (${FOLDER}).`]])
  for (const file of NAMES) expect(await readFile(inFolder(file), 'utf8')).toBe(`{"file":"${file}"}`)
  expect(await readdir(cache)).toEqual([FOLDER])
  said.mockRestore()
})

test('bundling that fails halfway leaves nothing that is taken for a bundle', async () => {
  await expect(
    prepareFolder(join(cache, FOLDER), async unfinished => {
      await mkdir(unfinished)
      await writeFile(join(unfinished, 'build.mjs'), 'half')
      throw new Error('ENOSPC')
    }),
  ).rejects.toThrow('ENOSPC')
  expect(await readdir(cache)).not.toContain(FOLDER)
})

test('the oldest of many bundles of one kind are evicted', async () => {
  await prepare('servers-a')
  for (let number = 1; number <= 9; number++) {
    await prepare(`commands-${number}`)
    await utimes(join(cache, `commands-${number}`), number, number)
  }
  const kept = await readdir(cache)
  expect(kept.filter(name => name.startsWith('commands-'))).toHaveLength(8)
  expect(kept).toEqual(expect.arrayContaining(['servers-a', 'commands-9']))
  expect(kept).not.toContain('commands-1')
})
