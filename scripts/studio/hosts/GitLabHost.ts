import { z } from 'zod'
import { allowed, type ForgeOptions, type Reply } from './ForgeClient.ts'
import {
  type Asking,
  eightAtOnce,
  type ForgeChange,
  ForgeHost,
  NO_FILE,
  NO_VERSION,
  type TreeEntry,
} from './ForgeHost.ts'
import { base64Of, HostError, type HostVersion, type Proposal } from './Host.ts'

/**
 * A site in a project of GitLab. Its commits have no condition on the branch (`start_sha` is for new branches alone), so the
 * head is compared before, and each file that is changed or deleted with the head (`last_commit_id`), by GitLab, when it
 * commits. What is left is a race of some milliseconds about other files: if somebody publishes these in between, both
 * publications are kept, the commit has another parent, and `commit` says that the head has moved. Nobody has seen
 * both together then, and nothing is lost.
 */
export class GitLabHost extends ForgeHost {
  readonly #at = `/projects/${encodeURIComponent(this.repository)}`
  /** Digest → bytes of the file, which GitLab's trees do not say. */
  readonly #sizes = new Map<string, number>()

  constructor(options: ForgeOptions) {
    super('GitLab', { ...options, api: options.api ?? 'https://gitlab.com/api/v4' })
  }

  protected async latest() {
    const path = `${this.#at}/repository/branches/${encodeURIComponent(this.branch)}`
    const { commit, protected: isProtected, can_push: canPush } = await this.ask(branchSchema, path)
    return { head: commit.id, isProtected: isProtected && canPush === false }
  }

  protected async tree(head: string, folders: readonly string[]): Promise<TreeEntry[]> {
    // A folder that does not exist, and a commit that does not, have the same answer.
    await this.ask(commitSchema, `${this.#at}/repository/commits/${head}`, {
      query: { stats: 'false' },
      missing: NO_VERSION,
    })
    const files: z.infer<typeof pageSchema> = []
    for (const folder of folders) files.push(...(await this.#folder(head, folder)))
    await this.#learnSizes(head, files)
    return files.map(({ path, mode, id }) => ({ path, mode, digest: id, size: this.#sizes.get(id) ?? 0 }))
  }

  async #folder(head: string, folder: string): Promise<z.infer<typeof pageSchema>> {
    const files: z.infer<typeof pageSchema> = []
    let query: Record<string, string> | undefined = {
      ref: head,
      path: folder,
      recursive: 'true',
      pagination: 'keyset',
      per_page: '100',
    }
    while (query) {
      const { bytes, headers }: Reply = await this.request(`${this.api}${this.#at}/repository/tree`, {
        query,
        missing: NO_FILE,
      }).catch(withoutFolder)
      files.push(...this.parse(pageSchema, bytes).filter(({ mode }) => mode.startsWith('100')))
      // Only what is asked for is taken from the link: the token goes to no other address.
      const link: string | undefined = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
      query = link === undefined ? undefined : Object.fromEntries(new URL(link).searchParams)
    }
    return files
  }

  async #learnSizes(head: string, files: z.infer<typeof pageSchema>): Promise<void> {
    const unknown = files.filter(({ id }) => !this.#sizes.has(id))
    const groups = Array.from({ length: Math.ceil(unknown.length / 50) }, (_, at) =>
      unknown.slice(at * 50, at * 50 + 50).map(({ path }) => path),
    )
    await eightAtOnce(groups, async paths => {
      const { data } = await this.query(sizesSchema, SIZES, { project: this.repository, head, paths })
      for (const { oid, size } of data.project.repository.blobs.nodes) this.#sizes.set(oid, Number(size))
    })
    const left = unknown.filter(({ id }) => !this.#sizes.has(id))
    await eightAtOnce(left, async ({ id }) => {
      this.#sizes.set(id, (await this.blob(id)).length)
    })
  }

  protected async blob(digest: string): Promise<Uint8Array> {
    const address = `${this.api}${this.#at}/repository/blobs/${digest}/raw`
    return (await this.request(address, { accept: '*/*', missing: NO_FILE })).bytes
  }

  protected async publish(changes: readonly ForgeChange[], head: string, message: string) {
    const { id, parent_ids } = await this.#commit(changes, head, { branch: this.branch, message })
    return parent_ids[0] === head ? id : undefined
  }

  protected async offer(
    changes: readonly ForgeChange[],
    head: string,
    { branch, title, text, message }: Asking,
  ): Promise<string> {
    await this.#commit(changes, head, { branch, message, start: head })
    const places = { source_branch: branch, target_branch: this.branch, remove_source_branch: true }
    return (
      await this.ask(requestSchema, `${this.#at}/merge_requests`, {
        method: 'POST',
        body: { ...places, title, description: text },
      })
    ).web_url
  }

  protected async waiting(): Promise<(Proposal & { branch: string })[]> {
    const found = await this.ask(z.array(requestSchema), `${this.#at}/merge_requests`, {
      query: { state: 'opened', target_branch: this.branch, per_page: 50 },
    })
    const proposals: (Proposal & { branch: string })[] = []
    for (const { iid, web_url, title, description, author, created_at, sha, source_branch } of found) {
      const commit = await this.ask(commitSchema, `${this.#at}/repository/commits/${sha}`)
      const [before] = commit.parent_ids
      proposals.push({
        ...{ id: String(iid), address: web_url, at: created_at, head: sha, branch: source_branch },
        ...(before !== undefined && { before }),
        author: author.name,
        message: `${title}\n\n${description ?? ''}`.trim(),
      })
    }
    return proposals
  }

  protected async accept(id: string, head: string): Promise<void> {
    const at = `${this.api}${this.#at}/merge_requests/${id}`
    await allowed(this.request(`${at}/approve`, { method: 'POST', body: { sha: head } }))
    await this.request(`${at}/merge`, { method: 'PUT', body: { sha: head } })
  }

  protected async sendBack(id: string, words: string): Promise<void> {
    const at = `${this.api}${this.#at}/merge_requests/${id}`
    await this.request(`${at}/notes`, { method: 'POST', body: { body: words } })
    await this.request(at, { method: 'PUT', body: { state_event: 'close' } })
  }

  #commit(
    changes: readonly ForgeChange[],
    head: string,
    { branch, message, start }: { branch: string; message: string; start?: string },
  ) {
    const actions = changes.map(({ path, content, before }) => ({
      action: content === null ? 'delete' : before === undefined ? 'create' : 'update',
      file_path: path,
      ...(content !== null && { content: base64Of(content), encoding: 'base64' }),
      ...(before !== undefined && { last_commit_id: head }),
    }))
    return this.ask(commitSchema, `${this.#at}/repository/commits`, {
      method: 'POST',
      body: { branch, commit_message: message, actions, ...(start !== undefined && { start_sha: start }) },
    })
  }

  protected async author(): Promise<string> {
    return (await this.ask(userSchema, '/user')).name
  }

  protected async versions(path?: string): Promise<HostVersion[]> {
    const commits = await this.ask(z.array(commitSchema), `${this.#at}/repository/commits`, {
      query: { ref_name: this.branch, per_page: 50, ...(path !== undefined && { path }) },
    })
    return commits.map(({ id, parent_ids: [before], author_name, authored_date, message }) => ({
      head: id,
      author: author_name,
      at: new Date(authored_date).toISOString(),
      message,
      ...(before !== undefined && { before }),
    }))
  }

  protected async isPublic(): Promise<boolean> {
    return (await this.ask(projectSchema, this.#at)).visibility === 'public'
  }

  protected async progress(head: string) {
    const [last] = await this.ask(pipelinesSchema, `${this.#at}/pipelines`, { query: { sha: head } })
    if (!last) return undefined
    if (last.status === 'success' || last.status === 'skipped') return 'live'
    return last.status === 'failed' || last.status === 'canceled' ? 'failed' : 'building'
  }
}

/** A folder that does not exist has no files. */
function withoutFolder(error: unknown): Reply {
  if (error instanceof HostError && error.message === NO_FILE)
    return { bytes: new TextEncoder().encode('[]'), headers: new Headers() }
  throw error
}

const SIZES = `query ($project: ID!, $head: String!, $paths: [String!]!) {
  project(fullPath: $project) { repository { blobs(ref: $head, paths: $paths) { nodes { oid size } } } }
}`

const branchSchema = z.object({
  commit: z.object({ id: z.string() }),
  protected: z.boolean(),
  can_push: z.boolean().optional(),
})
const pageSchema = z.array(z.object({ id: z.string(), path: z.string(), mode: z.string() }))
const sizesSchema = z.object({
  data: z.object({
    project: z.object({
      repository: z.object({
        // A number beyond 32 bits is a text in GraphQL.
        blobs: z.object({
          nodes: z.array(z.object({ oid: z.string(), size: z.union([z.string(), z.number()]) })),
        }),
      }),
    }),
  }),
})
const commitSchema = z.object({
  id: z.string(),
  parent_ids: z.array(z.string()),
  author_name: z.string(),
  authored_date: z.string(),
  message: z.string(),
})
const requestSchema = z.object({
  iid: z.number(),
  web_url: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  author: z.object({ name: z.string() }),
  created_at: z.string(),
  sha: z.string(),
  source_branch: z.string(),
})
const userSchema = z.object({ name: z.string() })
const projectSchema = z.object({ visibility: z.string().optional() })
const pipelinesSchema = z.array(z.object({ status: z.string() }))
