import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KnownFacts } from '../../../../scripts/site/facts.ts'
import { listFolder } from '../../../../scripts/site/folder.ts'
import { documents } from '../../../fixtures/pdf/documents.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-pages-'))
})

afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['one page', 1],
  ['300 pages', 300],
  ['encrypted', undefined],
  ['not a PDF', undefined],
  ['empty', undefined],
] as const)('the page count of a document: %s', async (name, pages) => {
  await writeFile(join(folder, 'document.pdf'), await documents[name]())
  const stamps = new Map([...listFolder(folder, 'public').stamps].map(([file, stamp]) => [`/${file}`, stamp]))
  for (const time of ['first', 'from the cache']) {
    const facts = await new KnownFacts(folder).of(stamps)
    expect(facts.get('/document.pdf')?.pages, time).toBe(pages)
  }
})

test('facts are kept of the folders that were read last', async () => {
  const cache = join(folder, 'cache')
  const read = (name: string) =>
    new KnownFacts(join(folder, name), cache, 2).of(new Map([['/a.txt', '1 2 3 4']]))
  await read('one')
  const [one = ''] = await readdir(cache)
  await read('two')
  const both = await readdir(cache)
  const [monthAgo, weekAgo] = [30, 7].map(days => new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  for (const name of both)
    await utimes(join(cache, name), weekAgo ?? 0, (name === one ? monthAgo : weekAgo) ?? 0)
  await read('one')
  await read('three')
  const kept = await readdir(cache)
  expect([both.length, kept.length]).toEqual([2, 2])
  expect(kept.filter(name => both.includes(name))).toEqual([one])
})
