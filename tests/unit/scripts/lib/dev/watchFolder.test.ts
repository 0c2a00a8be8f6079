import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { watchFolder } from '../../../../../scripts/lib/dev/watchFolder.ts'
import { scratchFolder } from '../../../scratchFolder.ts'

let root: string
const changed = new Set<string>()

beforeEach(async () => {
  root = scratchFolder(onTestFinished)
  await mkdir(join(root, 'pages/stages'), { recursive: true })
  changed.clear()
  onTestFinished(watchFolder(join(root, 'pages'), path => changed.add(relative(root, path))))
})

/** Changes something and waits until a path is reported. */
async function expectReport(path: string, change: () => Promise<void>) {
  changed.clear()
  await change()
  await expect.poll(() => [...changed]).toContain(path)
}

const at = (path: string) => join(root, path)
const write = (path: string) => () => writeFile(at(path), 'text')

test('files in a folder that is new, that was moved, or that took the place of another one are reported', async () => {
  await expectReport('pages/about', () => mkdir(at('pages/about')))
  await expectReport('pages/about/index.json', write('pages/about/index.json'))
  await expectReport('pages/moved', () => rename(at('pages/about'), at('pages/moved')))
  await expectReport('pages/moved/index.json', write('pages/moved/index.json'))
  await expectReport('pages/moved', async () => {
    await rm(at('pages/moved'), { recursive: true })
    await mkdir(at('pages/moved'))
  })
  await expectReport('pages/moved/new.json', write('pages/moved/new.json'))
})

test('a folder of pages that is taken away and comes back is watched again', async () => {
  await expectReport('pages', () => rename(at('pages'), at('away')))
  await expectReport('pages', () => rename(at('away'), at('pages')))
  await expectReport('pages/stages/ils.json', write('pages/stages/ils.json'))
})
