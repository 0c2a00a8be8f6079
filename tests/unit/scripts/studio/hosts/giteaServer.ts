import type { BareRepository } from './BareRepository.ts'
import { describedBy } from './describedBy.ts'
import type { OpenRequest, Requests } from './Requests.ts'
import type { ForgeAnswer, ForgeKind, Routes } from './serveForge.ts'

const routes = (repository: BareRepository, requests: Requests): Routes => ({
  'POST REPO/pulls': ({ body: { title, body, head } }) => ({
    status: 201,
    body: pullOf(requests.open(head, title, body)),
  }),
  'GET REPO/pulls': () => ({ body: requests.waiting.map(pullOf) }),
  'POST REPO/pulls/*/reviews': () => refused('approve your own pull is not allowed'),
  'POST REPO/pulls/*/merge': ({ body: { head_commit_id: head } }, number) =>
    requests.merge(number, head) ? {} : { status: 405, body: { message: 'Please try again later' } },
  'POST REPO/issues/*/comments': ({ body: { body } }, number) => {
    requests.of(number).notes.push(body)
    return { status: 201 }
  },
  'PATCH REPO/pulls/*': ({ body: { state } }, number) => {
    requests.of(number).state = state
    return { status: 201 }
  },
  'GET REPO/branches/main': () => ({
    body: { name: 'main', protected: true, user_can_push: true, commit: { id: repository.head } },
  }),
  'GET REPO/git/trees/*': ({ query }, sha) => {
    if (!repository.has(`${sha}^{tree}`)) return refused(`sha not found [${sha}]`)
    const all = repository.list(sha)
    // Always some pages.
    const size = Math.ceil(all.length / 3)
    const from = (Number(query.get('page')) - 1) * size
    return { body: { tree: all.slice(from, from + size), truncated: from + size < all.length } }
  },
  'GET REPO/git/blobs/*': (_, sha) => {
    if (!repository.has(sha)) return refused('object does not exist')
    const bytes = repository.read(sha)
    // Gitea's `DEFAULT_MAX_BLOB_SIZE`, but smaller.
    const content = bytes.length > 25 ? null : bytes.toString('base64')
    return { body: { sha, size: bytes.length, content, encoding: content && 'base64' } }
  },
  'GET REPO/raw/**': ({ query }, path) => ({ body: repository.read(`${query.get('ref')}:${path}`) }),
  'POST REPO/contents': ({ body: { branch, new_branch: other, message, files } }) => {
    const known = new Map(repository.list(branch).map(({ path, sha }) => [path, sha]))
    const changes = new Map<string, Uint8Array | null>()
    for (const { operation, path, content, sha } of files) {
      const now = known.get(path)
      if (operation === 'create' && now) return refused(`repository file already exists [path: ${path}]`)
      if (operation !== 'create' && sha !== now) return refused(`sha does not match [expected: ${now}]`)
      changes.set(path, operation === 'delete' ? null : Buffer.from(content, 'base64'))
    }
    const sha = other
      ? repository.commit(changes, repository.head, message)
      : repository.publish(changes, message)
    if (other) requests.branch(other, sha)
    const parents = repository.log(sha)[0]?.parents.map(parent => ({ sha: parent }))
    return { status: 201, body: { commit: { sha, parents } } }
  },
  'GET /user': () => ({ body: { login: 'ama', full_name: 'Ama Mensah' } }),
  'GET REPO': () => ({ body: { private: true, internal: false } }),
  'GET REPO/commits': ({ query }) => ({
    body: repository.logOf(query.get('path')).map(({ sha, parents, name, date, message }) => ({
      sha,
      parents: parents.map(parent => ({ sha: parent })),
      commit: { message, author: { name, date } },
    })),
  }),
  'GET REPO/commits/*/status': () => ({ body: { state: '', total_count: 0 } }),
})

const refused = (message: string): ForgeAnswer => ({ status: 422, body: { message } })

const pullOf = ({ number, branch, head, before, title, text }: OpenRequest) => ({
  ...{ number, title, body: text, html_url: `https://gitea.example/pulls/${number}`, merge_base: before },
  ...{ user: { login: 'ama', full_name: 'Ama Mensah' }, created_at: '2026-11-29T05:00:00Z' },
  ...{ head: { ref: branch, sha: head }, base: { ref: 'main' } },
})

/** Gitea and Forgejo, as far as the studio uses them. */
export const gitea: ForgeKind = {
  ...{ version: 'v1', address: '/repos/school/website', routes },
  described: describedBy('gitea'),
}
