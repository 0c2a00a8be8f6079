import { z } from 'zod'
import { allowed, type ForgeOptions } from './ForgeClient.ts'
import {
  type Asking,
  eightAtOnce,
  encodedPath,
  type ForgeChange,
  ForgeHost,
  NO_FILE,
  NO_VERSION,
  type TreeEntry,
} from './ForgeHost.ts'
import { base64Of, digestOf, HostError, type HostVersion, type Proposal } from './Host.ts'

/**
 * A site in a repository of GitHub. A publication is blobs, a tree and a commit that nobody sees, and then a branch that
 * takes the commit only if it comes after the head that was read: no moment publishes a part of it.
 */
export class GitHubHost extends ForgeHost {
  /** Digests of documents, which GraphQL answers as texts. */
  readonly #documents = new Set<string>()
  readonly #at = `/repos/${encodedPath(this.repository)}`

  constructor(options: ForgeOptions) {
    super('GitHub', { ...options, api: options.api ?? 'https://api.github.com' })
  }

  protected async latest() {
    const { object } = await this.ask(refSchema, `${this.#at}/git/ref/heads/${encodedPath(this.branch)}`)
    return { head: object.sha, isProtected: false }
  }

  protected async tree(head: string): Promise<TreeEntry[]> {
    const { tree, truncated } = await this.ask(treeSchema, `${this.#at}/git/trees/${head}`, {
      query: { recursive: 1 },
      missing: NO_VERSION,
    })
    if (truncated)
      throw new HostError(
        'failed',
        `“${this.repository}” has more files than GitHub lists at once. Ask who looks after the website to keep it in a repository of its own.`,
      )
    for (const { path, sha } of tree) if (path.endsWith('.json')) this.#documents.add(sha)
    return tree.map(({ path, mode, sha, size = 0 }) => ({ path, mode, digest: sha, size }))
  }

  protected async blob(digest: string): Promise<Uint8Array> {
    const { bytes } = await this.request(`${this.api}${this.#at}/git/blobs/${digest}`, {
      accept: 'application/vnd.github.raw+json',
      missing: NO_FILE,
    })
    return bytes
  }

  /** Documents by 50. A text that GitHub changes on the way is left out. */
  protected override async readTogether(digests: readonly string[]): Promise<Map<string, Uint8Array>> {
    const documents = [...new Set(digests)].filter(digest => this.#documents.has(digest))
    const found = new Map<string, Uint8Array>()
    if (documents.length < 3) return found
    const groups = Array.from({ length: Math.ceil(documents.length / 50) }, (_, at) =>
      documents.slice(at * 50, at * 50 + 50),
    )
    await eightAtOnce(groups, async group => {
      for (const bytes of await this.#texts(group)) {
        const digest = await digestOf(bytes)
        if (group.includes(digest)) found.set(digest, bytes)
      }
    })
    return found
  }

  async #texts(digests: readonly string[]): Promise<Uint8Array[]> {
    const [owner, name] = this.repository.split('/')
    const fields = digests.map((digest, at) => `b${at}: object(oid: "${digest}") { ... on Blob { text } }`)
    const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`
    try {
      const { data } = await this.query(textsSchema, query, { owner, name })
      return Object.values(data.repository).flatMap(blob =>
        typeof blob?.text === 'string' ? new TextEncoder().encode(blob.text) : [],
      )
    } catch (error) {
      // GraphQL has limits and rights of its own; files are read one by one without it.
      if (error instanceof HostError && error.failure !== 'away') return []
      throw error
    }
  }

  protected async publish(changes: readonly ForgeChange[], head: string, message: string): Promise<string> {
    const commit = await this.#commitAfter(changes, head, message)
    await this.ask(refSchema, `${this.#at}/git/refs/heads/${encodedPath(this.branch)}`, {
      method: 'PATCH',
      body: { sha: commit, force: false },
    })
    return commit
  }

  protected async offer(
    changes: readonly ForgeChange[],
    head: string,
    { branch, title, text, message }: Asking,
  ): Promise<string> {
    const sha = await this.#commitAfter(changes, head, message)
    await this.ask(refSchema, `${this.#at}/git/refs`, {
      method: 'POST',
      body: { ref: `refs/heads/${branch}`, sha },
    })
    const body = { title, body: text, head: branch, base: this.branch }
    return (await this.ask(pullSchema, `${this.#at}/pulls`, { method: 'POST', body })).html_url
  }

  protected async waiting(): Promise<(Proposal & { branch: string })[]> {
    const pulls = await this.ask(z.array(pullSchema), `${this.#at}/pulls`, {
      query: { state: 'open', base: this.branch, per_page: 50 },
    })
    return pulls.map(({ number, html_url: address, title, body, user, created_at: at, head, base }) => ({
      ...{ id: String(number), address, at, head: head.sha, before: base.sha, branch: head.ref },
      author: user?.login ?? '',
      message: `${title}\n\n${body ?? ''}`.trim(),
    }))
  }

  protected async accept(id: string, head: string): Promise<void> {
    const at = `${this.api}${this.#at}/pulls/${id}`
    await allowed(this.request(`${at}/reviews`, { method: 'POST', body: { event: 'APPROVE' } }))
    await this.request(`${at}/merge`, { method: 'PUT', body: { sha: head, merge_method: 'merge' } })
  }

  protected async sendBack(id: string, words: string): Promise<void> {
    const at = `${this.api}${this.#at}`
    await this.request(`${at}/issues/${id}/comments`, { method: 'POST', body: { body: words } })
    await this.request(`${at}/pulls/${id}`, { method: 'PATCH', body: { state: 'closed' } })
  }

  /** Makes a commit that no branch has yet. */
  async #commitAfter(changes: readonly ForgeChange[], head: string, message: string): Promise<string> {
    const entries: object[] = []
    await eightAtOnce(changes, async ({ path, content }) => {
      entries.push({ path, mode: '100644', type: 'blob', ...(await this.#contentOf(path, content)) })
    })
    const { tree } = await this.ask(commitSchema, `${this.#at}/git/commits/${head}`)
    const made = await this.#post('trees', { base_tree: tree.sha, tree: entries })
    return this.#post('commits', { message, tree: made, parents: [head] })
  }

  /** A document goes into the tree itself: GitHub takes 80 requests a minute that write. */
  async #contentOf(path: string, content: Uint8Array | null): Promise<object> {
    if (content === null) return { sha: null }
    const text = path.endsWith('.json') ? textOfUtf8(content) : undefined
    if (text !== undefined) return { content: text }
    return { sha: await this.#post('blobs', { content: base64Of(content), encoding: 'base64' }) }
  }

  async #post(kind: 'blobs' | 'trees' | 'commits', body: object): Promise<string> {
    return (await this.ask(objectSchema, `${this.#at}/git/${kind}`, { method: 'POST', body })).sha
  }

  protected async author(): Promise<string> {
    const { name, login } = await this.ask(userSchema, '/user')
    return name || login
  }

  protected async versions(path?: string): Promise<HostVersion[]> {
    const commits = await this.ask(commitsSchema, `${this.#at}/commits`, {
      query: { sha: this.branch, per_page: 50, ...(path !== undefined && { path }) },
    })
    return commits.map(({ sha, parents: [before], commit: { author, message } }) => ({
      head: sha,
      author: author?.name ?? '',
      at: new Date(author?.date ?? 0).toISOString(),
      message,
      ...(before && { before: before.sha }),
    }))
  }

  protected async isPublic(): Promise<boolean> {
    return !(await this.ask(repositorySchema, this.#at)).private
  }

  /** The workflow that publishes counts. Where it has another name, all of them do. */
  protected async progress(head: string) {
    const { workflow_runs: runs } = await this.ask(runsSchema, `${this.#at}/actions/runs`, {
      query: { head_sha: head },
    })
    const publishing = runs.filter(({ path }) => /\/publish\.ya?ml$/.test(path))
    const counted = publishing.length > 0 ? publishing : runs
    if (counted.length === 0) return undefined
    if (counted.some(({ status }) => status !== 'completed')) return 'building'
    const isLive = counted.every(({ conclusion }) => conclusion === 'success' || conclusion === 'skipped')
    return isLive ? 'live' : 'failed'
  }
}

/** @returns nothing for bytes that are no text in UTF-8 */
function textOfUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const objectSchema = z.object({ sha: z.string() })
const refSchema = z.object({ object: objectSchema })
const commitSchema = z.object({ tree: objectSchema })
const treeSchema = z.object({
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), sha: z.string(), size: z.number().optional() }),
  ),
  truncated: z.boolean(),
})
const textsSchema = z.object({
  data: z.object({
    repository: z.record(z.string(), z.object({ text: z.string().nullish() }).nullable()),
  }),
})
const userSchema = z.object({ login: z.string(), name: z.string().nullish() })
const commitsSchema = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(objectSchema),
    commit: z.object({
      message: z.string(),
      author: z.object({ name: z.string().optional(), date: z.string().optional() }).nullable(),
    }),
  }),
)
const pullSchema = z.object({
  number: z.number(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  created_at: z.string(),
  head: z.object({ ref: z.string(), sha: z.string() }),
  base: objectSchema,
})
const repositorySchema = z.object({ private: z.boolean() })
const runsSchema = z.object({
  workflow_runs: z.array(
    z.object({ path: z.string(), status: z.string().nullable(), conclusion: z.string().nullable() }),
  ),
})
