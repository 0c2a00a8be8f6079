import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Bin } from '../../../../../../scripts/studio/host/documents/Bin.ts'
import { Drafts } from '../../../../../../scripts/studio/host/documents/Drafts.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'

let folder: string
beforeEach(() => {
  folder = scratchFolder(onTestFinished)
})

const damages = [
  '',
  '{',
  '{"file":"a.js',
  'null',
  '[]',
  '{}',
  '"words"',
  '\0\0\0\0',
  '{"file":1,"text":2,"base":3,"at":4}',
]

test.each(damages)('unsaved work that was damaged to %j hides no other, and its bytes stay', async bytes => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const drafts = new Drafts(folder, () => undefined)
  await drafts.keep('a.json', '{"a":1}', '{}', 'one')
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), bytes)
  await drafts.keep('b.json', '{"b":1}', '{}', 'one')
  expect((await drafts.list()).map(({ file }) => file)).toEqual(['b.json'])
  expect(await drafts.of('a.json')).toBeUndefined()
  await drafts.keep('a.json', '{"a":2}', '{}', 'one')
  expect((await drafts.of('a.json'))?.text).toBe('{"a":2}')
  expect(await readFile(join(folder, `${name}.damaged`), 'utf8')).toBe(bytes)
  expect(said.mock.calls.join()).toContain('was damaged. It is put aside')
  said.mockRestore()
})

test.each(damages)(
  'a deleted page that was damaged to %j keeps no other from being restored',
  async bytes => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bin = new Bin(folder)
    const page = { kind: 'page', title: 'A', route: '/a', text: '{}', unsaved: undefined } as const
    const damaged = await bin.add({ ...page, file: 'a.json' })
    const whole = await bin.add({ ...page, file: 'b.json' })
    await writeFile(join(folder, `${damaged}.json`), bytes)
    expect((await bin.list()).map(({ id }) => id)).toEqual([whole])
    expect((await bin.find(whole))?.file).toBe('b.json')
    expect(await readFile(join(folder, `${damaged}.json.damaged`), 'utf8')).toBe(bytes)
    expect(said).toHaveBeenCalled()
    said.mockRestore()
  },
)
