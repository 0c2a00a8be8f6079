import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuildOptions } from '../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { memoFolder } from '../../../../scripts/site/release/memoFolder.ts'
import { mergeShards, shardOf } from '../../../../scripts/site/shards.ts'
import { filesIn } from '../filesIn.ts'
import { writeSmallSite } from '../smallFolders.ts'

const OF = 3

let folder: string
let options: BuildOptions
let shards: string[]
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-shards-'))
  options = { ...(await writeSmallSite(folder)), out: at('whole'), base: '/', today: '2026-11-21' }
  await buildSite(options)
  shards = Array.from({ length: OF }, (_, index) => at(`shard-${index + 1}`))
  for (const [index, out] of shards.entries())
    await buildSite({ ...options, out, shard: { number: index + 1, of: OF } })
}, 120_000)

afterAll(async () => {
  for (const out of [at('whole'), at('other')]) await rm(memoFolder(out), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

const isPage = (path: string) => path.endsWith('index.html')

test('merged shards are the same bytes as an unsharded build, each page written by one of them', async () => {
  const whole = filesIn(options.out)
  await mergeShards(shards, at('merged'))
  const merged = filesIn(at('merged'))
  expect([...merged].filter(([path, bytes]) => whole.get(path) !== bytes).map(([path]) => path)).toEqual([])
  expect([...merged.keys()].sort()).toEqual([...whole.keys()].sort())
  const written = shards.map(shard => [...filesIn(shard).keys()].filter(isPage).length)
  expect(written.reduce((sum, count) => sum + count, 0)).toBe([...whole.keys()].filter(isPage).length)
  expect(Math.min(...written)).toBeGreaterThan(0)
}, 60_000)

test('a shard that is built where another stood brings nothing of that one into the merged site', async () => {
  const out = at('again')
  await cp(at('shard-1'), out, { recursive: true })
  await writeFile(join(out, 'assets/earlier.js'), 'what a page of another release asks for')
  await buildSite({ ...options, out, shard: { number: 1, of: OF } })
  await mergeShards([out, at('shard-2'), at('shard-3')], at('anew'))
  expect(filesIn(at('anew'))).toEqual(filesIn(options.out))
}, 60_000)

const merge = (folders: string[]) => mergeShards(folders, at('refused'))

test('shards that do not make one site are not merged, and what is published stays', async () => {
  await mergeShards(shards, at('refused'))
  const before = filesIn(at('refused'))
  const [first = '', second = '', third = ''] = shards
  await expect(merge([first, third])).rejects.toThrow(
    'These are the shards 1, 3 of 3. Name each of them once.',
  )
  await expect(merge([first, second, second])).rejects.toThrow('These are the shards 1, 2, 2 of 3.')
  await expect(merge([first, second, options.out])).rejects.toThrow(
    'is no shard: there is no shard.json in it',
  )
  await expect(mergeShards(shards, second)).rejects.toThrow(`"${second}" lies there`)
  await expect(merge([])).rejects.toThrow('Name the folders of the shards')
  await buildSite({ ...options, out: at('other'), today: '2026-11-22', shard: { number: 3, of: OF } })
  await expect(merge([first, second, at('other')])).rejects.toThrow('with the same --today')
  expect(filesIn(at('refused'))).toEqual(before)
}, 60_000)

test('a shard that was built from another picture of the same size is not merged', async () => {
  const picture = join(options.public, 'images/hero.svg')
  const drawing = await readFile(picture, 'utf8')
  const other = drawing.replace(/#[0-9a-f]{6}/i, '#123456')
  expect(other).not.toBe(drawing)
  await writeFile(picture, other)
  await buildSite({ ...options, out: at('repainted'), shard: { number: 3, of: OF } })
  await writeFile(picture, drawing)
  await expect(merge([...shards.slice(0, 2), at('repainted')])).rejects.toThrow('other documents or pictures')
}, 60_000)

test('a shard whose note is not whole is named', async () => {
  await cp(at('shard-3'), at('torn'), { recursive: true })
  await writeFile(join(at('torn'), 'shard.json'), '{ "number": 3')
  await expect(merge([...shards.slice(0, 2), at('torn')])).rejects.toThrow(
    'is not whole. Build this shard anew.',
  )
})

test('a shard in which somebody has changed a file is not merged', async () => {
  await cp(at('shard-3'), at('changed'), { recursive: true })
  await writeFile(at('changed/robots.txt'), `${await readFile(at('changed/robots.txt'), 'utf8')}# mine\n`)
  await expect(merge([at('shard-1'), at('shard-2'), at('changed')])).rejects.toThrow(
    'is not what another shard has in its place',
  )
})

test.each(['0/3', '4/3', '3', 'a/b', '1/0', '-1/3'])('"%s" is no shard', option => {
  expect(() => shardOf(option)).toThrow('Write the third of sixteen as --shard 3/16.')
})
