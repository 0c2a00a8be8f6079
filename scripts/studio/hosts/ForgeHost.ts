import { ForgeClient, type ForgeOptions, hostError, unlessRefused } from './ForgeClient.ts'
import {
  type Decision,
  digestOf,
  type Host,
  type HostChanges,
  HostError,
  type HostFile,
  type HostStatus,
  type HostVersion,
  isSitePath,
  type Listing,
  type Proposal,
} from './Host.ts'

/** A file of a repository, as its tree lists it. */
export interface TreeEntry extends HostFile {
  path: string
  /** As git writes it: `100644`. */
  mode: string
}

/** A file that is to be written. */
export interface ForgeChange {
  /** In the repository. */
  path: string
  content: Uint8Array | null
  /** Digest of what is there now; absent where nothing is. */
  before?: string
}

/** A branch on which colleagues look at changes, and what they are told of it. */
export interface Asking {
  branch: string
  title: string
  text: string
  /** Of the commit. */
  message: string
}

/**
 * What the forges have in common: paths, and the order in which a publication is checked. A forge says how its tree, its files and its commits are asked for.
 */
export abstract class ForgeHost extends ForgeClient implements Host {
  readonly #folders: readonly (readonly [site: string, repository: string])[]
  /** The last version that was listed: a version never changes. */
  #listed: Listing | undefined

  /** @param name of the forge, as authors know it */
  constructor(name: string, options: ForgeOptions & { api: string }) {
    super(name, options)
    const { folders = { pages: 'pages-json', public: 'public' } } = options
    this.#folders = Object.entries(folders).map(([site, folder]) => [`${site}/`, `${folder}/`] as const)
  }

  /** The latest commit of the branch, and whether this author needs a colleague's approval there. */
  protected abstract latest(): Promise<{ head: string; isProtected: boolean }>
  /** The files of a commit, below `folders` at least. */
  protected abstract tree(head: string, folders: readonly string[]): Promise<TreeEntry[]>
  /** The bytes of a file. They are compared with the digest afterwards. */
  protected abstract blob(digest: string): Promise<Uint8Array>
  /** Makes one commit. @returns the new head; nothing where it came after another than `head` */
  protected abstract publish(
    changes: readonly ForgeChange[],
    head: string,
    message: string,
  ): Promise<string | undefined>
  /** Makes one commit after `head` on a branch of its own, and asks for its approval. @returns where */
  protected abstract offer(changes: readonly ForgeChange[], head: string, asking: Asking): Promise<string>
  /** What waits for approval, on branches of whatever name. */
  protected abstract waiting(): Promise<(Proposal & { branch: string })[]>
  /** Approves a proposal where this author can, and brings it into the branch, unless another version than `head` waits there. */
  protected abstract accept(id: string, head: string): Promise<void>
  /** Ends a proposal. */
  protected abstract sendBack(id: string, words: string): Promise<void>
  protected abstract author(): Promise<string>
  /** @param path in the repository, of a file whose versions are asked for */
  protected abstract versions(path?: string): Promise<HostVersion[]>
  protected abstract isPublic(): Promise<boolean>
  /** What becomes of a commit; nothing where the forge has not begun to build it. */
  protected abstract progress(head: string): Promise<'building' | 'live' | 'failed' | undefined>

  async list(head?: string): Promise<Listing> {
    if (head !== undefined && !DIGEST.test(head)) throw new HostError('failed', NO_VERSION)
    const at = head ?? (await this.latest()).head
    if (this.#listed?.head === at) return this.#listed
    const files = new Map<string, HostFile>()
    const folders = this.#folders.map(([, folder]) => folder.slice(0, -1))
    for (const { path, mode, digest, size } of await this.tree(at, folders)) {
      const own = moved(path, this.#folders, 'fromRepository')
      // Links and submodules lead out of the site.
      if (mode.startsWith('100') && own !== undefined && isSitePath(own)) files.set(own, { digest, size })
    }
    this.#listed = { head: at, files }
    return this.#listed
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    if (!digests.every(digest => DIGEST.test(digest))) throw new HostError('failed', NO_FILE)
    const found = await this.readTogether(digests)
    const rest = [...new Set(digests)].filter(digest => !found.has(digest))
    await eightAtOnce(rest, async digest => {
      const bytes = await this.blob(digest)
      if ((await digestOf(bytes)) !== digest)
        throw hostError('away', `A file did not arrive whole from ${this.name}. Try again.`)
      found.set(digest, bytes)
    })
    return found
  }

  async commit(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    const prepared = await this.#prepare(changes, head)
    if (!prepared) return undefined
    const { chosen, isProtected } = prepared
    if (chosen.length === 0) return head
    if (isProtected) throw this.protectedError()
    try {
      return await this.publish(chosen, head, message)
    } catch (refusal) {
      // Somebody else was faster, or only the answer was lost: what is published now is the truth.
      if (await this.#hasMoved(head, refusal)) return undefined
      throw refusal
    }
  }

  async propose(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    const prepared = await this.#prepare(changes, head)
    if (!prepared) return undefined
    if (prepared.chosen.length === 0)
      throw new HostError('failed', 'Others have published the same meanwhile. Nothing is left to approve.')
    const [title = '', ...rest] = message.split('\n')
    const at = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const branch = `${PROPOSED}${at}-${crypto.randomUUID().slice(0, 4)}`
    return this.offer(prepared.chosen, head, { branch, title, text: rest.join('\n').trim(), message })
  }

  async proposals(): Promise<Proposal[]> {
    const own = (await this.waiting()).filter(({ branch }) => branch.startsWith(PROPOSED))
    return own.map(({ branch: _, ...proposal }) => proposal)
  }

  async decide({ id, head }: Pick<Proposal, 'id' | 'head'>, decision: Decision): Promise<void> {
    if (decision !== 'publish') return this.sendBack(id, decision.sendBack)
    try {
      await this.accept(id, head)
    } catch (refusal) {
      if (!(refusal instanceof HostError) || refusal.failure !== 'failed') throw refusal
      throw hostError(
        'failed',
        'This cannot be published as it is: others have changed the same since, or it is being checked still. Try again in a minute, or send it back.',
      )
    }
  }

  /** What is to be written, in the words of the repository; nothing where others have published since. */
  async #prepare(
    changes: HostChanges,
    head: string,
  ): Promise<{ chosen: ForgeChange[]; isProtected: boolean } | undefined> {
    for (const path of changes.keys())
      if (!isSitePath(path)) throw new HostError('refused', `“${path}” is no file of a site.`)
    const latest = await this.latest()
    if (latest.head !== head) return undefined
    const { files } = await this.list(head)
    const chosen = [...changes].flatMap(([path, content]): ForgeChange[] => {
      const before = files.get(path)?.digest
      const own = moved(path, this.#folders, 'toRepository')
      if (own === undefined || (content === null && before === undefined)) return []
      return [{ path: own, content, ...(before !== undefined && { before }) }]
    })
    return { chosen, isProtected: latest.isProtected }
  }

  async status(path?: string): Promise<HostStatus> {
    const file = path === undefined ? undefined : moved(path, this.#folders, 'toRepository')
    const [author, versions, isPublic] = await Promise.all([
      this.isSignedIn ? unlessRefused(this.author()) : undefined,
      this.versions(file),
      this.isPublic(),
    ])
    const known = { ...(author !== undefined && { author }), versions, isPublic }
    if (file !== undefined) return known
    const [last] = versions
    const progress = last && (await unlessRefused(this.progress(last.head)))
    // A build begins some seconds after its commit.
    const isNew = last && Date.now() - Date.parse(last.at) < BUILD_BEGINS_WITHIN
    return { ...known, live: progress ?? (isNew ? 'building' : 'unknown') }
  }

  /** Files that a forge answers with one request. Those that it leaves out are read one by one. */
  protected async readTogether(_digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    return new Map()
  }

  async #hasMoved(head: string, refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof HostError) || refusal.failure === 'signedOut' || refusal.failure === 'busy')
      return false
    if (/fast.forward/i.test(refusal.message)) return true
    return this.latest().then(
      latest => latest.head !== head,
      () => false,
    )
  }
}

/** How the branches of proposals begin. */
const PROPOSED = 'studio/'

const DIGEST = /^[0-9a-f]{40}$/
const BUILD_BEGINS_WITHIN = 600_000
export const NO_VERSION = 'There is no such version.'
export const NO_FILE = 'There is no such file.'

/** A path in the other one of two folders. @returns nothing for what is in none of them */
function moved(
  path: string,
  folders: readonly (readonly [site: string, repository: string])[],
  direction: 'toRepository' | 'fromRepository',
): string | undefined {
  for (const [site, repository] of folders) {
    const [from, to] = direction === 'toRepository' ? [site, repository] : [repository, site]
    if (path.startsWith(from)) return to + path.slice(from.length)
  }
  return undefined
}

/** Acts on each item, on eight at a time; after a failure no further ones are begun. */
export async function eightAtOnce<T>(items: Iterable<T>, act: (item: T) => Promise<void>): Promise<void> {
  // A loop that is left by an error closes a generator, and so ends the others.
  const queue = (function* () {
    yield* items
  })()
  const work = async () => {
    for (const item of queue) await act(item)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

/** A path as a part of an address. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
