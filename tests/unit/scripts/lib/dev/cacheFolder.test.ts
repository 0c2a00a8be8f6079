import { mkdirSync, utimesSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takeCacheFolder } from '../../../../../scripts/lib/dev/devServer.ts'

const NAME = 'test-of-cache-folders'

test('two dev servers of a checkout prepare packages in folders of their own; what one has left, or held when it was killed, is free', () => {
  const [one, other] = [takeCacheFolder(NAME), takeCacheFolder(NAME)]
  expect(other.folder).not.toBe(one.folder)
  one.giveBack()
  const lock = `${one.folder}.lock`
  mkdirSync(lock)
  utimesSync(lock, 1, 1)
  const next = takeCacheFolder(NAME)
  expect(next.folder).toBe(one.folder)
  for (const { giveBack } of [other, next]) giveBack()
})
