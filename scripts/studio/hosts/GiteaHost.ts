import { z } from 'zod'
import { allowed, type ForgeOptions } from './ForgeClient.ts'
import {
  type Asking,
  encodedPath,
  type ForgeChange,
  ForgeHost,
  NO_FILE,
  NO_VERSION,
  type TreeEntry,
} from './ForgeHost.ts'
import { base64Of, bytesOfBase64, type HostVersion, type Proposal } from './Host.ts'

/**
 * A site in a repository of Gitea or Forgejo, which has to allow requests of pages elsewhere (`[cors]` of its
 * configuration). Its commits have no condition on the branch, so the head is compared before, and each file that is
 * changed or deleted with its digest (`sha`), by Gitea, when it commits. What is left is a race of some milliseconds about
 * other files: if somebody publishes these in between, both publications are kept, the commit has another parent, and
 * `commit` says that the head has moved. Nobody has seen both together then, and nothing is lost.
 */
export class GiteaHost extends ForgeHost {
  readonly #at = `/repos/${encodedPath(this.repository)}`
  /** Digest → a version and the path of a file there, for those that are too large to be read by digest. */
  readonly #places = new Map<string, { head: string; path: string }>()

  /** @param options `api` is `https://codeberg.org/api/v1`, for example */
  constructor(options: ForgeOptions & { api: string }) {
    super(new URL(options.api).hostname, options)
  }

  protected async latest() {
    const path = `${this.#at}/branches/${encodedPath(this.branch)}`
    const { commit, protected: isProtected, user_can_push: canPush } = await this.ask(branchSchema, path)
    return { head: commit.id, isProtected: isProtected && !canPush }
  }

  protected async tree(head: string): Promise<TreeEntry[]> {
    const files: TreeEntry[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const { tree, truncated } = await this.ask(treeSchema, `${this.#at}/git/trees/${head}`, {
        query: { recursive: 'true', page },
        missing: NO_VERSION,
      })
      for (const { path, mode, sha, size } of tree ?? []) {
        files.push({ path, mode, digest: sha, size })
        this.#places.set(sha, { head, path })
      }
      isLast = !truncated
    }
    return files
  }

  protected async blob(digest: string): Promise<Uint8Array> {
    const { content, size } = await this.ask(blobSchema, `${this.#at}/git/blobs/${digest}`, {
      missing: NO_FILE,
    })
    if (content || size === 0) return bytesOfBase64(content ?? '')
    const place = this.#places.get(digest)
    const address = `${this.api}${this.#at}/raw/${encodedPath(place?.path ?? '')}`
    return (
      await this.request(address, { query: { ref: place?.head ?? '' }, accept: '*/*', missing: NO_FILE })
    ).bytes
  }

  protected async publish(changes: readonly ForgeChange[], head: string, message: string) {
    const commit = await this.#commit(changes, message)
    return commit.parents[0]?.sha === head ? commit.sha : undefined
  }

  /** Its branch begins where the other one is, which is compared with `head` before. */
  protected async offer(
    changes: readonly ForgeChange[],
    _head: string,
    { branch, title, text, message }: Asking,
  ): Promise<string> {
    await this.#commit(changes, message, branch)
    const body = { title, body: text, head: branch, base: this.branch }
    return (await this.ask(pullSchema, `${this.#at}/pulls`, { method: 'POST', body })).html_url
  }

  protected async waiting(): Promise<(Proposal & { branch: string })[]> {
    const pulls = await this.ask(z.array(pullSchema), `${this.#at}/pulls`, {
      query: { state: 'open', limit: 50 },
    })
    return pulls
      .filter(({ base }) => base.ref === this.branch)
      .map(({ number, html_url: address, title, body, user, created_at: at, head, merge_base: before }) => ({
        ...{ id: String(number), address, at, head: head.sha, before, branch: head.ref },
        author: user.full_name || user.login,
        message: `${title}\n\n${body}`.trim(),
      }))
  }

  protected async accept(id: string, head: string): Promise<void> {
    const at = `${this.api}${this.#at}/pulls/${id}`
    const review = { event: 'APPROVED', body: '', commit_id: head }
    await allowed(this.request(`${at}/reviews`, { method: 'POST', body: review }))
    const merge = { Do: 'merge', head_commit_id: head, delete_branch_after_merge: true }
    await this.request(`${at}/merge`, { method: 'POST', body: merge })
  }

  protected async sendBack(id: string, words: string): Promise<void> {
    const at = `${this.api}${this.#at}`
    await this.request(`${at}/issues/${id}/comments`, { method: 'POST', body: { body: words } })
    await this.request(`${at}/pulls/${id}`, { method: 'PATCH', body: { state: 'closed' } })
  }

  async #commit(changes: readonly ForgeChange[], message: string, branch?: string) {
    const files = changes.map(({ path, content, before }) => ({
      operation: content === null ? 'delete' : before === undefined ? 'create' : 'update',
      path,
      ...(content !== null && { content: base64Of(content) }),
      ...(before !== undefined && { sha: before }),
    }))
    const { commit } = await this.ask(filesSchema, `${this.#at}/contents`, {
      method: 'POST',
      body: { branch: this.branch, ...(branch !== undefined && { new_branch: branch }), message, files },
    })
    return commit
  }

  protected async author(): Promise<string> {
    const { login, full_name: name } = await this.ask(userSchema, '/user')
    return name || login
  }

  protected async versions(path?: string): Promise<HostVersion[]> {
    const least = { limit: 50, stat: 'false', verification: 'false', files: 'false' }
    const commits = await this.ask(commitsSchema, `${this.#at}/commits`, {
      query: { sha: this.branch, ...least, ...(path !== undefined && { path }) },
    })
    return commits.map(({ sha, parents: [before], commit: { author, message } }) => ({
      head: sha,
      author: author.name,
      at: new Date(author.date).toISOString(),
      message,
      ...(before && { before: before.sha }),
    }))
  }

  protected async isPublic(): Promise<boolean> {
    const repository = await this.ask(repositorySchema, this.#at)
    return !repository.private && !repository.internal
  }

  protected async progress(head: string) {
    const { state, total_count: count } = await this.ask(statusSchema, `${this.#at}/commits/${head}/status`)
    if (count === 0) return undefined
    if (state === 'pending') return 'building'
    return state === 'error' || state === 'failure' ? 'failed' : 'live'
  }
}

const branchSchema = z.object({
  commit: z.object({ id: z.string() }),
  protected: z.boolean(),
  user_can_push: z.boolean(),
})
const treeSchema = z.object({
  tree: z
    .array(z.object({ path: z.string(), mode: z.string(), sha: z.string(), size: z.number() }))
    .nullish(),
  truncated: z.boolean(),
})
const blobSchema = z.object({ content: z.string().nullish(), size: z.number() })
const filesSchema = z.object({
  commit: z.object({ sha: z.string(), parents: z.array(z.object({ sha: z.string() })) }),
})
const userSchema = z.object({ login: z.string(), full_name: z.string() })
const commitsSchema = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(z.object({ sha: z.string() })),
    commit: z.object({ message: z.string(), author: z.object({ name: z.string(), date: z.string() }) }),
  }),
)
const pullSchema = z.object({
  number: z.number(),
  html_url: z.string(),
  title: z.string(),
  body: z.string(),
  user: userSchema,
  created_at: z.string(),
  head: z.object({ ref: z.string(), sha: z.string() }),
  base: z.object({ ref: z.string() }),
  merge_base: z.string(),
})
const repositorySchema = z.object({ private: z.boolean(), internal: z.boolean().optional() })
const statusSchema = z.object({ state: z.string(), total_count: z.number() })
