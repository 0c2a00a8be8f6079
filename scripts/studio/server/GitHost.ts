import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GitError } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'
import { isHiddenPath } from '../../site/folder.ts'
import { PROTECTED } from '../hosts/ForgeClient.ts'
import type { HostStatus, HostVersion, Listing } from '../hosts/Host.ts'
import { digestOf, type Host, type HostChanges, HostError, isSitePath } from '../hosts/Host.ts'
import { type Checkout, placeInGit, siteFilesIn } from './Checkout.ts'
import { explainLocalFailure, explainPushFailure, isOvertaken } from './gitFailures.ts'
import { commitTree } from './gitTrees.ts'

/** The studio looks without being asked, so no program may open a window for a password. */
const QUIET = { SSH_ASKPASS_REQUIRE: 'never', GIT_ASKPASS: '', GCM_INTERACTIVE: 'never' }

/** A fetch that runs no program which the configuration of a received repository names. */
const LOOKING = [
  ...['-c', 'protocol.ext.allow=never', '-c', 'core.hooksPath=/dev/null'],
  ...['fetch', '--upload-pack=git-upload-pack'],
]

/** How many versions are listed. */
const VERSIONS = 50

/** The site as the branch has it to which a checkout of this computer publishes. The working tree takes no part. */
export class GitHost implements Host {
  readonly #checkout: Checkout

  constructor(checkout: Checkout) {
    this.#checkout = checkout
  }

  async list(head?: string): Promise<Listing> {
    return this.#answer(async () => {
      const { git, upstream } = this.#checkout
      // Without a connection it is as it was seen last.
      if (head === undefined) await this.#fetch().catch(() => undefined)
      const commit = head === undefined ? await git.run(['rev-parse', upstream]) : await this.#known(head)
      return { head: commit, files: await siteFilesIn(this.#checkout, commit) }
    })
  }

  async read(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    if (!digests.every(isId)) throw new HostError('failed', 'There is no such file.')
    return this.#answer(async () => {
      const found = await this.#checkout.git.readBlobs(digests)
      for (const digest of digests)
        if ((await digestOf(found.get(digest) ?? new Uint8Array())) !== digest)
          throw new HostError('failed', 'There is no such file.')
      return new Map([...found].map(([digest, content]) => [digest, new Uint8Array(content)]))
    })
  }

  async commit(changes: HostChanges, head: string, message: string): Promise<string | undefined> {
    for (const path of changes.keys())
      if (!isSitePath(path) || isHiddenPath(path))
        throw new HostError('refused', `“${path}” is no file of a site.`)
    const scratch = await mkdtemp(join(tmpdir(), 'chalkline-commit-'))
    try {
      return await this.#answer(() => this.#commit(changes, head, message, join(scratch, 'index')))
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  async #commit(
    changes: HostChanges,
    head: string,
    message: string,
    index: string,
  ): Promise<string | undefined> {
    const { git, upstream, remote, remoteBranch } = this.#checkout
    if ((await git.run(['rev-parse', upstream])) !== head) return undefined
    await git.run(['read-tree', head], { index })
    const entries: string[] = []
    for (const [path, content] of changes) {
      const name = placeInGit(this.#checkout, path)
      const id = content && (await git.run(['hash-object', '-w', '--stdin'], { input: content }))
      entries.push(id ? `100644 ${id}\t${name}\0` : `0 ${'0'.repeat(40)}\t${name}\0`)
    }
    await git.run(['update-index', '-z', '--index-info'], { index, input: entries.join('') })
    const tree = await git.run(['write-tree'], { index })
    if (tree === (await git.run(['rev-parse', `${head}^{tree}`]))) return head
    const commit = await commitTree(git, tree, head, message)
    try {
      await git.run(['push', '--porcelain', '--progress', remote, `${commit}:${remoteBranch}`])
    } catch (error) {
      if (!isOvertaken(error)) explainPushFailure(error)
      await this.#fetch()
      return undefined
    }
    // A push says so by itself where it runs with the usual refspecs alone.
    await git.run(['update-ref', upstream, commit])
    return commit
  }

  async status(path?: string): Promise<HostStatus> {
    return this.#answer(async () => {
      const { git, upstream, content } = this.#checkout
      const author = await git.ask(['config', 'user.name'])
      const format = ['%H', '%P', '%an', '%aI', '%B'].join('%x00')
      const words = [
        'log',
        `-${VERSIONS}`,
        '--first-parent',
        `--format=${format}%x01`,
        upstream,
        '--',
        ...(path === undefined ? content : [`:(top,literal)${placeInGit(this.#checkout, path)}`]),
      ]
      const versions = (await git.run(words)).split('\u0001').flatMap((entry): HostVersion[] => {
        const [head, parents = '', author = '', at = '', message = ''] = entry.trimStart().split('\0')
        const [before] = parents.split(' ')
        if (!head) return []
        const found = { head, author, at: new Date(at).toISOString(), message: message.trim() }
        return [{ ...found, ...(before && { before }) }]
      })
      return { ...(author !== undefined && { author }), versions, isPublic: false }
    })
  }

  #fetch(): Promise<string> {
    const { git, remote } = this.#checkout
    return git.run([...LOOKING, remote], { env: QUIET })
  }

  /** @throws HostError for what is no version of the site */
  async #known(head: string): Promise<string> {
    const { git, upstream } = this.#checkout
    if (isId(head) && (await git.succeeds(['merge-base', '--is-ancestor', head, upstream]))) return head
    throw new HostError('failed', 'There is no such version.')
  }

  /** Says what git said in words for authors. */
  async #answer<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task().catch(explainLocalFailure)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      const { cause, message } = error
      const isAway = cause instanceof GitError && cause.isTimeout
      const refusal = PROTECTED.test(message) ? 'unapproved' : 'refused'
      throw new HostError(isAway ? 'away' : refusal, message, { cause: error })
    }
  }
}

const isId = (word: string): boolean => /^[\da-f]{40}$/.test(word)
