import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takeCacheFolder } from '../../../../../scripts/lib/dev/cacheFolder.ts'

const NAME = 'test-of-cache-folders'

test('two dev servers of a checkout prepare packages in folders of their own, and the next ones take what they have left', () => {
  const [one, other] = [takeCacheFolder(NAME), takeCacheFolder(NAME)]
  expect(other.folder).not.toBe(one.folder)
  one.giveBack()
  const next = takeCacheFolder(NAME)
  expect(next.folder).toBe(one.folder)
  for (const { giveBack } of [other, next]) giveBack()
  expect(existsSync(`${other.folder}.owner`)).toBe(false)
})

test('the folder of a server that was killed is free again', () => {
  const killed = takeCacheFolder(NAME)
  // No process has this id on any system.
  writeFileSync(`${killed.folder}.owner`, String(2 ** 30))
  const next = takeCacheFolder(NAME)
  expect(next.folder).toBe(killed.folder)
  next.giveBack()
})
