import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { HostChanges } from '../../../../../scripts/studio/hosts/Host.ts'
import { findCheckout } from '../../../../../scripts/studio/server/Checkout.ts'
import { GitHost } from '../../../../../scripts/studio/server/GitHost.ts'
import { bytes, FILES, hostSuite } from '../hosts/hostSuite.ts'
import { isolation, makeRepositories, type Repositories } from './repositories.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(isolation)) vi.stubEnv(name, value)
})

const started: Repositories[] = []
afterAll(() => Promise.all(started.map(one => one[Symbol.asyncDispose]())))

const writeInto = async (folder: string, changes: HostChanges) => {
  for (const [path, content] of changes) {
    if (!content) await rm(join(folder, path))
    else {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
  }
}

async function start() {
  const repositories = await makeRepositories()
  started.push(repositories)
  await repositories.colleague(async folder => {
    for (const room of ['pages', 'public']) await rm(join(folder, room), { recursive: true, force: true })
    await writeInto(folder, FILES)
  })
  const checkout = await findCheckout(repositories.folders)
  if (!checkout) throw new Error('The site is in no repository')
  return { repositories, host: new GitHost(checkout) }
}

hostSuite('git', async () => {
  const { repositories, host } = await start()
  await host.list()
  return {
    host,
    publishElsewhere: async changes => {
      await repositories.colleague(folder => writeInto(folder, changes))
      await host.list()
    },
  }
})

test('a push that comes too late publishes nothing, and says so', async () => {
  const { repositories, host } = await start()
  const { head } = await host.list()
  await repositories.colleague(folder => writeInto(folder, new Map([['pages/other.json', bytes('{}')]])))
  const own: HostChanges = new Map([['pages/index.json', bytes('own')]])
  expect(await host.commit(own, head, 'Change')).toBeUndefined()
  expect((await host.list()).files.has('pages/other.json')).toBe(true)
})

test('the name of a branch is a name and nothing else, whatever is in it', async () => {
  const { repositories } = await start()
  const name = 'a;touch$IFS"owned";$(id)`id`&|x'
  repositories.git('checkout', '--quiet', '-b', name, 'origin/main')
  repositories.git('push', '--quiet', '--set-upstream', 'origin', name)
  const checkout = await findCheckout(repositories.folders)
  if (!checkout) throw new Error('The site is in no repository')
  const host = new GitHost(checkout)
  const { head } = await host.list()
  const next = await host.commit(new Map([['pages/index.json', bytes('own')]]), head, 'Change')
  expect(repositories.remote('rev-parse', `refs/heads/${name}`)).toBe(next)
  expect(await readdir(join(repositories.scratch, 'author'))).not.toContain('owned')
})

test('publishing touches neither the working tree nor what others have staged, nor files of the program', async () => {
  const { repositories, host } = await start()
  await repositories.write('program.js', 'two()\n')
  repositories.git('add', 'program.js')
  const before = repositories.state()
  const { head } = await host.list()
  const next = await host.commit(new Map([['pages/index.json', bytes('own')]]), head, 'Change')
  expect(repositories.state()).toBe(before)
  expect(repositories.remote('diff', '--name-only', head, next ?? '')).toBe('pages/index.json')
})

test('a check of the place that keeps the website refuses in its own words', async () => {
  const { repositories, host } = await start()
  const hook = join(repositories.scratch, 'remote.git/hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho "Main is protected: open a pull request." >&2\nexit 1\n', {
    mode: 0o755,
  })
  const { head } = await host.list()
  const refused = host.commit(new Map([['pages/index.json', bytes('own')]]), head, 'Change')
  await expect(refused).rejects.toMatchObject({
    failure: 'unapproved',
    message: expect.stringContaining('Main is protected: open a pull request'),
  })
  expect((await host.list()).head).toBe(head)
})

test('without a connection the site is listed as it was seen last', async () => {
  const { repositories, host } = await start()
  const before = await host.list()
  repositories.git('remote', 'set-url', 'origin', join(repositories.scratch, 'gone.git'))
  expect(await host.list()).toEqual(before)
  const change: HostChanges = new Map([['pages/index.json', bytes('own')]])
  await expect(host.commit(change, before.head, 'Change')).rejects.toMatchObject({ failure: 'refused' })
})
