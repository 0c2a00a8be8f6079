import { expect, test } from 'vitest'
import { digestOf, type Host, type HostChanges, HostError } from '../../../../../scripts/studio/hosts/Host.ts'

/** A host to try, and what somebody else does there. */
export interface TriedHost {
  host: Host
  /** Publishes as a colleague does, beside the host. */
  publishElsewhere(changes: HostChanges): Promise<void>
}

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The files that each tried host begins with. */
export const FILES: HostChanges = new Map([
  ['pages/index.json', bytes('{ "title": "Home" }\n')],
  ['pages/stages/ils.json', bytes('{ "title": "ILS" }\r\n')],
  ['public/images/hall.jpg', new Uint8Array([0xff, 0xd8, 0, 13, 10, 0xff])],
])

/** What holds for every host. @param start makes a host with `FILES` */
export function hostSuite(name: string, start: () => Promise<TriedHost>): void {
  const contentOf = async (host: Host, path: string, head?: string) => {
    const digest = (await host.list(head)).files.get(path)?.digest
    return digest === undefined ? undefined : (await host.read([digest])).get(digest)
  }

  test(`${name}: lists every file with the digest of its bytes, and reads them to the byte`, async () => {
    const { host } = await start()
    const { files } = await host.list()
    expect([...files.keys()].sort()).toEqual([...FILES.keys()].sort())
    for (const [path, content] of FILES) {
      expect(files.get(path)).toEqual({
        digest: await digestOf(content ?? bytes('')),
        size: content?.length,
      })
      expect(await contentOf(host, path)).toEqual(content)
    }
  })

  test(`${name}: publishes additions, changes and deletions in one version, and leaves all else`, async () => {
    const { host } = await start()
    const { head } = await host.list()
    const changes: HostChanges = new Map([
      ['pages/index.json', bytes('{ "title": "Akwaaba ɛɔ" }\n')],
      ['pages/news/Über uns.json', bytes('{}\n')],
      ['pages/stages/ils.json', null],
    ])
    const next = await host.commit(changes, head, 'Welcome in Twi\n\n- three changes')
    const listing = await host.list()
    expect(listing.head).toBe(next)
    expect([...listing.files.keys()].sort()).toEqual([
      'pages/index.json',
      'pages/news/Über uns.json',
      'public/images/hall.jpg',
    ])
    expect(await contentOf(host, 'pages/index.json')).toEqual(changes.get('pages/index.json'))
    const { versions } = await host.status()
    expect(versions[0]).toMatchObject({ head: next, message: expect.stringMatching(/^Welcome in Twi/) })
    expect(Number.isNaN(Date.parse(versions[0]?.at ?? ''))).toBe(false)
  })

  test(`${name}: says which versions have changed a file, and after which each came`, async () => {
    const { host } = await start()
    const { head } = await host.list()
    const second = await host.commit(new Map([['pages/index.json', bytes('2')]]), head, 'Change the page')
    await host.commit(new Map([['pages/stages/ils.json', null]]), second ?? '', 'Delete another')
    const { versions } = await host.status()
    expect(versions.map(({ before }) => before).slice(0, 2)).toEqual([second, head])
    expect(versions.at(-1)).not.toHaveProperty('before')
    const ofPage = (await host.status('pages/index.json')).versions
    expect(ofPage[0]).toEqual(versions[1])
    expect(ofPage.map(({ message }) => message.trim())).not.toContain('Delete another')
  })

  test(`${name}: an earlier version can be read`, async () => {
    const { host } = await start()
    const { head } = await host.list()
    await host.commit(new Map([['pages/index.json', null]]), head, 'Delete')
    expect(await contentOf(host, 'pages/index.json', head)).toEqual(FILES.get('pages/index.json'))
  })

  test(`${name}: takes nothing on top of what others have published since`, async () => {
    const { host, publishElsewhere } = await start()
    const { head } = await host.list()
    await publishElsewhere(new Map([['pages/other.json', bytes('{}')]]))
    const own: HostChanges = new Map([['pages/index.json', bytes('own')]])
    expect(await host.commit(own, head, 'Change')).toBeUndefined()
    const listing = await host.list()
    expect(listing.files.has('pages/other.json')).toBe(true)
    expect(await contentOf(host, 'pages/index.json')).toEqual(FILES.get('pages/index.json'))
    expect(await host.commit(own, listing.head, 'Change')).toBe((await host.list()).head)
  })

  test.each([
    '../outside.json',
    'pages/../../outside.json',
    'pages/../package.json',
    'pages//index.json',
    'pages/.git/config',
    'pages/sub/.GIT/hooks/pre-commit',
    'pages\\index.json',
    'package.json',
    '/etc/passwd',
    'public/',
  ])(`${name}: refuses to write "%s", and publishes nothing of the rest`, async path => {
    const { host } = await start()
    const before = await host.list()
    const changes: HostChanges = new Map([
      ['pages/index.json', bytes('changed')],
      [path, bytes('x')],
    ])
    await expect(host.commit(changes, before.head, 'Change')).rejects.toThrow(HostError)
    expect(await host.list()).toEqual(before)
  })

  test.each(['0'.repeat(40), '--help', '../../x'])(
    `${name}: reads nothing for the digest "%s"`,
    async digest => {
      const { host } = await start()
      await expect(host.read([digest])).rejects.toThrow(HostError)
      await expect(host.list(digest)).rejects.toThrow(HostError)
    },
  )
}
