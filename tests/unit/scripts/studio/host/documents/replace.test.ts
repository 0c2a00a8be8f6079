import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Trial, trial } from './trial.ts'

let on: Trial
beforeAll(async () => {
  on = await trial()
})
afterAll(() => on[Symbol.asyncDispose]())
beforeEach(() => {
  on.changed.length = 0
})

const everywhere = async (words: string) => {
  const query = { words, matchesCase: true }
  const places = await on.actions.find(query)
  return {
    query,
    chosen: places.map(({ file, places }) => ({ file, paths: places.map(({ path }) => path) })),
  }
}

test('a replacement changes all documents, keeps the rest of their texts, and is taken back', async () => {
  const { query, chosen } = await everywhere('school bus')
  expect(chosen.length).toBeGreaterThan(0)
  const before = await Promise.all(chosen.map(({ file }) => on.site.read(file)))
  const { files } = await on.actions.replace(query, 'yellow bus', chosen)
  expect(on.changed.sort()).toEqual([...files].sort())
  for (const [index, { file }] of chosen.entries()) {
    const [text, old] = [await on.site.read(file), before[index] ?? '']
    expect(text.split('\n')).toHaveLength(old.split('\n').length)
    expect(text).toContain('yellow bus')
  }
  await on.actions.takeBackReplacement()
  expect(await Promise.all(chosen.map(({ file }) => on.site.read(file)))).toEqual(before)
  await expect(on.actions.takeBackReplacement()).rejects.toThrow('nothing to take back')
})

test('nothing is replaced where it would make a mistake, or where somebody has work that is not saved', async () => {
  const { query, chosen } = await everywhere('school bus')
  const [first] = chosen
  if (!first) throw new Error('The site has no school bus')
  const before = await Promise.all(chosen.map(({ file }) => on.site.read(file)))
  await expect(on.actions.replace(query, '{bus}', chosen)).rejects.toThrow('Nothing was replaced')
  const text = await on.site.read(first.file)
  await on.drafts.keep(first.file, text.replace('school bus', 'coach'), text, 'window')
  await expect(on.actions.replace(query, 'yellow bus', chosen)).rejects.toThrow('not saved')
  expect(await Promise.all(chosen.map(({ file }) => on.site.read(file)))).toEqual(before)
  await on.drafts.drop(first.file, 'window')
})
