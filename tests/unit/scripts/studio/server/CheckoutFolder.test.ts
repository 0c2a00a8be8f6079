import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { setValue, valueOfText } from '../../../../../schema/text/edit.ts'
import { Computer, ComputerHost } from '../../../../../scripts/studio/hosts/ComputerHost.ts'
import { answerHost } from '../../../../../scripts/studio/server/answerHost.ts'
import { findCheckout } from '../../../../../scripts/studio/server/Checkout.ts'
import { CheckoutFolder } from '../../../../../scripts/studio/server/CheckoutFolder.ts'
import { FolderHost } from '../../../../../scripts/studio/server/FolderHost.ts'
import { GitHost } from '../../../../../scripts/studio/server/GitHost.ts'
import { ComputerFolder } from '../../../../../scripts/studio/site/ComputerFolder.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { isolation, makeRepositories, type Repositories, replaceIn } from './repositories.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(isolation)) vi.stubEnv(name, value)
})

const servers: Server[] = []
const started: Repositories[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await Promise.all(started.map(one => one[Symbol.asyncDispose]()))
})

const PAGE = 'pages/index.json'
const bytes = (text: string) => new TextEncoder().encode(text)

/** The studio of an author on a checkout, behind its server. */
async function start() {
  const repositories = await makeRepositories()
  started.push(repositories)
  const checkout = await findCheckout(repositories.folders)
  if (!checkout) throw new Error('The site is in no repository')
  const folder = new CheckoutFolder(checkout, repositories.folders, join(repositories.scratch, 'bases.json'))
  const served = { host: new GitHost(checkout), folder, identify: async () => {}, wait: async () => 0 }
  const server = createServer((request, response) => {
    request.headers.origin ??= `http://${request.headers.host}`
    answerHost(request.url?.slice(1) ?? '', request, response, served, 'secret')
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const computer = new Computer(address, () => 'secret')
  const listeners: (() => void)[] = []
  const open = () =>
    Workspace.open(
      new ComputerHost(computer),
      new ComputerFolder(computer, listener => listeners.push(listener)),
    )
  return {
    repositories,
    open,
    /** What the server says when something has changed in the folder. */
    noticed: () => Promise.all(listeners.map(listener => listener())),
  }
}

const titled = (text: string | undefined, title: string) => setValue(text ?? '', ['title'], title)
const titleIn = (text: string | undefined) => Object(valueOfText(text)).title
const contents = (workspace: Workspace) => workspace.changes.map(({ path, content }) => [path, content])

test('a change is in the folder at once, and is a change still for the next window', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  expect(workspace.changes).toEqual([])
  const published = workspace.textOf(PAGE)
  const text = titled(published, 'A new title')
  await workspace.write(PAGE, text)
  await workspace.write('public/files/new.pdf', bytes('%PDF-'))
  await workspace.kept()
  expect(workspace.failure).toBeUndefined()
  expect(await repositories.read(PAGE)).toBe(text)
  expect(await repositories.read('public/files/new.pdf')).toBe('%PDF-')
  const next = await open()
  expect(next.changes).toMatchObject([
    { path: PAGE, content: text, base: published },
    { path: 'public/files/new.pdf', content: bytes('%PDF-') },
  ])
  for (const { path } of next.changes) next.putBack(path)
  await next.kept()
  expect(await repositories.read(PAGE)).toBe(published)
  expect(repositories.git('status', '--porcelain')).toBe('')
})

test('what an engineer writes in the folder becomes part of what is written in the studio', async () => {
  const { repositories, open, noticed } = await start()
  const workspace = await open()
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Of the author'))
  await workspace.kept()
  await replaceIn(
    join(repositories.folders.pages, 'index.json'),
    '"description": "',
    '"description": "Of the engineer. ',
  )
  // The author writes on before anybody has noticed.
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Of the author, later'))
  await workspace.kept()
  const both = await repositories.read(PAGE)
  expect([titleIn(both), both.includes('Of the engineer. ')]).toEqual(['Of the author, later', true])
  expect(workspace.textOf(PAGE)).toBe(both)
  await repositories.write('pages/of-engineer.json', '{}')
  await noticed()
  await vi.waitFor(() => expect(workspace.textOf('pages/of-engineer.json')).toBe('{}'))
  await rm(join(repositories.folders.pages, 'of-engineer.json'))
  await noticed()
  await vi.waitFor(() => expect(workspace.textOf('pages/of-engineer.json')).toBeUndefined())
})

test('what is published is no change any more, and the checkout is as after a pull', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Published'))
  await workspace.write('pages/kept.json', '{}')
  expect(await workspace.publish([PAGE], 'Another title')).toMatchObject({ head: expect.any(String) })
  await workspace.kept()
  expect(repositories.remote('log', '-1', '--format=%s', 'main')).toBe('Another title')
  expect(repositories.git('rev-parse', 'HEAD')).toBe(repositories.remote('rev-parse', 'main'))
  expect(repositories.git('status', '--porcelain')).toBe('?? pages/kept.json')
  expect(contents(await open())).toEqual([['pages/kept.json', '{}']])
})

test('what a colleague publishes reaches the folder, and what is written there keeps what it began from', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Of the author'))
  await workspace.kept()
  await repositories.colleague(async folder => {
    await writeFile(join(folder, 'program.js'), 'two()\n')
    await writeFile(join(folder, 'pages/theirs.json'), '{ "title": "Theirs" }')
    await replaceIn(join(folder, PAGE), '"description": "', '"description": "Of the colleague. ')
  })
  await workspace.refresh()
  await workspace.kept()
  expect(await repositories.read('program.js')).toBe('two()\n')
  expect(await repositories.read('pages/theirs.json')).toBe('{ "title": "Theirs" }')
  const both = await repositories.read(PAGE)
  expect([titleIn(both), both.includes('Of the colleague. ')]).toEqual(['Of the author', true])
  expect(repositories.git('status', '--porcelain')).toBe(`M ${PAGE}`)
  // Later changes of the same words count from there: they are no conflict with themselves.
  const next = await open()
  expect(next.changes.map(({ theirs }) => theirs)).toEqual([undefined])
  await next.write(PAGE, (next.textOf(PAGE) ?? '').replace('Of the colleague. ', ''))
  await next.refresh()
  expect(next.changes.map(({ theirs }) => theirs)).toEqual([undefined])
})

test('the same words changed twice are a conflict, also for the next window, until it is settled', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Of the author'))
  await workspace.kept()
  await repositories.colleague(async folder => {
    const text = await readFile(join(folder, PAGE), 'utf8')
    await writeFile(join(folder, PAGE), titled(text, 'Of the colleague'))
  })
  await workspace.refresh()
  await workspace.kept()
  const next = await open()
  expect(next.changes.map(({ theirs }) => titleIn(theirs ?? ''))).toEqual(['Of the colleague'])
  await next.settle(PAGE, titled(next.textOf(PAGE), 'Of both'))
  expect(await next.publish([PAGE], 'Both')).toMatchObject({ head: expect.any(String) })
  await next.kept()
  expect(titleIn(await repositories.read(PAGE))).toBe('Of both')
  expect(repositories.git('status', '--porcelain')).toBe('')
})

test('where an engineer works on a file of the program that others have changed, the folder stays as it is, and is published', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  await repositories.write('program.js', 'mine()\n')
  await repositories.colleague(folder => writeFile(join(folder, 'program.js'), 'two()\n'))
  const head = repositories.git('rev-parse', 'HEAD')
  await workspace.refresh()
  await workspace.write(PAGE, titled(workspace.textOf(PAGE), 'Published'))
  expect(await workspace.publish([PAGE], 'Another title')).toMatchObject({ head: expect.any(String) })
  await workspace.kept()
  expect([await repositories.read('program.js'), repositories.git('rev-parse', 'HEAD')]).toEqual([
    'mine()\n',
    head,
  ])
  expect(contents(await open())).toEqual([])
})

test('commits that were never sent keep the folder as it is, and their content is not published', async () => {
  const { repositories, open } = await start()
  const text = await repositories.read(PAGE)
  await repositories.write(PAGE, titled(text, 'Committed here'))
  repositories.git('commit', '--quiet', '--all', '--message', 'Work of an engineer')
  const workspace = await open()
  expect(workspace.changes).toMatchObject([{ path: PAGE, base: text }])
})

test('no path leads out of the folder', async () => {
  const { repositories, open } = await start()
  const workspace = await open()
  for (const path of ['pages/../../x.json', 'public/.git/config', 'pages/.hidden.json']) {
    await workspace.write(path, bytes('x'))
    await workspace.kept()
    expect(workspace.failure).toMatchObject({ failure: 'refused' })
    workspace.putBack(path)
    await workspace.kept()
  }
  expect(repositories.git('status', '--porcelain')).toBe('')
})

test('a folder in no repository is published by writing it', async () => {
  const { repositories } = await start()
  const host = new FolderHost(repositories.folders)
  // Otherwise its author would be asked for a name that nothing keeps.
  expect((await host.status()).author).toBeDefined()
  const { head, files } = await host.list()
  const digest = files.get(PAGE)?.digest ?? ''
  const text = await repositories.read(PAGE)
  expect(new TextDecoder().decode((await host.read([digest])).get(digest))).toBe(text)
  const next = await host.commit(
    new Map([
      [PAGE, bytes('{}')],
      ['pages/new.json', bytes('{}')],
    ]),
    head,
  )
  expect((await host.list()).head).toBe(next)
  expect(await host.commit(new Map([[PAGE, null]]), head)).toBeUndefined()
  expect(await repositories.read(PAGE)).toBe('{}')
  await expect(host.commit(new Map([['pages/../x', bytes('x')]]), next ?? '')).rejects.toMatchObject({
    failure: 'refused',
  })
})
