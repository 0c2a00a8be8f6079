import { expect, test } from 'vitest'
import { Turns } from '../../../../../../scripts/studio/host/Studio.ts'

test('tasks on one file run one after the other, also after one that failed; those on another file at once', async () => {
  const turns = new Turns()
  const done: string[] = []
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const first = turns.take('a.json', async () => {
    await gate
    done.push('first')
    throw new Error('full disk')
  })
  const second = turns.take('a.json', async () => {
    done.push('second')
    return 2
  })
  await turns.take('b.json', async () => done.push('other'))
  expect(done).toEqual(['other'])
  open()
  await expect(first).rejects.toThrow('full disk')
  expect(await second).toBe(2)
  expect(done).toEqual(['other', 'first', 'second'])
})
