import type { BareRepository } from './BareRepository.ts'
import { describedBy } from './describedBy.ts'
import type { OpenRequest, Requests } from './Requests.ts'
import { type ForgeAnswer, type ForgeKind, NOT_FOUND, type Routes } from './serveForge.ts'

const routes = (repository: BareRepository, requests: Requests): Routes => ({
  'POST REPO/merge_requests': ({ body: { title, description, source_branch: branch } }) => ({
    status: 201,
    body: requestOf(requests.open(branch, title, description)),
  }),
  'GET REPO/merge_requests': () => ({ body: requests.waiting.map(requestOf) }),
  'POST REPO/merge_requests/*/approve': (_, number) => {
    requests.of(number).isApproved = true
    return { status: 201 }
  },
  'PUT REPO/merge_requests/*/merge': ({ body: { sha } }, number) =>
    requests.merge(number, sha) ? {} : { status: 405, body: { message: '405 Method Not Allowed' } },
  'POST REPO/merge_requests/*/notes': ({ body: { body } }, number) => {
    requests.of(number).notes.push(body)
    return { status: 201 }
  },
  'PUT REPO/merge_requests/*': (_, number) => {
    requests.of(number).state = 'closed'
    return {}
  },
  'GET REPO/repository/branches/main': () => ({
    body: { name: 'main', protected: true, can_push: true, commit: { id: repository.head } },
  }),
  'GET REPO/repository/commits/*': (_, sha) =>
    repository.has(`${sha}^{commit}`) ? { body: repository.log(sha).map(entryOf)[0] } : NOT_FOUND,
  'GET REPO/repository/commits': ({ query }) => ({
    body: repository.logOf(query.get('path')).map(entryOf),
  }),
  'GET REPO/repository/tree': ({ query }) => {
    const folder = `${query.get('path')}/`
    const all = repository.list(query.get('ref') ?? '').filter(({ path }) => path.startsWith(folder))
    if (all.length === 0) return NOT_FOUND
    const from = all.findIndex(({ sha }) => sha === query.get('page_token')) + 1
    // Always some pages.
    const size = Math.ceil(all.length / 3)
    const page = all.slice(from, from + size)
    const next = new URLSearchParams([...query, ['page_token', page.at(-1)?.sha ?? '']])
    // GitLab behind a proxy names an address of its own.
    const link = `<https://gitlab.internal/api/v4/projects/1/repository/tree?${next}>; rel="next"`
    return {
      body: page.map(({ sha, size: _, ...rest }) => ({ id: sha, ...rest })),
      ...(from + size < all.length && { headers: { link } }),
    }
  },
  'POST /api/graphql': ({ body: { variables } }) => {
    const found = repository.list(variables.head).filter(({ path }) => variables.paths.includes(path))
    const nodes = found.map(({ sha, size }) => ({ oid: sha, size: String(size) }))
    return { body: { data: { project: { repository: { blobs: { nodes } } } } } }
  },
  'GET REPO/repository/blobs/*/raw': (_, sha) =>
    repository.has(sha) ? { body: repository.read(sha) } : NOT_FOUND,
  'POST REPO/repository/commits': ({
    body: { branch: name, start_sha: start, commit_message: message, actions },
  }) => {
    const branch = start ?? name
    const known = new Set(repository.list(branch).map(({ path }) => path))
    const lastChange = (ref: string, path: string) => repository.log('-1', ref, '--', path)[0]?.sha
    const changes = new Map<string, Uint8Array | null>()
    for (const { action, file_path: path, content, encoding, last_commit_id: last } of actions) {
      if (action === 'create' && known.has(path)) return refused('A file with this name already exists')
      if (action !== 'create' && !known.has(path)) return refused("A file with this name doesn't exist")
      if (last && lastChange(last, path) !== lastChange(branch, path))
        return refused(`You are attempting to update a file \`${path}\` that has changed since you started.`)
      changes.set(path, action === 'delete' ? null : Buffer.from(content, encoding))
    }
    const made = start ? repository.commit(changes, start, message) : repository.publish(changes, message)
    if (start) requests.branch(name, made)
    return { status: 201, body: repository.log(made).map(entryOf)[0] }
  },
  'GET /user': () => ({ body: { username: 'ama', name: 'Ama Mensah' } }),
  'GET REPO': () => ({ body: { visibility: 'private' } }),
  'GET REPO/pipelines': () => ({ body: [] }),
})

const refused = (message: string): ForgeAnswer => ({ status: 400, body: { message } })

const entryOf = ({ sha, parents, name, date, message }: ReturnType<BareRepository['log']>[number]) => ({
  ...{ id: sha, parent_ids: parents, message },
  ...{ author_name: name, authored_date: date },
})

const requestOf = ({ number, branch, head, title, text }: OpenRequest) => ({
  ...{ iid: number, title, description: text, web_url: `https://gitlab.example/-/merge_requests/${number}` },
  ...{ author: { name: 'Ama Mensah' }, created_at: '2026-11-29T05:00:00Z', sha: head, source_branch: branch },
})

/** GitLab, as far as the studio uses it. */
export const gitLab: ForgeKind = {
  ...{ version: 'v4', address: '/projects/school%2Fwebsite', routes },
  described: describedBy('gitLab'),
}
