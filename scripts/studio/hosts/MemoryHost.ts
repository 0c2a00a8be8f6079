import type { HostFile, HostStatus, HostVersion, Listing } from './Host.ts'
import { digestOf, type Host, type HostChanges, HostError, type HostFailure, isSitePath } from './Host.ts'

interface Kept extends HostVersion {
  files: ReadonlyMap<string, HostFile>
}

/** A site in memory, for tests and for trying the studio out: all of it ends with the program. */
export class MemoryHost implements Host {
  readonly #contents = new Map<string, Uint8Array>()
  readonly #versions: Kept[] = []
  readonly #author: string
  /** What the next calls fail with, for tests of what is said then. */
  failure: HostFailure | undefined

  private constructor(author: string) {
    this.#author = author
  }

  /** @param files path → content */
  static async of(files: HostChanges, author = 'Ama Mensah'): Promise<MemoryHost> {
    const host = new MemoryHost(author)
    await host.#add(files, 'The site as it was', author)
    return host
  }

  async list(head?: string): Promise<Listing> {
    this.#answer()
    const found = head === undefined ? this.#versions.at(-1) : this.#versions.find(one => one.head === head)
    if (!found) throw new HostError('failed', 'There is no such version.')
    return { head: found.head, files: found.files }
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    this.#answer()
    return new Map(
      digests.map(digest => {
        const content = this.#contents.get(digest)
        if (!content) throw new HostError('failed', 'There is no such file.')
        return [digest, content]
      }),
    )
  }

  async commit(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    this.#answer()
    if (head !== this.#versions.at(-1)?.head) return undefined
    return this.#add(changes, message, this.#author)
  }

  async status(path?: string): Promise<HostStatus> {
    this.#answer()
    const versions = this.#versions.flatMap(({ files, ...version }, at) => {
      const before = this.#versions[at - 1]
      const isOther = path === undefined || files.get(path)?.digest !== before?.files.get(path)?.digest
      return isOther ? { ...version, ...(before && { before: before.head }) } : []
    })
    return { author: this.#author, versions: versions.reverse(), isPublic: false }
  }

  /** Publishes as a colleague does. */
  publishAs(author: string, changes: HostChanges, message: string): Promise<string> {
    return this.#add(changes, message, author)
  }

  #answer(): void {
    if (this.failure) throw new HostError(this.failure, `The host failed: ${this.failure}.`)
  }

  async #add(changes: HostChanges, message: string, author: string): Promise<string> {
    const files = new Map(this.#versions.at(-1)?.files)
    for (const [path, content] of changes) {
      if (!isSitePath(path)) throw new HostError('refused', `“${path}” is no file of a site.`)
      if (content === null) {
        files.delete(path)
        continue
      }
      const digest = await digestOf(content)
      this.#contents.set(digest, content)
      files.set(path, { digest, size: content.length })
    }
    const head = String(this.#versions.length + 1)
    this.#versions.push({ head, files, message, author, at: new Date().toISOString() })
    return head
  }
}
