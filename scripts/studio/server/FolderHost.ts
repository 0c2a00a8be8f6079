import { createHash } from 'node:crypto'
import type { Folders } from '../../lib/Folders.ts'
import { type Host, type HostChanges, HostError, type HostStatus, type Listing } from '../hosts/Host.ts'
import { FolderFiles } from './FolderFiles.ts'

/** A site in two folders that nothing else keeps. What its author publishes is written there; earlier versions are nowhere. */
export class FolderHost implements Host {
  readonly #files: FolderFiles

  constructor(folders: Folders) {
    this.#files = new FolderFiles(folders)
  }

  async list(head?: string): Promise<Listing> {
    const onDisk = [...(await this.#files.list())].sort(([one], [other]) => (one < other ? -1 : 1))
    const files = onDisk.map(
      ([
        path,
        {
          stamp,
          digests: [digest = ''],
        },
      ]) => {
        return [path, { digest, size: Number(stamp.split(' ')[1]) }] as const
      },
    )
    const hash = createHash('sha1')
    for (const [path, { digest }] of files) hash.update(`${digest} ${path}\n`)
    const current = hash.digest('hex')
    if (head !== undefined && head !== current) throw new HostError('failed', 'There is no such version.')
    return { head: current, files: new Map(files) }
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    const paths = new Map<string, string>()
    for (const [path, { digests: found }] of await this.#files.list())
      if (found[0] !== undefined) paths.set(found[0], path)
    const read = digests.map(async (digest): Promise<[string, Uint8Array]> => {
      const path = paths.get(digest)
      const bytes = path === undefined ? undefined : await this.#files.read(path)
      if (!bytes) throw new HostError('failed', 'There is no such file.')
      return [digest, new Uint8Array(bytes)]
    })
    return new Map(await Promise.all(read))
  }

  async commit(changes: HostChanges, head: string): Promise<string | undefined> {
    for (const path of changes.keys()) await this.#files.placeOf(path)
    if ((await this.list()).head !== head) return undefined
    // A disk has no step for several files: what is new comes first, so that nothing is missing in between.
    for (const [path, content] of changes) if (content) await this.#files.write(path, content)
    for (const [path, content] of changes) if (!content) await this.#files.write(path, null)
    return (await this.list()).head
  }

  async status(): Promise<HostStatus> {
    // No version names anybody, so nobody is asked for a name.
    return { author: '', versions: [], isPublic: false }
  }
}
