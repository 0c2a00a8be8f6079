import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { diskFailure } from '../../../../../../scripts/lib/diskFailure.ts'
import { DocumentFiles, digestOf } from '../../../../../../scripts/studio/host/documents/DocumentFiles.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'

let folder: string
let files: DocumentFiles

beforeEach(async () => {
  folder = scratchFolder(onTestFinished)
  await mkdir(join(folder, 'pages/stages'), { recursive: true })
  await writeFile(join(folder, 'pages/index.json'), '{ "title": "Home" }\n')
  files = new DocumentFiles(join(folder, 'pages'))
})

test('a document that nobody else has changed is saved', async () => {
  const loaded = await files.read('index.json')
  const saving = await files.save('index.json', '{ "title": "Start" }\n', loaded?.digest)
  expect(saving).toEqual({ saved: true, digest: digestOf('{ "title": "Start" }\n') })
  expect(await readFile(join(folder, 'pages/index.json'), 'utf8')).toBe('{ "title": "Start" }\n')
})

test('a document that somebody else has changed is not overwritten', async () => {
  const loaded = await files.read('index.json')
  await writeFile(join(folder, 'pages/index.json'), '{ "title": "Theirs" }\n')
  const saving = await files.save('index.json', '{ "title": "Mine" }\n', loaded?.digest)
  expect(saving).toMatchObject({ saved: false, current: { text: '{ "title": "Theirs" }\n' } })
  expect(await readFile(join(folder, 'pages/index.json'), 'utf8')).toBe('{ "title": "Theirs" }\n')
})

test('a document that another program is writing is there, with another text', async () => {
  expect(await files.has('index.json', '{ "title": "Home" }\n')).toBe(true)
  await writeFile(join(folder, 'pages/index.json'), '')
  expect(await files.has('index.json', '{ "title": "Home" }\n')).toBe(false)
  expect(await files.has('away.json', '')).toBeUndefined()
})

// How often two studios save the same document at once; CHALKLINE_WRITES=1000 for a night's run.
const WRITES = 20

test(`of two writers of one document, ${WRITES} times at once, none loses what the other has saved`, async () => {
  await writeFile(join(folder, 'pages/index.json'), '[]')
  const other = new DocumentFiles(join(folder, 'pages'))
  const append = async (writer: DocumentFiles, word: string) => {
    for (;;) {
      const loaded = await writer.read('index.json')
      const text = JSON.stringify([...JSON.parse(loaded?.text ?? '[]'), word])
      if ((await writer.save('index.json', text, loaded?.digest)).saved) return
    }
  }
  const numbers = Array.from({ length: WRITES }, (_, index) => index)
  for (const number of numbers) await Promise.all([append(files, `a${number}`), append(other, `b${number}`)])
  const words: string[] = JSON.parse(await readFile(join(folder, 'pages/index.json'), 'utf8'))
  expect(words.sort()).toEqual(numbers.flatMap(number => [`a${number}`, `b${number}`]).sort())
}, 600_000)

const parts = ['..', '.', '', '%2e%2e', '..\\', 'C:', '\\\\host', '/etc', '~', 'stages', '\0', '_site']
const traversals = parts.flatMap(one =>
  parts.flatMap(two => ['passwd', 'x.json', '../index.json', '.json'].map(last => `${one}/${two}/${last}`)),
)

test('no name leads out of the folder', async () => {
  const refused = traversals.filter(name => !/^(?:stages|_site)\/(?:stages|_site)\/x\.json$/.test(name))
  expect(refused.length).toBeGreaterThan(500)
  for (const name of refused) {
    await expect(files.read(name), name).rejects.toThrow(/no document|link to another/)
    await expect(files.save(name, '{}', undefined), name).rejects.toThrow(/no document|link to another/)
  }
})

test('nothing is read or written through a symbolic link', async () => {
  await mkdir(join(folder, 'outside'))
  await writeFile(join(folder, 'outside/x.json'), '{}')
  await symlink(join(folder, 'outside'), join(folder, 'pages/linked'))
  await symlink(join(folder, 'outside/x.json'), join(folder, 'pages/stages/x.json'))
  for (const name of ['linked/x.json', 'linked/new.json', 'stages/x.json']) {
    await expect(files.read(name), name).rejects.toThrow('link')
    await expect(files.save(name, '{ "a": 1 }', digestOf('{}')), name).rejects.toThrow('link')
  }
  expect(await readFile(join(folder, 'outside/x.json'), 'utf8')).toBe('{}')
})

test('on a full disk the original stays, and what happened is said in plain words', async context => {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  // Only the administrator of a machine can make a small disk.
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
  if (status !== 0) return context.skip()
  try {
    await writeFile(join(disk, 'index.json'), '{ "title": "Home" }\n')
    const onDisk = new DocumentFiles(disk)
    const loaded = await onDisk.read('index.json')
    const error: unknown = await onDisk
      .save('index.json', ' '.repeat(200_000), loaded?.digest)
      .catch(thrown => thrown)
    expect(diskFailure(error)).toContain('The disk has no room left.')
    expect(await readdir(disk)).toEqual(['index.json'])
    expect(await readFile(join(disk, 'index.json'), 'utf8')).toBe('{ "title": "Home" }\n')
  } finally {
    spawnSync('umount', [disk])
  }
})

test.skipIf(process.getuid?.() === 0)(
  'a folder that cannot be written leaves the original as it was',
  async () => {
    const loaded = await files.read('index.json')
    await chmod(join(folder, 'pages'), 0o500)
    await expect(files.save('index.json', '{}', loaded?.digest)).rejects.toThrow()
    await chmod(join(folder, 'pages'), 0o700)
    expect(await readFile(join(folder, 'pages/index.json'), 'utf8')).toBe('{ "title": "Home" }\n')
  },
)
