import { expect, test } from 'vitest'
import { setValue, valueOfText } from '../../../../../schema/text/edit.ts'
import { digestOf, HostError } from '../../../../../scripts/studio/hosts/Host.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { MemoryStore } from './MemoryStore.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const PAGE = 'pages/about.json'

const textOf = (values: object) => `${JSON.stringify(values, null, 2)}\n`

const siteHost = () =>
  MemoryHost.of(
    new Map([
      [PAGE, bytes(textOf({ title: 'About', description: 'What we do', sections: [] }))],
      ['pages/index.json', bytes(textOf({ title: 'Home' }))],
      ['public/images/hall.jpg', bytes('hall')],
    ]),
  )

const valueIn = (workspace: Workspace, path = PAGE) => Object(valueOfText(workspace.texts.get(path)))

const edit = (workspace: Workspace, key: string, value: unknown, path = PAGE) =>
  workspace.write(path, setValue(workspace.texts.get(path) ?? '{}', [key], value))

test('a change is kept at once, and is there again in the next window', async () => {
  const [host, store] = [await siteHost(), new MemoryStore()]
  const workspace = await Workspace.open(host, store)
  await edit(workspace, 'title', 'About us')
  await workspace.write('public/images/new.jpg', bytes('new'))
  await workspace.write('public/images/hall.jpg', null)
  await workspace.kept()
  const next = await Workspace.open(host, store)
  expect(valueIn(next).title).toBe('About us')
  expect([...next.files.keys()]).toEqual(['public/images/new.jpg'])
  expect(await next.read(next.files.get('public/images/new.jpg')?.digest ?? '')).toEqual(bytes('new'))
  expect(next.changes.map(({ path }) => path).sort()).toEqual([
    PAGE,
    'public/images/hall.jpg',
    'public/images/new.jpg',
  ])
})

test('what is again as it was published is no change', async () => {
  const [host, store] = [await siteHost(), new MemoryStore()]
  const workspace = await Workspace.open(host, store)
  await edit(workspace, 'title', 'Other')
  await edit(workspace, 'title', 'About')
  await workspace.write('public/images/hall.jpg', null)
  await workspace.write('public/images/hall.jpg', bytes('hall'))
  await workspace.write('pages/new.json', '{}')
  await workspace.write('pages/new.json', null)
  await workspace.kept()
  expect([workspace.changes, store.changes.size]).toEqual([[], 0])
})

test('a store that is full says so until everything is kept, and nothing is lost meanwhile', async () => {
  const [host, store] = [await siteHost(), new MemoryStore()]
  const workspace = await Workspace.open(host, store)
  store.isFull = true
  await edit(workspace, 'title', 'Kept late')
  await edit(workspace, 'title', 'Home late', 'pages/index.json')
  await workspace.kept()
  expect(workspace.failure?.message).toBe('QuotaExceededError')
  store.isFull = false
  await edit(workspace, 'description', 'Kept', 'pages/index.json')
  await workspace.kept()
  expect(workspace.failure).toBeDefined()
  workspace.keepAgain()
  await workspace.kept()
  expect([workspace.failure, store.changes.size]).toEqual([undefined, 2])
})

test('only what is chosen is published, and what is written meanwhile stays a change', async () => {
  const host = await siteHost()
  const workspace = await Workspace.open(host, new MemoryStore())
  await edit(workspace, 'title', 'About us')
  await edit(workspace, 'title', 'Welcome', 'pages/index.json')
  const publishing = workspace.publish([PAGE], 'Change the title')
  await edit(workspace, 'description', 'Written meanwhile')
  expect(await publishing).toEqual({ head: '2' })
  const visible = await Workspace.open(host, new MemoryStore())
  expect([valueIn(visible).title, valueIn(visible, 'pages/index.json').title]).toEqual(['About us', 'Home'])
  expect(workspace.changes.map(({ path }) => path)).toEqual(['pages/index.json', PAGE])
  await workspace.publish([PAGE], 'Change the description')
  await visible.refresh()
  expect(valueIn(visible).description).toBe('Written meanwhile')
})

test('what a colleague has published becomes part of the page, word by word', async () => {
  const host = await siteHost()
  const [own, other] = [
    await Workspace.open(host, new MemoryStore()),
    await Workspace.open(host, new MemoryStore()),
  ]
  await edit(own, 'title', 'About us')
  await edit(other, 'description', 'What we have done')
  await other.publish([PAGE], 'Change')
  expect(await own.publish([PAGE], 'Change')).toBe('moved')
  expect(valueIn(own)).toMatchObject({ title: 'About us', description: 'What we have done' })
  expect(await own.publish([PAGE], 'Change')).toEqual({ head: '3' })
  await other.refresh()
  expect(other.texts.get(PAGE)).toBe(own.texts.get(PAGE))
})

test('the same words changed twice wait for a choice, with both versions', async () => {
  const host = await siteHost()
  const [own, other] = [
    await Workspace.open(host, new MemoryStore()),
    await Workspace.open(host, new MemoryStore()),
  ]
  await edit(own, 'title', 'Mine')
  await edit(other, 'title', 'Theirs')
  await other.publish([PAGE], 'Change')
  expect(await own.publish([PAGE], 'Change')).toBe('moved')
  expect(await own.publish([PAGE], 'Change')).toBe('conflict')
  const [change] = own.changes
  expect([valueIn(own).title, valueOfText(String(change?.theirs))]).toEqual([
    'Mine',
    expect.objectContaining({ title: 'Theirs' }),
  ])
  await edit(own, 'description', 'Written before the choice')
  expect(own.changes[0]?.theirs).toBeDefined()
  await own.settle(PAGE, own.texts.get(PAGE) ?? '')
  expect(await own.publish([PAGE], 'Change')).toEqual({ head: '3' })
})

test.each([
  ['deleted here, changed there', null, 'there'],
  ['changed here, deleted there', 'here', null],
  ['added here and there', 'here', 'there'],
])('a file that is %s is a conflict', async (_, here, there) => {
  const host = await siteHost()
  const path = here !== null && there !== null ? 'public/docs/new.txt' : 'public/images/hall.jpg'
  const own = await Workspace.open(host, new MemoryStore())
  await own.write(path, here === null ? null : bytes(here))
  await host.publishAs('Kofi', new Map([[path, there === null ? null : bytes(there)]]), 'Change')
  await own.refresh()
  expect(own.changes.map(({ theirs }) => theirs !== undefined)).toEqual([true])
  own.putBack(path)
  const digest = there === null ? undefined : await digestOf(bytes(there))
  expect([own.changes, own.files.get(path)?.digest]).toEqual([[], digest])
})

test('a document that holds no text is named, and can be replaced', async () => {
  const host = await siteHost()
  await host.publishAs('Kofi', new Map([[PAGE, new Uint8Array([0xff, 0xfe, 0x41, 0])]]), 'Damage')
  const workspace = await Workspace.open(host, new MemoryStore())
  expect(workspace.unreadable).toMatchObject([{ file: 'about.json', code: 'wrong-encoding' }])
  await workspace.write(PAGE, textOf({ title: 'About' }))
  expect([workspace.unreadable, await workspace.publish([PAGE], 'Mend')]).toEqual([[], { head: '3' }])
})

test.each(['away', 'signedOut', 'refused', 'unapproved', 'busy', 'failed'] as const)(
  'a host that answers "%s" changes nothing',
  async failure => {
    const host = await siteHost()
    const workspace = await Workspace.open(host, new MemoryStore())
    await edit(workspace, 'title', 'Waits')
    host.failure = failure
    await expect(workspace.publish([PAGE], 'Change')).rejects.toThrow(HostError)
    await expect(workspace.refresh()).rejects.toThrow(HostError)
    expect([valueIn(workspace).title, workspace.changes.length]).toEqual(['Waits', 1])
    host.failure = undefined
    expect(await workspace.publish([PAGE], 'Change')).toEqual({ head: '2' })
  },
)
