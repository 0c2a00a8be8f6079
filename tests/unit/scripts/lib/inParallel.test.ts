import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { inParallel } from '../../../../scripts/lib/inParallel.ts'

test('results come in the order of the items, whichever is done first', async () => {
  const work = async (item: number) => {
    for (let turn = 0; turn < 5 - item; turn++) await Promise.resolve()
    return item * 2
  }
  expect(await inParallel([1, 2, 3, 4], work)).toEqual([2, 4, 6, 8])
})

test('where one fails, no more are begun and none is under way when the error is thrown', async () => {
  const begun: number[] = []
  const done: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 0) throw new Error('the first')
    await new Promise(resolve => setImmediate(resolve))
    done.push(item)
  }
  await expect(inParallel(Array(100).keys(), work)).rejects.toThrow('the first')
  expect(begun.length).toBeLessThanOrEqual(availableParallelism())
  expect([0, ...done]).toEqual(begun)
})
